import { parseObject, readRequest } from './limited-body.js';
import type { RateLimiter } from './rate-limiter.js';

/** Longer requests are nobody's we know. Bytes. */
const longest = 4096;

/** What the gate made of a request. */
export type Passage =
  | { readonly status: 'refused'; readonly code: 400 | 403 | 405 | 413 | 415 }
  | { readonly status: 'limited'; readonly retryAfter: number }
  | { readonly status: 'passed'; readonly body: Readonly<Record<string, unknown>> };

/**
 * Lets through what only a page of ours can have sent. The header and the type of the body make
 * every browser ask first, so that no form and no image on another site can call on behalf of
 * the person (the cookie alone would not tell).
 */
export async function pass(
  request: Request,
  origin: string,
  rateLimit: RateLimiter,
): Promise<Passage> {
  if (request.method !== 'POST') return { status: 'refused', code: 405 };
  if (request.headers.get('x-dam-auth') !== '1') return { status: 'refused', code: 403 };
  if (request.headers.get('content-type') !== 'application/json') {
    return { status: 'refused', code: 415 };
  }
  const text = await readRequest(request, longest);
  if (text === undefined) return { status: 'refused', code: 413 };
  const retryAfter = rateLimit(request, origin);
  if (retryAfter > 0) return { status: 'limited', retryAfter };
  if (!text.startsWith('{')) return { status: 'refused', code: 400 };
  return { status: 'passed', body: parseObject(text) };
}
