import { addCounts } from './counts.js';

/**
 * Reports how many element tests passed and failed, over all browsers. A file that could not be
 * run at all counts as one failure.
 * @returns {import('@web/test-runner').Reporter}
 */
export function elementCounts() {
  return {
    onTestRunFinished: ({ sessions }) => {
      const counts = { passed: 0, failed: 0 };
      for (const { testResults, errors, passed } of sessions) {
        const before = counts.failed;
        if (testResults) add(testResults, counts);
        if (passed === false && (errors.length > 0 || counts.failed === before)) counts.failed += 1;
      }
      addCounts(counts);
    },
  };
}

/**
 * @param {import('@web/test-runner').TestSuiteResult} suite
 * @param {import('./counts.js').Counts} counts
 */
function add({ tests, suites }, counts) {
  for (const { passed, skipped } of tests) {
    if (!skipped) counts[passed ? 'passed' : 'failed'] += 1;
  }
  for (const inner of suites) add(inner, counts);
}
