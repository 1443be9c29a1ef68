import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowsers } from './browsers.js';
import { countingInto, sumCounts } from './counts/counts.js';
import { CommandError, run } from './run.js';
import { nodeTests } from './test-files.js';

// `node scripts/test.js` does all that has to hold. `… node|elements|e2e [file or pattern…]` runs
// one part of the tests, or some of its files.

const counting = mkdtempSync(join(tmpdir(), 'dam-elements-'));
const countsFile = join(counting, 'counts');
const environment = {
  ...countingInto(countsFile),
  PUPPETEER_SKIP_DOWNLOAD: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
};

/** @type {Record<string, (files: readonly string[]) => Promise<void>>} */
const parts = {
  node: (files) => {
    const reporters = ['spec=stdout', './scripts/counts/node.js=stderr'].flatMap((reporter) => {
      const [name, destination] = reporter.split('=');
      return [`--test-reporter=${name}`, `--test-reporter-destination=${destination}`];
    });
    const chosen = files.length > 0 ? files : nodeTests;
    return run('node', ['--import', 'tsx', '--test', ...reporters, ...chosen], environment);
  },

  elements: (files) => {
    const { webkit } = requireBrowsers();
    if (!webkit) console.log('WebKit was not found: element tests run in Chromium and Firefox.');
    return run(
      'web-test-runner',
      files.flatMap((file) => ['--files', file]),
      environment,
    );
  },

  e2e: (files) => {
    const configuration = ['--config', 'test/e2e/playwright.config.ts'];
    return run('playwright', ['test', ...configuration, ...files], environment);
  },
};

/**
 * @param {string} name
 * @param {() => Promise<void>} work
 */
async function step(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  await work();
  console.log(`== ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** @param {readonly string[]} words */
async function main([part, ...files]) {
  writeFileSync(countsFile, '');
  if (part === undefined) {
    for (const [name, work] of Object.entries(parts)) await step(name, () => work([]));
    return;
  }
  const work = parts[part];
  if (!work)
    throw new Error(`There is no part "${part}"; there are: ${Object.keys(parts).join(', ')}`);
  await step(part, () => work(files));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // A tool that failed has said why.
  console.error(error instanceof CommandError ? `\nFAILED: ${error.message}` : error);
  process.exitCode = 1;
} finally {
  const { passed, failed } = sumCounts(countsFile);
  rmSync(counting, { recursive: true });
  console.log(`\n${passed} passed, ${failed} failed`);
}
