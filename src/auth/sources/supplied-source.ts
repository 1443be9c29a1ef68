import type { TokenSource } from '../../api/token-source.js';
import { AuthError } from '../auth-error.js';
import { isTokenText } from '../token-text.js';
import { untilAborted } from '../session/until-aborted.js';

/** The argument of the host's function. */
export interface TokenRequest {
  /**
   * Why a token is requested. `initial`: there is none yet; `expiring`: the current one expires
   * soon; `rejected`: the service rejected it.
   */
  readonly reason: 'initial' | 'expiring' | 'rejected';
  /** The token that the service rejected. Do not return it again. */
  readonly rejectedToken?: string;
  /** Aborts when all callers have stopped waiting. */
  readonly signal: AbortSignal;
}

/** An access token and, if known, its expiry in milliseconds since 1970. */
export interface SuppliedToken {
  readonly accessToken: string;
  readonly expiresAt?: number;
}

/** A function of the host that returns a token, e.g. by calling its server. */
export type SupplyToken = (
  request: TokenRequest,
) => Promise<string | SuppliedToken> | string | SuppliedToken;

/** How long before its expiry a token is replaced, in milliseconds. */
const refreshMarginMs = 60_000;

/**
 * Creates a source that calls a function of the host. Concurrent calls share one request, and a
 * token is kept until it expires soon or the service rejects it. The function's errors are passed
 * through.
 */
export function suppliedSource(supply: SupplyToken): TokenSource {
  // Uses closures instead of private fields, because frameworks wrap objects in proxies.
  let cached: SuppliedToken | undefined;
  let rejected: string | undefined;
  let activeRequest: PendingRequest | undefined;

  const accept = (supplied: unknown, refused: string | undefined, signal: AbortSignal) => {
    const token = readSupplied(supplied);
    if (token.accessToken === refused) {
      throw new AuthError('login_required', { needsGesture: false });
    }
    if (!signal.aborted) {
      cached = token;
      rejected = undefined;
    }
    return token;
  };

  const startRequest = (): PendingRequest => {
    const abort = new AbortController();
    const { signal } = abort;
    const refused = rejected;
    const request: TokenRequest = {
      reason: refused !== undefined ? 'rejected' : cached ? 'expiring' : 'initial',
      ...(refused !== undefined && { rejectedToken: refused }),
      signal,
    };
    const result = Promise.resolve(request)
      .then(supply)
      .then((supplied) => accept(supplied, refused, signal));
    const pending: PendingRequest = { result, abort, waiting: 0, settled: false };
    const settle = (): void => {
      pending.settled = true;
    };
    // All callers may have stopped waiting: handle a late rejection here, so that it is not unhandled.
    result.then(settle, settle);
    return pending;
  };

  const release = (pending: PendingRequest): void => {
    if (!pending.settled) pending.abort.abort();
    if (activeRequest === pending) activeRequest = undefined;
  };

  return {
    get: async (signal) => {
      signal?.throwIfAborted();
      if (cached && Date.now() < (cached.expiresAt ?? Infinity) - refreshMarginMs)
        return cached.accessToken;
      const pending = (activeRequest ??= startRequest());
      pending.waiting += 1;
      try {
        return (await untilAborted(pending.result, signal)).accessToken;
      } finally {
        pending.waiting -= 1;
        if (pending.waiting === 0) release(pending);
      }
    },
    refuse: (token) => {
      if (cached?.accessToken !== token) return;
      rejected = token;
      cached = undefined;
    },
  };
}

interface PendingRequest {
  readonly result: Promise<SuppliedToken>;
  readonly abort: AbortController;
  waiting: number;
  settled: boolean;
}

function readSupplied(supplied: unknown): SuppliedToken {
  if (isTokenText(supplied)) return { accessToken: supplied };
  if (typeof supplied === 'object' && supplied !== null && 'accessToken' in supplied) {
    const { accessToken } = supplied;
    const expiresAt = 'expiresAt' in supplied ? supplied.expiresAt : undefined;
    if (isTokenText(accessToken)) {
      return { accessToken, ...(Number.isFinite(expiresAt) && { expiresAt: Number(expiresAt) }) };
    }
  }
  throw new AuthError('malformed', { needsGesture: false });
}
