import { addCounts } from './counts.js';

/**
 * Reports how many tests passed and failed under Node's own runner. Prints nothing.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* nodeCounts(events) {
  for await (const event of events) {
    // Each file has a summary of its own; the whole run's names no file.
    if (event.type !== 'test:summary' || event.data.file !== undefined) continue;
    const { passed, tests, skipped, todo } = event.data.counts;
    addCounts({ passed, failed: tests - passed - skipped - todo });
  }
  yield '';
}
