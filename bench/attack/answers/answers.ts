import type { Attack } from '../attack.js';
import { runProperty } from '../run-property.js';
import { answersProperty } from './property.js';

/** The minimum number of cases of a run, even with little time. */
const minCases = 10_000;

/** Sends changed, invalid and truncated answers to every call of the client. */
export const answers: Attack = {
  name: 'answers',
  title: 'spoiled answers to every call of the client',
  share: 1,
  run: async ({ seconds, seed }) => {
    const outcome = await runProperty('a call', await answersProperty(), {
      seconds,
      seed,
      minCases,
    });
    return { tried: outcome.tried, faults: outcome.fault === undefined ? [] : [outcome.fault] };
  },
};
