import { createHash } from 'node:crypto';
import { output } from './commands.js';

/**
 * A software bill of materials in CycloneDX form.
 * @typedef {{
 *   serialNumber: string,
 *   metadata: { timestamp: string, component: { name: string } },
 *   components: import('./licences.js').Component[],
 * }} Materials
 */

/**
 * Lists the packages that are installed together with this one, from the lock file of `folder`. The
 * list of a commit is always the same: its time is that of the commit.
 * @param {string} folder
 * @param {string} name The name of the package.
 */
export function listMaterials(folder, name) {
  const omitted = ['dev', 'optional', 'peer'].flatMap((type) => ['--omit', type]);
  const form = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', ...omitted];
  /** @type {unknown} */
  const reply = JSON.parse(output(folder, 'npm', form));
  const list = /** @type {Materials} */ (reply);
  list.metadata.component.name = name;
  list.metadata.timestamp = output(folder, 'git', ['log', '-1', '--format=%cI']).trim();
  const digest = createHash('sha256').update(JSON.stringify(list.components)).digest('hex');
  const groups = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(digest)?.slice(1) ?? [];
  list.serialNumber = `urn:uuid:${groups.join('-')}`;
  return list;
}
