import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenLinks } from '../site/check/links.js';
import { checkSnippets } from '../site/check/snippets.js';
import { CommandError, root, run } from './run.js';
import { fail, Refusal } from './step.js';

// `node scripts/site.js` serves the documentation site while its pages are written, and
// `node scripts/site.js build` builds it into site/dist. `--built` takes the package as it was built
// last. A build fails if code in a document or page does not compile, or a link leads nowhere. The
// site's packages are installed when they are needed first, or have changed.

const folder = join(root, 'site');
const words = process.argv.slice(2);
const building = words.includes('build');

try {
  if (!words.includes('--built') || !existsSync(join(root, 'dist/custom-elements.json'))) {
    console.log('Building the elements, which takes about 40 s …');
    await run('node', ['scripts/build.js', '--quiet']);
  }
  await install();
  await run('node', ['site/sync/sync.js']);
  if (building) await build();
  else await astro(['dev']);
} catch (error) {
  fail(error);
}

async function build() {
  const { count, problems } = checkSnippets(root);
  refuse(problems);
  await astro(['build', '--silent']);
  refuse(brokenLinks(join(folder, 'dist'), process.env['SITE_BASE'] ?? '/'));
  console.log(`${count} pieces of code compile, and all links between pages lead somewhere.`);
  console.log('The site is in site/dist; any web server can show it.');
}

/** @param {readonly string[]} problems */
function refuse(problems) {
  if (problems.length > 0) throw new Refusal(`\n${problems.join('\n')}`);
}

/** Installs the packages of the site's lockfile, unless they are installed already. */
async function install() {
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'node_modules/.installed-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lockfile) return;
  console.log("Installing the site's packages, which takes about 20 s …");
  const quietly = ['--no-audit', '--no-fund', '--loglevel', 'error'];
  await run('npm', ['install', ...quietly, '--no-save', '--prefix', folder]);
  writeFileSync(installed, lockfile);
}

/**
 * Runs the site's generator in its folder.
 * @param {readonly string[]} parameters
 */
async function astro(parameters) {
  const program = join(folder, 'node_modules/astro/bin/astro.mjs');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: folder,
    env,
    stdio: 'inherit',
  });
  await once(child, 'close');
  if (child.exitCode !== 0) throw new CommandError('The site could not be built');
}
