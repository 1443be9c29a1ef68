import { readText } from '../../api/http/body.js';
import { readRetryAt } from '../../api/http/retry-at.js';
import { AuthError } from '../auth-error.js';

/**
 * The response of a token endpoint. A body that is not a JSON object is read as an empty object.
 */
export interface JsonResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
  /** When the request was sent, in milliseconds since 1970. */
  readonly sentAt: number;
}

/**
 * Timeout of a request in milliseconds. It is longer than the broker's own timeout for the service.
 */
const requestTimeoutMs = 30_000;

/** The maximum size of a token response, in bytes. */
const maxBodyBytes = 16_384;

/** The longest retry delay that is accepted from a server, in milliseconds. */
const maxRetryDelayMs = 300_000;

/** Posts `body` and reads the response. Rejects if there is no response or if it is a redirect. */
export async function postJson(
  fetch: typeof globalThis.fetch,
  url: string,
  body: object,
  init: { readonly credentials: RequestCredentials; readonly headers: Record<string, string> },
): Promise<JsonResponse> {
  const sentAt = Date.now();
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
    cache: 'no-store',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  const text = await readText(response, 'token', maxBodyBytes);
  return { status: response.status, headers: response.headers, body: parse(text), sentAt };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}

/** Returns the error for a throttled response. Its `retryAt` is at most five minutes from now. */
export function throttledError({ headers }: JsonResponse): AuthError {
  const retryAt = readRetryAt(headers);
  return new AuthError('throttled', {
    ...(retryAt !== undefined && { retryAt: Math.min(retryAt, Date.now() + maxRetryDelayMs) }),
  });
}
