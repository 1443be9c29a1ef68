import { randomBytes } from 'node:crypto';
import { createBroker } from '../../../src/broker/index.js';
import { inRealTime, now, pass } from './fast-clock.js';
import { LateService, type Lateness } from './late-service.js';
import type { SharedStore } from './shared-store.js';

/** One row of the matrix. */
export interface Case extends Lateness {
  readonly processes: number;
  readonly memory: 'own' | 'shared' | 'Redis';
  /** When the shared store is flushed, in milliseconds after the first refresh; default never. */
  readonly flushAt?: number;
}

/**
 * The outcome for a session. `ended` means that the service has processed a refresh whose tokens
 * never arrived, so the session cannot be kept.
 */
export type Fate = 'kept' | 'ended' | 'lost';

const origin = 'https://cms.example.com';

/** The duration of a case, and the delay of the second tab. */
const caseMs = 130_000;
const secondTabDelayMs = 300;

/** Refreshes in two tabs with one cookie jar, and returns the outcome for their session. */
export async function runCase(tried: Case, store: SharedStore | undefined): Promise<Fate> {
  const service = new LateService(tried);
  const key = randomBytes(32).toString('base64url');
  const brokers = Array.from({ length: tried.processes }, (_, process) =>
    createBroker({
      siteUrl: 'https://acme.example.com',
      apiUrl: 'https://api.example.com',
      account: 'acme',
      clientId: 'picker',
      clientSecret: 'secret',
      cookieKeys: [key],
      allowedOrigins: [origin],
      fetch: service.fetch,
      now,
      serviceTimeoutMs: inRealTime(15_000),
      ...(store && { replay: store.at(process) }),
    }),
  );
  let turn = 0;
  let cookie = '';
  const call = async (endpoint: string, body: object): Promise<Response> => {
    const broker = brokers[turn++ % brokers.length];
    const headers = { origin, cookie, 'x-dam-auth': '1', 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await broker?.(new Request(`${origin}/dam-auth/${endpoint}`, init));
    if (!response) throw new Error('There is no broker');
    const set = response.headers.get('set-cookie');
    if (set !== null) cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
    return response;
  };

  const code = 'wac_acme_1';
  const { token: first } = await tokenOf(await call('token', { code, attempt: 'a'.repeat(32) }));
  const end = now() + caseMs;
  const signedOut: string[] = [];
  const tab = async (): Promise<string> => {
    let held = first;
    for (let pause = 2000; now() < end; pause = Math.min(pause * 2, 16_000)) {
      const response = await call('refresh', { replaced: first });
      if (response.status === 401) {
        // The broker has signed out the tab although its token is still valid.
        if (service.isGood(held)) signedOut.push(held);
        return '';
      }
      const { token } = await tokenOf(response);
      if (token !== '' && token !== first) held = token;
      if (held !== first) break;
      await pass(Math.max(pause, Number(response.headers.get('retry-after') ?? 0) * 1000));
    }
    await pass(end - now());
    return held;
  };
  const { flushAt } = tried;
  const disturb = async (): Promise<void> => {
    await service.firstRefresh;
    if (flushAt !== undefined) {
      await pass(flushAt);
      await store?.flush();
    }
    await pass(secondTabDelayMs);
  };
  const tabs = await Promise.all([tab(), disturb().then(tab)]);
  // One that is never renewed is lost as soon as its token lapses.
  const isKept = tabs.every((token) => token !== first && service.isGood(token));
  if (signedOut.length > 0 || service.reuses > 0) return 'lost';
  if (isKept) return 'kept';
  // A session only ends legitimately if a refresh was processed and its tokens were lost.
  return tried.when === 'never' || tried.answer === 'tokens' ? 'lost' : 'ended';
}

async function tokenOf(response: Response): Promise<{ readonly token: string }> {
  const { access_token: token = '' } = (await response.json()) as { access_token?: string };
  return { token };
}
