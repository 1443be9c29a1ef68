import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseChanges } from './release/changelog.js';
import { checkOut, requireClean } from './release/checkout.js';
import { output, show } from './release/commands.js';
import { checkSameBuild } from './release/compare.js';
import { checkLicences } from './release/licences.js';
import { listMaterials } from './release/materials.js';
import { describePublication, pack } from './release/pack.js';
import { checkSurface, surfaceOf } from './release/surface.js';
import { root } from './run.js';
import { fail, Refusal, step } from './step.js';

// `npm run release -- --dry-run` goes through a release and changes nothing. Without the flag it also
// writes the changelog and the record of what the version offers, and leaves the packed package and
// its bill of materials in `release/`. Publishing them is left to a workflow, which signs where they
// come from. `--skip-tests` runs the checks alone.

const flags = process.argv.slice(2);
const isDryRun = flags.includes('--dry-run');
const [unknown] = flags.filter((flag) => !['--dry-run', '--skip-tests'].includes(flag));

/** What the last version offered, written by its release. */
const recordPath = 'scripts/release/last-version.json';

/** @param {string} path */
const readJson = (path) => /** @type {unknown} */ (JSON.parse(readFileSync(path, 'utf8')));

/** @param {string} place A new folder for the clones. */
async function release(place) {
  /** @type {{ name: string, version: string, exports: object, repository: { url: string } }} */
  const manifest = /** @type {never} */ (readJson(join(root, 'package.json')));
  const { name, version } = manifest;
  console.log(`${name} ${version}${isDryRun ? ', a dry run: nothing is changed' : ''}`);
  await step('working tree', () => requireClean(root));
  const day = new Date().toISOString().slice(0, 10);
  const changes = releaseChanges(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version, day);

  let first = '';
  await step('clean checkout', () => void (first = checkOut(root, place, 'first')));
  const materials = listMaterials(first, name);
  await step('licences', () => {
    checkLicences(materials.components);
    console.log(
      `${materials.components.length} packages come with this one, all with a licence that is allowed`,
    );
  });
  const checks = flags.includes('--skip-tests') ? 'check' : 'test';
  await step(checks, () => show(first, 'npm', ['run', '--silent', checks]));

  const surface = surfaceOf(
    /** @type {never} */ (readJson(join(first, 'dist/custom-elements.json'))),
    manifest,
  );
  await step('what pages use', () => {
    const record = join(root, recordPath);
    const before = /** @type {import('./release/surface.js').Surface | undefined} */ (
      existsSync(record) ? readJson(record) : undefined
    );
    const lost = checkSurface(before, surface);
    if (!before) console.log('this is the first version: no page can break');
    else
      console.log(
        lost.length > 0 ? lost.join('\n') : `nothing that ${before.version} offers is gone`,
      );
  });

  const target = isDryRun ? join(place, 'release') : join(root, 'release');
  mkdirSync(target, { recursive: true });
  await step('second build', () => {
    const second = checkOut(root, place, 'second');
    show(second, 'npm', ['run', '--silent', 'build', '--', '--quiet']);
    const files = checkSameBuild(join(first, 'dist'), join(second, 'dist'));
    console.log(`both builds have the same ${files} files`);
  });
  const packed = pack(first, target);
  writeFileSync(
    join(target, `${name}-${version}.cdx.json`),
    `${JSON.stringify(materials, null, 2)}\n`,
  );

  console.log(`\n${changes.entry}`);
  const commit = output(root, 'git', ['rev-parse', 'HEAD']).trim();
  console.log(describePublication(packed, { commit, repository: manifest.repository.url }));
  if (isDryRun) return;
  writeFileSync(join(root, 'CHANGELOG.md'), changes.text);
  writeFileSync(join(root, recordPath), `${JSON.stringify(surface, null, 2)}\n`);
  console.log(
    `\nCommit CHANGELOG.md and ${recordPath}, tag the commit v${version}, and push the tag.`,
  );
}

const place = mkdtempSync(join(tmpdir(), 'dam-elements-release-'));
// Some tests start a program as a user without rights, who has to reach the clones.
chmodSync(place, 0o755);
try {
  if (unknown !== undefined) {
    throw new Refusal(`${unknown} is not known. There are --dry-run and --skip-tests`);
  }
  await release(place);
} catch (error) {
  fail(error);
} finally {
  rmSync(place, { recursive: true });
}
