import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { builtFolder, groupOf, hostsFolder } from '../test/hosts/places.js';
import { addCounts, countingInto, sayCounts } from './counts/counts.js';
import { root, run, runCompiler } from './run.js';
import { slowness } from './slowness.js';
import { fail, Refusal, step } from './step.js';

// `node scripts/hosts.js` builds the package, packs it, installs it in the hosts of test/hosts,
// builds each host for production and drives it in a browser. `node scripts/hosts.js editors/quill`
// does so with the hosts whose names begin with a word given. `--built` takes the package as it was
// built last. `--again` also takes it as it was installed last: it is for working on the hosts.

/** The maximum duration of the whole script on an ordinary machine with two cores, in minutes. */
const limitMinutes = 12;
const slownessBefore = slowness();

const words = process.argv.slice(2);
const again = words.includes('--again');
const built = words.includes('--built');
const wanted = words.filter((word) => !word.startsWith('--'));
const isWanted = (/** @type {string} */ name) =>
  wanted.length === 0 || wanted.some((word) => name.startsWith(word));

/** The hosts that are built: folders with a page, or with the script of their group's page. */
const pages = globSync('*/*/{index.html,main.{js,ts,tsx}}', {
  cwd: hostsFolder,
  exclude: ['**/node_modules/**'],
}).map((file) => dirname(file).replaceAll('\\', '/'));

/** Hosts without a folder, which their tests start. */
const started = ['wordpress'];

/** Checks without a page: templates of frameworks, and environments of unit tests. */
const unpaged = { name: 'types', folder: join(root, 'test/types') };

const hosts = [...new Set(pages)].filter(isWanted).sort();
const groups = [...new Set(hosts.map(groupOf))];
const folders = groups.map((group) => join(hostsFolder, group));
if (isWanted(unpaged.name)) folders.push(unpaged.folder);

const quietly = ['--no-audit', '--no-fund', '--loglevel', 'error'];
const environment = { PUPPETEER_SKIP_DOWNLOAD: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };

/**
 * Installs the packages of a folder's lockfile, unless they are installed already.
 * @param {string} folder
 */
async function installFolder(folder) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'node_modules/.installed-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lockfile) return;
  // Unlike `npm ci`, this accepts lockfiles without optional packages of other systems.
  await run('npm', ['install', ...quietly, '--no-save', '--prefix', folder], environment);
  writeFileSync(installed, lockfile);
}

/** Installs WordPress and its dependencies, if possible and needed. */
async function installWordPress() {
  const programs = ['--import', 'tsx', 'hosts/wordpress/server/programs.ts'];
  if (isWanted('wordpress')) await run('node', programs, environment);
}

/** Packs the package as npm would publish it, and installs it in every group of hosts. */
async function installPackage() {
  const folder = mkdtempSync(join(tmpdir(), 'dam-elements-pack-'));
  try {
    await run('npm', ['pack', '--silent', '--pack-destination', folder]);
    const [tarball] = globSync('*.tgz', { cwd: folder });
    if (tarball === undefined) throw new Refusal('npm pack made no file');
    const only = ['--no-save', '--no-package-lock', '--prefer-offline', join(folder, tarball)];
    const install = async (/** @type {string} */ group) => {
      const place = join(hostsFolder, group);
      rmSync(join(place, 'node_modules/dam-elements'), { recursive: true, force: true });
      await run('npm', ['install', ...quietly, '--prefix', place, ...only], environment);
    };
    await all(groups.map(install));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Waits for all promises before it rejects, so that no command runs into the next step.
 * @param {readonly Promise<void>[]} works
 */
async function all(works) {
  const failure = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}

/**
 * Gives a host without a page the page of its group.
 * @param {string} name
 * @returns {import('vite').Plugin}
 */
function groupPage(name) {
  const own = join(hostsFolder, name, 'index.html');
  const page = join(hostsFolder, groupOf(name), 'index.html');
  return {
    name: 'group-page',
    enforce: 'pre',
    resolveId: (id) => (id === own ? own : undefined),
    load: (id) =>
      id === own && !existsSync(own)
        ? readFileSync(page, 'utf8').replaceAll('{{host}}', name)
        : undefined,
  };
}

/**
 * Builds a host with its own `build.js`, which gets the output folder, or with Vite.
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
    // Third-party libraries cause many warnings. Tests find what breaks a page.
    logLevel: 'error',
    base: './',
    plugins: [groupPage(name)],
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 5000 },
  });
}

/** Checks the types of pages and templates with the installed package, and runs unit tests. */
async function checkTypes() {
  for (const group of groups) {
    const configuration = join(hostsFolder, group, 'tsconfig.json');
    if (existsSync(configuration)) await runCompiler('--project', configuration);
  }
  if (isWanted(unpaged.name)) await run('node', [join(unpaged.folder, 'run.js')]);
}

/** Tests the built hosts. */
async function drive() {
  const filter = wanted.length > 0 ? ['--grep', wanted.join('|')] : [];
  const options = ['--config', 'test/hosts/playwright.config.ts', ...filter];
  await run('playwright', ['test', ...options], counting);
}

/** Throws if all of it took longer than it may, as fast as the machine was. */
function checkDuration() {
  const minutes = performance.now() / 60_000;
  const times = Math.max(slownessBefore, slowness());
  const allowed = limitMinutes * times;
  const report = `${minutes.toFixed(1)} min of at most ${allowed.toFixed(1)} (${limitMinutes}, ${times.toFixed(1)} times slower)`;
  if (minutes > allowed) throw new Refusal(`the hosts took ${report}`);
  console.log(report);
}

async function main() {
  if (hosts.length === 0 && ![...started, unpaged.name].some(isWanted)) {
    throw new Refusal(`no host is named ${wanted.join(' or ')}`);
  }
  if (!again) {
    // Building uses the processor and installing the network, so they run in parallel.
    const dependencies = step('dependencies', () => all(folders.map(installFolder)));
    const build = ['scripts/build.js', '--quiet'];
    const first = built ? [] : [step('package', () => run('node', build))];
    await all([dependencies, installWordPress(), ...first]);
    if (groups.length > 0) await step('installation', installPackage);
  }
  const builds = step('hosts', async () => {
    for (const name of hosts) await step(name, () => buildHost(name));
  });
  // Each uses one processor.
  await all([step('types', checkTypes), builds]);
  if (hosts.length > 0 || started.some(isWanted)) await step('tests', drive);
  checkDuration();
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
  addCounts(sayCounts(countsFile, process.exitCode === 1));
  rmSync(folder, { recursive: true });
}
