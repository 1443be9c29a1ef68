import type { Attack } from '../attack.js';
import { runProperty } from '../run-property.js';
import { answersProperty } from './property.js';

/** Cases of one run, however little time it is given. */
const least = 10_000;

/** Answers of the service that are changed, spoiled and cut, for every call of the client. */
export const answers: Attack = {
  name: 'answers',
  title: 'spoiled answers to every call of the client',
  share: 1,
  run: async ({ seconds, seed }) => {
    const outcome = await runProperty('a call', await answersProperty(), { seconds, seed, least });
    return { tried: outcome.tried, faults: outcome.fault === undefined ? [] : [outcome.fault] };
  },
};
