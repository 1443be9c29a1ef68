import { readText } from '../api/body.js';

/** What the other side answered. A body that is no JSON object reads as an empty one. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
  /** When the call went out, in milliseconds since 1970. */
  readonly sentAt: number;
}

/** Longer than the broker itself waits for the service, in milliseconds. */
const patience = 30_000;

/** An answer of a token endpoint is short; a longer one is not read. Bytes. */
const longest = 16_384;

/** Sends `body` and reads the answer. Rejects where there is none, or one that leads elsewhere. */
export async function postJson(
  fetch: typeof globalThis.fetch,
  url: string,
  body: object,
  init: { readonly credentials: RequestCredentials; readonly headers: Record<string, string> },
): Promise<Answer> {
  const sentAt = Date.now();
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
    cache: 'no-store',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
  });
  const text = await readText(response, 'token', longest);
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

/** When `retry-after` says to come back, in milliseconds since 1970; at most five minutes off. */
export function readRetryAt(headers: Headers): number {
  const after = headers.get('retry-after') ?? '';
  const at = /^\d+$/.test(after) ? Date.now() + Number(after) * 1000 : Date.parse(after);
  return Math.min(Number.isNaN(at) ? 0 : at, Date.now() + 300_000);
}
