import { sendRequest } from '../../auth/diagnostic-request.js';
import { ok, skipped, warning, type Check, type Verdict } from '../finding.js';
import type { Setup } from '../settings.js';

/**
 * The tolerated difference between two clocks, in milliseconds. `Date` headers have whole seconds.
 */
const toleranceMs = 60_000;

/** Checks whether this machine's clock agrees with a server whose `Date` header can be read. */
export function clockCheck({ api, broker, redirect }: Setup): Check {
  const urls = [new URL('v2/user', api), new URL('health', broker), redirect];
  return { step: 'clock', run: () => examineClock(urls) };
}

async function examineClock(urls: readonly URL[]): Promise<Verdict> {
  for (const url of urls) {
    const sentAt = Date.now();
    const reply = await sendRequest(url);
    const serverTime = reply.status === 'answered' ? dateOf(reply.response.headers) : NaN;
    // The response was created between the two times.
    if (!Number.isNaN(serverTime)) return judge((sentAt + Date.now()) / 2 - serverTime, url.origin);
  }
  return skipped('Could not be checked: no server lets this page read its Date header.');
}

function judge(aheadMs: number, origin: string): Verdict {
  if (Math.abs(aheadMs) <= toleranceMs) return ok(`This machine's clock agrees with ${origin}.`);
  const minutes = Math.round(Math.abs(aheadMs) / 60_000);
  const amount = minutes === 1 ? 'a minute' : `${minutes.toLocaleString('en')} minutes`;
  return warning(
    `This machine's clock is ${amount} ${aheadMs > 0 ? 'ahead of' : 'behind'} ${origin}.`,
    'Set the clock. Links expire at a fixed time, unlike tokens.',
  );
}

/** The date of a cached response is outdated. */
function dateOf(headers: Headers): number {
  return headers.has('age') ? NaN : Date.parse(headers.get('date') ?? '');
}
