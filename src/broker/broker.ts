import { Answers, healthy, readiness, stranger, type Answer } from './answers.js';
import { Endpoints } from './endpoints.js';
import { pass } from './gate.js';
import { Grants } from './grants.js';
import { guardedStore, StoreFailure } from './guarded-store.js';
import { checkOptions, type BrokerOptions } from './options.js';
import { createRateLimiter } from './rate-limiter.js';
import { Replay } from './replay.js';
import { memoryStore } from './replay-store.js';
import { createSealer } from './seal.js';
import { createSessionCookie } from './session-cookie.js';
import { SignOut } from './sign-out.js';
import { StoreEpoch, type Epoch } from './store-epoch.js';
import { createUpstream } from './upstream.js';

/**
 * Makes the token broker: the confidential client that keeps the secret and the refresh token,
 * and hands pages nothing but access tokens. Mount it under `basePath` of any server that speaks
 * `Request` and `Response`. Throws a `TypeError` for options with which it could not be safe.
 *
 * `POST token {code, attempt}`, `POST refresh {replaced?}`, `POST logout {access_token?}`,
 * `GET health` and `GET ready`. The answer to everything else is a refusal.
 */
export function createBroker(options: BrokerOptions): (request: Request) => Promise<Response> {
  checkOptions(options);
  const { now = Date.now, quietPeriod = 30_000, log, allowedOrigins } = options;
  const store = options.replay ? guardedStore(options.replay) : memoryStore(now);
  const sealer = createSealer(options.cookieKeys, now);
  const upstream = createUpstream(options, now);
  const replay = new Replay({ store, sealer, now, quietPeriod });
  const shared = new StoreEpoch(store, now);
  const own: Epoch = { id: crypto.randomUUID(), startedAt: -Infinity };
  const epoch = options.replay ? () => shared.read() : () => Promise.resolve(own);
  const grants = new Grants({ upstream, replay, store, epoch, now, quietPeriod });
  const signOut = new SignOut({ upstream, replay, now });
  const cookie = createSessionCookie(options, sealer, now);
  const endpoints = new Endpoints({ grants, signOut, cookie, now, account: options.account });
  const rateLimit = createRateLimiter(options.rateLimit, now);
  const base = (options.basePath ?? '/dam-auth/').replace(/\/*$/, '/');

  const answer = async (
    endpoint: 'token' | 'refresh' | 'logout',
    request: Request,
    origin: string,
  ): Promise<Answer> => {
    const answers = new Answers(origin);
    const passage = await pass(request, origin, rateLimit);
    if (passage.status === 'refused') return answers.refused(passage.code);
    if (passage.status === 'limited') return answers.rateLimited(passage.retryAfter);
    return endpoints[endpoint]({
      body: passage.body,
      cookies: request.headers.get('cookie'),
      origin,
      answers,
    });
  };

  /** What is left to say where a call broke off. */
  const excuse = (error: unknown, origin: string): Answer =>
    error instanceof StoreFailure
      ? new Answers(origin).unavailable('store_failed')
      : new Answers(origin).unknownOutcome();

  const isReady = async (): Promise<boolean> =>
    (options.isReady?.() ?? true) && ((await store.isReady?.()) ?? true);

  return async (request) => {
    const startedAt = now();
    const { pathname } = new URL(request.url);
    const endpoint = pathname.startsWith(base) ? pathname.slice(base.length) : '';
    if (endpoint === 'health' && request.method === 'GET') return healthy();
    if (endpoint === 'ready' && request.method === 'GET') return readiness(await isReady());
    if (endpoint !== 'token' && endpoint !== 'refresh' && endpoint !== 'logout') {
      return stranger(404);
    }
    const origin = request.headers.get('origin') ?? '';
    const isOurs = allowedOrigins.includes(origin);
    if (isOurs && request.method === 'OPTIONS') return new Answers(origin).preflight();
    const { verdict, response } = isOurs
      ? await answer(endpoint, request, origin).catch((error: unknown) => excuse(error, origin))
      : ({ verdict: 'refused_origin', response: stranger(403) } as const);
    log?.({ endpoint, verdict, status: response.status, milliseconds: now() - startedAt });
    return response;
  };
}
