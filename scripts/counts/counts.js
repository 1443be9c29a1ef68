import { appendFileSync, readFileSync } from 'node:fs';

/** The variable with the file that runners report to. Unset if a runner was started directly. */
const variable = 'TEST_COUNTS';

/**
 * The numbers of passed and failed tests of a run, and descriptions of the failures. Runners that
 * do not know them omit `failures`.
 * @typedef {{ passed: number, failed: number, failures?: readonly string[] }} Counts
 */

/**
 * Adds a runner's counts to the file that the environment names, if any.
 * @param {Counts} counts
 */
export function addCounts(counts) {
  const file = process.env[variable];
  if (file) appendFileSync(file, JSON.stringify(counts) + '\n');
}

/**
 * The environment variables that make runners report to `file`.
 * @param {string} file
 */
export function countingInto(file) {
  return { [variable]: file };
}

/**
 * Prints the reports of the runners in `file`: each failure, then the sum as the last line, because
 * often only the end of a long log is kept.
 * @param {string} file
 * @param {boolean} broke Whether a runner failed, possibly without a report.
 * @returns {Counts} the sum
 */
export function sayCounts(file, broke) {
  const { passed, failed, failures } = sumCounts(file);
  const broken = broke && failed === 0 ? 1 : failed;
  for (const failure of failures) console.log(`\nFAILED: ${failure}`);
  console.log(`\n${passed} passed, ${broken} failed`);
  return { passed, failed: broken, failures };
}

/**
 * @param {string} file
 * @returns {Required<Counts>}
 */
function sumCounts(file) {
  const sum = { passed: 0, failed: 0, failures: /** @type {string[]} */ ([]) };
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    /** @type {unknown} */
    const read = JSON.parse(line);
    const { passed, failed, failures = [] } = /** @type {Counts} */ (read);
    sum.passed += passed;
    sum.failed += failed;
    sum.failures.push(...failures);
  }
  return sum;
}
