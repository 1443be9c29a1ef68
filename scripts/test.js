import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowsers } from './browsers.js';
import { runChecks } from './checks.js';
import { countingInto, sayCounts } from './counts/counts.js';
import { run } from './run.js';
import { findServers } from './servers.js';
import { fail, Refusal, step } from './step.js';
import { nodeTests } from './test-files.js';

// `node scripts/test.js` runs the checks, then all tests. To run one part of the tests, or some of
// its files: `node scripts/test.js node|attack|elements|e2e|engines|hosts [file or pattern]`.

/**
 * The lanes run in parallel, the parts of a lane one after the other. These tests wait for browsers
 * and clocks more than they use a processor.
 */
const lanes = [['elements'], ['e2e', 'engines']];

const folder = mkdtempSync(join(tmpdir(), 'dam-elements-'));
const countsFile = join(folder, 'counts');
const environment = {
  ...countingInto(countsFile),
  PUPPETEER_SKIP_DOWNLOAD: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
};

/** @type {Record<string, (files: readonly string[], label?: string) => Promise<void>>} */
const parts = {
  node: (files, label) => {
    const reporters = [
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=./scripts/counts/node.js', '--test-reporter-destination=stderr'],
    ];
    const chosen = files.length > 0 ? files : nodeTests;
    const flags = ['--import', 'tsx', '--test', '--test-concurrency=3'];
    return run('node', [...flags, ...reporters, ...chosen], environment, label);
  },

  attack: (names, label) => {
    const limits = names.some((name) => name.startsWith('--seconds')) ? [] : ['--seconds', '60'];
    const attacks = ['--import', 'tsx', 'bench/attack/run.ts', ...names, ...limits];
    return run('node', attacks, environment, label);
  },

  elements: (files, label) => {
    const chosen = files.flatMap((file) => ['--files', file]);
    return run('web-test-runner', chosen, environment, label);
  },

  e2e: (files, label) => {
    const configuration = ['--config', 'test/e2e/playwright.config.ts'];
    return run('playwright', ['test', ...configuration, ...files], environment, label);
  },

  engines: (files, label) => {
    findBrowsers();
    const configuration = ['--config', 'test/e2e/engines/playwright.config.ts'];
    return run('playwright', ['test', ...configuration, ...files], environment, label);
  },

  hosts: (names, label) =>
    run('node', ['scripts/hosts.js', '--built', ...names], environment, label),
};

function findBrowsers() {
  const { chromium, firefox, webkit } = requireBrowsers();
  console.log(`Chromium: ${chromium}\nFirefox: ${firefox}`);
  console.log(webkit ? `WebKit: ${webkit.browser}` : 'WebKit: not found, its tests are skipped');
}

/**
 * @param {string} name
 * @param {readonly string[]} [files] Default: all files.
 * @param {string} [label]
 */
async function runPart(name, files = [], label) {
  const work = parts[name];
  if (!work)
    throw new Refusal(`no part is named ${name}; there are ${Object.keys(parts).join(', ')}`);
  await step(name, () => work(files, label));
}

/** @param {readonly string[]} names */
async function runLane(names) {
  for (const name of names) await runPart(name, [], name);
}

/** @param {readonly string[]} words */
async function main([part, ...files]) {
  if (part !== undefined) return runPart(part, files);
  // Programs come first, so that a missing one is reported immediately.
  await step('browsers', findBrowsers);
  await step('servers', findServers);
  await runChecks();
  // Attacks measure the broker's speed, and many Node tests depend on time, so both run alone.
  await runPart('attack');
  await runPart('node');
  const ends = await Promise.allSettled(lanes.map(runLane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  // WordPress uses both processors.
  await runPart('hosts');
}

writeFileSync(countsFile, '');
try {
  await main(process.argv.slice(2));
} catch (error) {
  fail(error);
} finally {
  sayCounts(countsFile, process.exitCode === 1);
  rmSync(folder, { recursive: true });
}
