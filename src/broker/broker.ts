import {
  Answers,
  healthy,
  readiness,
  emptyReply,
  toResponse,
  type Answer,
  type Reply,
} from './answers.js';
import { checkOptions } from './check-options.js';
import { Endpoints } from './endpoints.js';
import { checkRequest } from './limits/gate.js';
import { Grants } from './session/grants.js';
import { guardedStore, StoreFailure } from './replay/guarded-store.js';
import type { BrokerOptions } from './options.js';
import { createRateLimiter } from './limits/rate-limiter.js';
import { Replay } from './replay/replay.js';
import { memoryStore } from './replay/replay-store.js';
import { createSealer } from './session/seal.js';
import { createSessionCookie } from './session/session-cookie.js';
import { SignOut } from './session/sign-out.js';
import { StoreEpoch, type Epoch } from './replay/store-epoch.js';
import { createUpstream } from './service/upstream.js';

/**
 * Creates the token broker: the confidential client that keeps the client secret and the refresh
 * token, and gives pages access tokens only. Mount it under `basePath` of any server that uses
 * `Request` and `Response`. Throws a `TypeError` for unsafe options.
 *
 * Endpoints: `POST token {code, attempt}`, `POST refresh {replaced?, quiet?}`,
 * `POST logout {access_token?}`, `GET health` and `GET ready`. Every other request is refused.
 */
export function createBroker(options: BrokerOptions): (request: Request) => Promise<Response> {
  const reply = createReplier(options);
  return async (request) => toResponse(await reply(request));
}

/** Like {@link createBroker}, for platforms that do not need a `Response` object. */
export function createReplier(options: BrokerOptions): (request: Request) => Promise<Reply> {
  checkOptions(options);
  const { now = Date.now, quietPeriodMs = 30_000, log, allowedOrigins } = options;
  const store = options.replay ? guardedStore(options.replay) : memoryStore(now);
  const sealer = createSealer(options.cookieKeys, now);
  const upstream = createUpstream(options, now);
  const replay = new Replay({ store, sealer, now, quietPeriodMs });
  const shared = new StoreEpoch(store, now);
  const own: Epoch = { id: crypto.randomUUID(), startedAt: -Infinity };
  const epoch = options.replay ? () => shared.read() : () => Promise.resolve(own);
  const grants = new Grants({ upstream, replay, store, epoch, now, quietPeriodMs });
  const signOut = new SignOut({ upstream, replay, now });
  const cookie = createSessionCookie(options, sealer, now);
  const endpoints = new Endpoints({ grants, signOut, cookie, now, account: options.account });
  const rateLimit = createRateLimiter(options.rateLimit, now);
  const base = (options.basePath ?? '/dam-auth/').replace(/\/*$/, '/');

  const answersTo = new Map(allowedOrigins.map((origin) => [origin, new Answers(origin)]));

  const answer = async (
    endpoint: 'token' | 'refresh' | 'logout',
    request: Request,
    origin: string,
    answers: Answers,
  ): Promise<Answer> => {
    const passage = await checkRequest(request, origin, rateLimit);
    if (passage.status === 'refused') return answers.refused(passage.code);
    if (passage.status === 'limited') return answers.rateLimited(passage.retryAfter);
    return endpoints[endpoint]({
      body: passage.body,
      cookies: request.headers.get('cookie'),
      origin,
      answers,
    });
  };

  /** The answer to a call that failed with `error`. */
  const failureAnswer = (error: unknown, answers: Answers): Answer =>
    error instanceof StoreFailure ? answers.unavailable('store_failed') : answers.unknownOutcome();

  const isReady = async (): Promise<boolean> =>
    (options.isReady?.() ?? true) && ((await store.isReady?.()) ?? true);

  return async (request) => {
    const startedAt = now();
    const pathname = pathOf(request.url);
    const endpoint = pathname.startsWith(base) ? pathname.slice(base.length) : '';
    if (endpoint === 'health' && request.method === 'GET') return healthy();
    if (endpoint === 'ready' && request.method === 'GET') return readiness(await isReady());
    if (endpoint !== 'token' && endpoint !== 'refresh' && endpoint !== 'logout') {
      return emptyReply(404);
    }
    const origin = request.headers.get('origin') ?? '';
    const answers = answersTo.get(origin);
    if (answers && request.method === 'OPTIONS') return answers.preflight();
    const { verdict, reply } = answers
      ? await answer(endpoint, request, origin, answers).catch((error: unknown) =>
          failureAnswer(error, answers),
        )
      : ({ verdict: 'refused_origin', reply: emptyReply(403) } as const);
    log?.({ endpoint, verdict, status: reply.status, milliseconds: now() - startedAt });
    return reply;
  };
}

/** The path of a request's URL. The URL is absolute and normalized, so it needs no full parser. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.slice(start).search(/[?#]/);
  return end < 0 ? url.slice(start) : url.slice(start, start + end);
}
