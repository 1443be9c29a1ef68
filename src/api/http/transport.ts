import { readJson } from './body.js';
import { ApiError, HttpError, UnknownOutcomeError, UnreachableError } from '../errors.js';
import { linkedController } from './linked-controller.js';
import type { TakeTurn } from './request-budget.js';
import { readRetryAt } from './retry-at.js';
import { withRetries, type Wait } from './retry.js';
import type { TokenSource } from '../token-source.js';

export interface TransportOptions {
  readonly tokens: TokenSource;
  /** Timeout of one attempt in milliseconds. The time spent on getting a token is not included. */
  readonly timeout: number;
  readonly retries: number;
  readonly wait: Wait;
  readonly fetch: typeof globalThis.fetch;
  /** Waits until a request may be sent. Undefined if there is no budget. */
  readonly takeTurn: TakeTurn | undefined;
}

/** Query parameters. Empty values are not sent; lists are joined with commas. */
export type Params = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/** Options that do not change what is requested. */
export interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export interface RequestOptions extends Call {
  readonly params?: Params;
  /** `GET` by default. */
  readonly method?: 'POST' | 'PUT';
  /** The request body, sent as JSON. */
  readonly json?: unknown;
  /** Whether the call changes data. It is then sent only once. */
  readonly changing?: boolean;
}

/**
 * Sends one authorized request and resolves to its parsed but unvalidated JSON, or to undefined if
 * the body is empty.
 */
export type Transport = (path: string, options?: RequestOptions) => Promise<unknown>;

/**
 * Creates a transport.
 *
 * @param root - The base URL of all paths, with its final slash.
 */
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
      // The token may have expired. A new one is tried once; a second 401 is final.
      const fresh = await getToken(tokens, signal);
      if (fresh === token) throw error;
      return await send(fresh);
    }
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** Whether the response says that the requested change was not made. */
function isRejection(failure: ApiError): boolean {
  return failure instanceof HttpError && failure.status < 500 && failure.status !== 408;
}

/**
 * The platform's error for an invalid header value would quote the token, so the value is checked
 * first.
 */
async function getToken(tokens: TokenSource, signal: AbortSignal | undefined): Promise<string> {
  const token = await tokens.get(signal);
  if (!/^[!-~]+$/.test(token)) throw new TypeError('The token source returned an invalid token');
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
