import { failureAnswer } from '../answers/failure.js';
import type { Answering } from '../answers/route-table.js';

const perSecond = 50;

/**
 * Lets 50 requests a second through, as the live service does, and says on every answer how many
 * are left. One count for all callers.
 */
export function limitRate(answering: Answering, now: () => number): Answering {
  let second = 0;
  let used = 0;
  return async (request) => {
    const current = Math.floor(now() / 1000);
    if (current !== second) {
      second = current;
      used = 0;
    }
    used += 1;
    const refused = used > perSecond;
    const answer = refused ? failureAnswer(429, 'Too many requests.') : await answering(request);
    const headers = new Headers(answer.headers);
    headers.set('x-ratelimit-limit', `${perSecond}/second`);
    headers.set('x-ratelimit-remaining', String(Math.max(0, perSecond - used)));
    if (refused) headers.set('x-ratelimit-reset', new Date((second + 1) * 1000).toISOString());
    return new Response(answer.body, { status: answer.status, headers });
  };
}
