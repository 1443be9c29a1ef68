import type { Attack } from '../attack.js';
import { runProperty } from '../run-property.js';
import { answersProperty } from './property.js';

/** Cases of one run; the time that it is given may end it sooner. */
const cases = 20_000;

/** Answers of the service that are changed, spoiled and cut, for every call of the client. */
export const answers: Attack = {
  name: 'answers',
  title: 'spoiled answers to every call of the client',
  share: 1,
  run: async ({ seconds, seed }) => {
    const outcome = await runProperty('a call', await answersProperty(), { seconds, seed, cases });
    return { tried: outcome.tried, faults: outcome.fault === undefined ? [] : [outcome.fault] };
  },
};
