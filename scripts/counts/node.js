import { relative } from 'node:path';
import { addCounts } from './counts.js';

/**
 * Reports how many tests passed and failed under Node's own runner, and which failed. Prints
 * nothing.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* nodeCounts(events) {
  /** @type {string[]} */
  const failures = [];
  for await (const { type, data } of events) {
    // A suite fails with its tests, which are named themselves.
    if (type === 'test:fail' && data.details.type !== 'suite') {
      const { name, file = '', line, details } = data;
      const place = `${relative('.', file)}:${line ?? '?'}`;
      failures.push(`${place}, ${name}: ${details.error.cause}`);
    }
    // Each file has a summary of its own; the whole run's names no file.
    if (type !== 'test:summary' || data.file !== undefined) continue;
    const { passed, tests, skipped, todo } = data.counts;
    addCounts({ passed, failed: tests - passed - skipped - todo, failures });
  }
  yield '';
}
