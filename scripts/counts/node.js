import { relative } from 'node:path';
import { addCounts } from './counts.js';

/**
 * Reports the numbers of passed and failed tests of Node's test runner, and the failures. Prints
 * nothing.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* nodeCounts(events) {
  /** @type {string[]} */
  const failures = [];
  for await (const { type, data } of events) {
    // A suite fails if its tests fail, and those are reported themselves.
    if (type === 'test:fail' && data.details.type !== 'suite') {
      const { name, file = '', line, details } = data;
      const place = `${relative('.', file)}:${line ?? '?'}`;
      failures.push(`${place}, ${name}: ${details.error.cause}`);
    }
    // Every file has a summary. The summary of the whole run has no file.
    if (type !== 'test:summary' || data.file !== undefined) continue;
    const { passed, tests, skipped, todo } = data.counts;
    addCounts({ passed, failed: tests - passed - skipped - todo, failures });
  }
  yield '';
}
