import { appendFileSync, readFileSync } from 'node:fs';

/** Names the file that runners report to. Unset where a runner was started on its own. */
const variable = 'TEST_COUNTS';

/**
 * How many tests of a run passed and failed.
 * @typedef {{ passed: number, failed: number }} Counts
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
 * The sum of what the runners have reported to `file`.
 * @param {string} file
 * @returns {Counts}
 */
export function sumCounts(file) {
  const sum = { passed: 0, failed: 0 };
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    /** @type {unknown} */
    const read = JSON.parse(line);
    const { passed, failed } = /** @type {Counts} */ (read);
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}
