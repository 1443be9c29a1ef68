import { readJson } from './body.js';
import { ApiError, HttpError, UnknownOutcomeError, UnreachableError } from '../errors.js';
import { linkedController } from './linked-controller.js';
import type { TakeTurn } from './request-budget.js';
import { readRetryAt } from './retry-at.js';
import { withRetries, type Wait } from './retry.js';
import type { TokenSource } from '../token-source.js';

export interface TransportOptions {
  readonly tokens: TokenSource;
  /** Milliseconds one attempt may take. Time spent on coming by a token is not counted. */
  readonly timeout: number;
  readonly retries: number;
  readonly wait: Wait;
  readonly fetch: typeof globalThis.fetch;
  /** Waits until a request may be sent. Undefined where they are not counted. */
  readonly takeTurn: TakeTurn | undefined;
}

/** Members without a value are not sent; lists are joined by commas. */
export type Params = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/** What a call adds to a request without changing what is asked for. */
export interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export interface RequestOptions extends Call {
  readonly params?: Params;
  /** GET unless told otherwise. */
  readonly method?: 'POST' | 'PUT';
  /** What is sent, as JSON. */
  readonly json?: unknown;
  /** Whether the call changes something. It is then sent once, whatever becomes of it. */
  readonly changing?: boolean;
}

/**
 * Sends one authorised request and resolves to its parsed, still untrusted, JSON; undefined where
 * the answer is empty.
 */
export type Transport = (path: string, options?: RequestOptions) => Promise<unknown>;

/** @param root - Where paths start, with its closing slash. */
export function createTransport(root: URL, options: TransportOptions): Transport {
  const { tokens, timeout, retries, wait, fetch, takeTurn } = options;

  return async (path, { params = {}, headers = {}, signal, method, json, changing } = {}) => {
    const url = urlFor(root, path, params);
    const content = json === undefined ? {} : { 'content-type': 'application/json' };
    const sent = {
      method: method ?? 'GET',
      ...(json !== undefined && { body: JSON.stringify(json) }),
    };

    const exchange = async (token: string): Promise<unknown> => {
      await takeTurn?.(signal);
      const attempt = linkedController(signal, AbortSignal.timeout(timeout));
      try {
        const response = await fetch(url, {
          ...sent,
          headers: {
            ...headers,
            ...content,
            accept: 'application/json',
            authorization: `Bearer ${token}`,
          },
          signal: attempt.signal,
          credentials: 'omit',
          redirect: 'error',
          referrerPolicy: 'no-referrer',
        });
        if (response.ok) return await readJson(response, path, changing);
        await response.body?.cancel();
        throw new HttpError(response.status, path, readRetryAt(response.headers));
      } catch (error) {
        signal?.throwIfAborted();
        const failure = error instanceof ApiError ? error : new UnreachableError(path, error);
        throw changing && !isRejection(failure) ? new UnknownOutcomeError(path, failure) : failure;
      } finally {
        attempt.abort();
      }
    };

    const send = async (token: string): Promise<unknown> => {
      try {
        return await withRetries(() => exchange(token), {
          retries: changing ? 0 : retries,
          wait,
          signal,
        });
      } catch (error) {
        if (isRefusal(error)) tokens.refuse(token);
        throw error;
      }
    };

    signal?.throwIfAborted();
    const token = await getToken(tokens, signal);
    try {
      return await send(token);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // A token may lapse between two calls. A fresh one is tried once; a second refusal is final.
      const fresh = await getToken(tokens, signal);
      if (fresh === token) throw error;
      return await send(fresh);
    }
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** Whether the service said that it did nothing of what was asked. */
function isRejection(failure: ApiError): boolean {
  return failure instanceof HttpError && failure.status < 500 && failure.status !== 408;
}

/** A text that no header can hold would be quoted in the platform's own error, so it is kept out. */
async function getToken(tokens: TokenSource, signal: AbortSignal | undefined): Promise<string> {
  const token = await tokens.get(signal);
  if (!/^[!-~]+$/.test(token)) throw new TypeError('The token source gave no usable token');
  return token;
}

function urlFor(root: URL, path: string, params: Params): URL {
  const url = new URL(path, root);
  for (const [name, value] of Object.entries(params)) {
    const text = String(value ?? '');
    if (text !== '') url.searchParams.set(name, text);
  }
  return url;
}
