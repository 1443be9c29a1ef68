import type { TokenSource } from '../../api/token-source.js';
import { AuthError } from '../auth-error.js';
import { isTokenText } from '../token-text.js';
import { untilAborted } from '../session/until-aborted.js';

/** What the host's function is told. */
export interface TokenRequest {
  /** `initial`: none is held; `expiring`: the one held is near its end; `rejected`: it was refused. */
  readonly reason: 'initial' | 'expiring' | 'rejected';
  /** The token that the service refused. Do not give it again. */
  readonly rejectedToken?: string;
  /** Aborts when all callers have stopped waiting for the answer. */
  readonly signal: AbortSignal;
}

/** An access token and, where it is known, its end in milliseconds since 1970. */
export interface SuppliedToken {
  readonly accessToken: string;
  readonly expiresAt?: number;
}

/** The host's own way to a token, e.g. a call to its server. */
export type SupplyToken = (
  request: TokenRequest,
) => Promise<string | SuppliedToken> | string | SuppliedToken;

/** A token is replaced this long before its end, in milliseconds. */
const refreshMarginMs = 60_000;

/**
 * Asks the host's own function for tokens. Calls made at once share one question, and an answer
 * is kept until it nears its end or the service refuses it. The function's errors pass through.
 */
export function suppliedSource(supply: SupplyToken): TokenSource {
  // Closures, and no class with private fields: frameworks put proxies around objects they watch.
  let held: SuppliedToken | undefined;
  let rejected: string | undefined;
  let current: PendingRequest | undefined;

  const accept = (supplied: unknown, refused: string | undefined, signal: AbortSignal) => {
    const token = readSupplied(supplied);
    if (token.accessToken === refused) {
      throw new AuthError('login_required', { needsGesture: false });
    }
    if (!signal.aborted) {
      held = token;
      rejected = undefined;
    }
    return token;
  };

  const startRequest = (): PendingRequest => {
    const abort = new AbortController();
    const { signal } = abort;
    const refused = rejected;
    const request: TokenRequest = {
      reason: refused !== undefined ? 'rejected' : held ? 'expiring' : 'initial',
      ...(refused !== undefined && { rejectedToken: refused }),
      signal,
    };
    const result = Promise.resolve(request)
      .then(supply)
      .then((supplied) => accept(supplied, refused, signal));
    const pending: PendingRequest = { answer: result, abort, waiting: 0, settled: false };
    const settle = (): void => {
      pending.settled = true;
    };
    // All callers may have stopped waiting: handle a late rejection here, so that it is not unhandled.
    result.then(settle, settle);
    return pending;
  };

  const release = (asking: PendingRequest): void => {
    if (!asking.settled) asking.abort.abort();
    if (current === asking) current = undefined;
  };

  return {
    get: async (signal) => {
      signal?.throwIfAborted();
      if (held && Date.now() < (held.expiresAt ?? Infinity) - refreshMarginMs)
        return held.accessToken;
      const asking = (current ??= startRequest());
      asking.waiting += 1;
      try {
        return (await untilAborted(asking.answer, signal)).accessToken;
      } finally {
        asking.waiting -= 1;
        if (asking.waiting === 0) release(asking);
      }
    },
    refuse: (token) => {
      if (held?.accessToken !== token) return;
      rejected = token;
      held = undefined;
    },
  };
}

interface PendingRequest {
  readonly answer: Promise<SuppliedToken>;
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
