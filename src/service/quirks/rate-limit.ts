import { failureAnswer } from '../answers/failure.js';
import type { Handler } from '../answers/route-table.js';

const maxPerSecond = 50;

/**
 * Allows 50 requests per second, like the live service. Every answer says how many remain. All
 * callers share one count.
 */
export function limitRate(answering: Handler, now: () => number): Handler {
  let second = 0;
  let used = 0;
  return async (request) => {
    const current = Math.floor(now() / 1000);
    if (current !== second) {
      second = current;
      used = 0;
    }
    used += 1;
    const refused = used > maxPerSecond;
    const answer = refused ? failureAnswer(429, 'Too many requests.') : await answering(request);
    const headers = new Headers(answer.headers);
    headers.set('x-ratelimit-limit', `${maxPerSecond}/second`);
    headers.set('x-ratelimit-remaining', String(Math.max(0, maxPerSecond - used)));
    if (refused) headers.set('x-ratelimit-reset', new Date((second + 1) * 1000).toISOString());
    return new Response(answer.body, { status: answer.status, headers });
  };
}
