import { join } from 'node:path';
import { Refusal } from '../step.js';
import { output } from './commands.js';

/**
 * Refuses a folder with changes that are not committed: they would not be in the release.
 * @param {string} folder
 */
export function requireClean(folder) {
  const lines = output(folder, 'git', ['status', '--porcelain']).split('\n').filter(Boolean);
  if (lines.length === 0) return;
  const names = lines.map((line) => line.slice(3));
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  throw new Refusal(
    `the working tree has changes that are not committed: ${names.slice(0, 3).join(', ')}${more}. Commit or stash them, since a release is built from the last commit`,
  );
}

/**
 * Makes a clone of the last commit of `source` in a new folder below `place`, and installs exactly
 * what its lock file names. Returns the clone's path.
 * @param {string} source
 * @param {string} place
 * @param {string} name
 */
export function checkOut(source, place, name) {
  const folder = join(place, name);
  output(place, 'git', ['clone', '--quiet', '--no-hardlinks', source, folder]);
  output(folder, 'npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  return folder;
}
