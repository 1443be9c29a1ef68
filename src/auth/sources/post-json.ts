import { readText } from '../../api/http/body.js';
import { readRetryAt } from '../../api/http/retry-at.js';
import { AuthError } from '../auth-error.js';

/** What the other side answered. A body that is no JSON object reads as an empty one. */
export interface JsonResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
  /** When the call went out, in milliseconds since 1970. */
  readonly sentAt: number;
}

/** Longer than the broker itself waits for the service, in milliseconds. */
const requestTimeoutMs = 30_000;

/** An answer of a token endpoint is short; a longer one is not read. Bytes. */
const maxBodyBytes = 16_384;

/** A rest longer than this is taken for nonsense, in milliseconds. */
const maxRetryDelayMs = 300_000;

/** Sends `body` and reads the answer. Rejects where there is none, or one that leads elsewhere. */
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

/** The refusal of an answer that asks for a rest: at most five minutes, however long it says. */
export function throttledError({ headers }: JsonResponse): AuthError {
  const retryAt = readRetryAt(headers);
  return new AuthError('throttled', {
    ...(retryAt !== undefined && { retryAt: Math.min(retryAt, Date.now() + maxRetryDelayMs) }),
  });
}
