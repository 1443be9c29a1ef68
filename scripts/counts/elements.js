import { addCounts } from './counts.js';

/**
 * Reports the numbers of passed and failed element tests in all browsers, and the failures. A file
 * that could not run counts as one failure.
 * @returns {import('@web/test-runner').Reporter}
 */
export function elementCounts() {
  return {
    onTestRunFinished: ({ sessions }) => {
      const counts = { passed: 0, failed: 0, failures: /** @type {string[]} */ ([]) };
      for (const { testResults, errors, passed, browser, testFile } of sessions) {
        const before = counts.failed;
        const where = `${browser.name}, ${testFile}`;
        if (testResults) add(testResults, counts, where);
        if (passed === false && (errors.length > 0 || counts.failed === before)) {
          counts.failed += 1;
          counts.failures.push(`${where}: ${errors[0]?.message ?? 'the file could not be run'}`);
        }
      }
      addCounts(counts);
    },
  };
}

/**
 * @param {import('@web/test-runner').TestSuiteResult} suite
 * @param {{ passed: number, failed: number, failures: string[] }} counts
 * @param {string} where the browser, the file, and the suites around this one
 */
function add({ tests, suites }, counts, where) {
  for (const { name, passed, skipped, error } of tests) {
    if (skipped) continue;
    counts[passed ? 'passed' : 'failed'] += 1;
    if (!passed) counts.failures.push(`${where}, ${name}: ${error?.message ?? 'no reason given'}`);
  }
  for (const inner of suites) add(inner, counts, `${where}, ${inner.name}`);
}
