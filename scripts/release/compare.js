import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../step.js';

/**
 * Refuses builds that are not the same to the byte, and names what differs. Nobody could check that
 * such a package was built from its source.
 * @param {string} one The folder of a build.
 * @param {string} other
 */
export function checkSameBuild(one, other) {
  const [first, second] = [hashesIn(one), hashesIn(other)];
  const names = new Set([...first.keys(), ...second.keys()]);
  const different = [...names].filter((name) => first.get(name) !== second.get(name)).sort();
  if (different.length === 0) return first.size;
  const more = different.length > 3 ? ` and ${different.length - 3} more` : '';
  throw new Refusal(
    `two builds of the same commit differ: ${different.slice(0, 3).join(', ')}${more}. Look for a time, a path or an order in them that is not always the same`,
  );
}

/**
 * The hash of each file below `folder`, by its path.
 * @param {string} folder
 */
function hashesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => {
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
      return [path.slice(folder.length + 1), hash];
    }),
  );
}
