import { appendFileSync, readFileSync } from 'node:fs';

/** Names the file that runners report to. Unset where a runner was started on its own. */
const variable = 'TEST_COUNTS';

/**
 * How many tests of a run passed and failed, and what the failed ones say of themselves. A runner
 * that cannot tell leaves `failures` out.
 * @typedef {{ passed: number, failed: number, failures?: readonly string[] }} Counts
 */

/**
 * Adds one runner's outcome to the file that the environment names, if any.
 * @param {Counts} counts
 */
export function addCounts(counts) {
  const file = process.env[variable];
  if (file) appendFileSync(file, JSON.stringify(counts) + '\n');
}

/**
 * The environment that makes runners report to `file`.
 * @param {string} file
 */
export function countingInto(file) {
  return { [variable]: file };
}

/**
 * Says what the runners have reported to `file`: each failure, then the sum, as the last line. Of a
 * long log often only the end is kept.
 * @param {string} file
 * @param {boolean} broke Whether something ended as failed, though perhaps without a report.
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
