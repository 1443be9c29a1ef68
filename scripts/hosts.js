import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { builtFolder, groupOf, hostsFolder } from '../test/hosts/places.js';
import { countingInto, sumCounts } from './counts/counts.js';
import { run } from './run.js';
import { fail, Refusal, step } from './step.js';

// `node scripts/hosts.js` builds the package, packs it, installs it in the hosts of test/hosts,
// builds each host for production and drives it in a browser. `node scripts/hosts.js editors/quill`
// does so with the hosts whose names begin with a word given. `--again` leaves out the package:
// it is for working on the hosts.

const words = process.argv.slice(2);
const again = words.includes('--again');
const wanted = words.filter((word) => !word.startsWith('--'));

/** The folder of each host that is built: the one that holds its first page. */
const hosts = globSync('*/*/index.html', { cwd: hostsFolder, exclude: ['**/node_modules/**'] })
  .map((page) => dirname(page).replaceAll('\\', '/'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
  .sort();

const groups = [...new Set(hosts.map(groupOf))];

const environment = { PUPPETEER_SKIP_DOWNLOAD: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };

/**
 * Installs what the lockfile of a group of hosts names, unless that is there already, and then the
 * package itself.
 * @param {string} group
 * @param {string} tarball
 */
async function installGroup(group, tarball) {
  const folder = join(hostsFolder, group);
  const quietly = ['--no-audit', '--no-fund', '--loglevel', 'error', '--prefix', folder];
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'node_modules/.installed-lock.json');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lockfile) {
    await run('npm', ['ci', ...quietly], environment);
    writeFileSync(installed, lockfile);
  }
  rmSync(join(folder, 'node_modules/dam-elements'), { recursive: true, force: true });
  const only = ['--no-save', '--no-package-lock', '--prefer-offline'];
  await run('npm', ['install', ...quietly, ...only, tarball], environment);
}

/** Packs the package as npm would publish it, and installs it in every group of hosts. */
async function installPackage() {
  const folder = mkdtempSync(join(tmpdir(), 'dam-elements-pack-'));
  try {
    await run('npm', ['pack', '--silent', '--pack-destination', folder]);
    const [tarball] = globSync('*.tgz', { cwd: folder });
    if (tarball === undefined) throw new Refusal('npm pack made no file');
    for (const group of groups) await installGroup(group, join(folder, tarball));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Builds a host by its own `build.js` where it has one, which is given the folder to write to, else
 * with Vite.
 * @param {string} name
 */
async function buildHost(name) {
  const folder = join(hostsFolder, name);
  const outDir = builtFolder(name);
  rmSync(outDir, { recursive: true, force: true });
  const own = join(folder, 'build.js');
  if (existsSync(own)) return run('node', [own, outDir]);
  const configFile = ['vite.config.js', 'vite.config.ts'].find((file) =>
    existsSync(join(folder, file)),
  );
  await build({
    root: folder,
    configFile: configFile === undefined ? false : join(folder, configFile),
    logLevel: 'warn',
    base: './',
    build: { outDir, target: 'es2022', chunkSizeWarningLimit: 5000 },
  });
}

/** Checks the types of a group's pages against the package as installed, and the hosts' own. */
async function checkTypes() {
  for (const group of groups) {
    const configuration = join(hostsFolder, group, 'tsconfig.json');
    if (existsSync(configuration)) await run('tsc', ['--project', configuration]);
  }
}

async function main() {
  if (hosts.length === 0) throw new Refusal(`no host is named ${wanted.join(' or ')}`);
  if (!again) {
    await step('package', () => run('node', ['scripts/build.js', '--quiet']));
    await step('installation', installPackage);
  }
  await step('types', checkTypes);
  await step('hosts', async () => {
    for (const name of hosts) await step(name, () => buildHost(name));
  });
  const filter = wanted.length > 0 ? ['--grep', wanted.join('|')] : [];
  const configuration = ['--config', 'test/hosts/playwright.config.ts'];
  await step('tests', () => run('playwright', ['test', ...configuration, ...filter], counting));
}

const folder = mkdtempSync(join(tmpdir(), 'dam-elements-'));
const countsFile = join(folder, 'counts');
const counting = { ...environment, ...countingInto(countsFile) };
writeFileSync(countsFile, '');
try {
  await step('all hosts', main);
} catch (error) {
  fail(error);
} finally {
  const { passed, failed } = sumCounts(countsFile);
  rmSync(folder, { recursive: true });
  const broken = process.exitCode === 1 && failed === 0 ? 1 : failed;
  console.log(`\n${passed} passed, ${broken} failed`);
}
