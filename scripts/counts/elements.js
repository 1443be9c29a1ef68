import { addCounts } from './counts.js';

/**
 * Reports each failure as soon as its file has run in one browser, and the numbers of passed and
 * failed element tests in all browsers at the end.
 * @returns {import('@web/test-runner').Reporter}
 */
export function elementCounts() {
  return {
    start: ({ sessions }) => {
      sessions.on('session-status-updated', (session) => {
        if (session.status !== 'FINISHED') return;
        for (const failure of countsOf(session).failures) console.error(`\nFAILED: ${failure}`);
      });
    },
    onTestRunFinished: ({ sessions }) => {
      for (const session of sessions) addCounts(countsOf(session));
    },
  };
}

/**
 * The counts of one file in one browser. A file that could not run counts as one failure.
 * @param {import('@web/test-runner').TestSession} session
 */
function countsOf({ testResults, errors, passed, browser, testFile }) {
  const counts = { passed: 0, failed: 0, failures: /** @type {string[]} */ ([]) };
  const where = `${browser.name}, ${testFile}`;
  if (testResults) add(testResults, counts, where);
  if (passed === false && (errors.length > 0 || counts.failed === 0)) {
    counts.failed += 1;
    counts.failures.push(`${where}: ${errors[0]?.message ?? 'the file could not be run'}`);
  }
  return counts;
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
