import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowsers } from './browsers.js';
import { runChecks } from './checks.js';
import { countingInto, sumCounts } from './counts/counts.js';
import { run } from './run.js';
import { findServers } from './servers.js';
import { fail, Refusal, step } from './step.js';
import { nodeTests } from './test-files.js';

// `node scripts/test.js` does all that has to hold: the checks, then the tests. One part of the
// tests, or some of its files, run by `node scripts/test.js node|attack|elements|e2e|engines [file or pattern]`.

const folder = mkdtempSync(join(tmpdir(), 'dam-elements-'));
const countsFile = join(folder, 'counts');
const environment = {
  ...countingInto(countsFile),
  PUPPETEER_SKIP_DOWNLOAD: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
};

/** @type {Record<string, (files: readonly string[]) => Promise<void>>} */
const parts = {
  node: (files) => {
    const reporters = [
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=./scripts/counts/node.js', '--test-reporter-destination=stderr'],
    ];
    const chosen = files.length > 0 ? files : nodeTests;
    const flags = ['--import', 'tsx', '--test', '--test-concurrency=2'];
    return run('node', [...flags, ...reporters, ...chosen], environment);
  },

  attack: (names) => {
    const limits = names.some((name) => name.startsWith('--seconds')) ? [] : ['--seconds', '60'];
    const attacks = ['--import', 'tsx', 'bench/attack/run.ts', ...names, ...limits];
    return run('node', attacks, environment);
  },

  elements: (files) => {
    const chosen = files.flatMap((file) => ['--files', file]);
    return run('web-test-runner', chosen, environment);
  },

  e2e: (files) => {
    const configuration = ['--config', 'test/e2e/playwright.config.ts'];
    return run('playwright', ['test', ...configuration, ...files], environment);
  },

  engines: (files) => {
    findBrowsers();
    const configuration = ['--config', 'test/e2e/engines/playwright.config.ts'];
    return run('playwright', ['test', ...configuration, ...files], environment);
  },
};

function findBrowsers() {
  const { chromium, firefox, webkit } = requireBrowsers();
  console.log(`Chromium: ${chromium}\nFirefox: ${firefox}`);
  console.log(webkit ? `WebKit: ${webkit.browser}` : 'WebKit: not found, so left out');
}

/** @param {readonly string[]} words */
async function main([part, ...files]) {
  if (part !== undefined) {
    const work = parts[part];
    if (!work)
      throw new Refusal(`no part is named ${part}; there are ${Object.keys(parts).join(', ')}`);
    await step(part, () => work(files));
    return;
  }
  // Programs come first: to learn after minutes that one is missing would be late.
  await step('browsers', findBrowsers);
  await step('servers', findServers);
  await runChecks();
  for (const [name, work] of Object.entries(parts)) await step(name, () => work([]));
}

writeFileSync(countsFile, '');
try {
  await main(process.argv.slice(2));
} catch (error) {
  fail(error);
} finally {
  const { passed, failed } = sumCounts(countsFile);
  // What broke before it could report counts too.
  const broken = process.exitCode === 1 && failed === 0 ? 1 : failed;
  rmSync(folder, { recursive: true });
  console.log(`\n${passed} passed, ${broken} failed`);
}
