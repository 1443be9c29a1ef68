import { parseObject, readRequest } from './limited-body.js';
import type { RateLimiter } from './rate-limiter.js';

/** Longer request bodies are refused. Bytes. */
const maxRequestBytes = 4096;

/** The result of `checkRequest`. */
export type CheckedRequest =
  | { readonly status: 'refused'; readonly code: 400 | 403 | 405 | 413 | 415 }
  | { readonly status: 'limited'; readonly retryAfter: number }
  | { readonly status: 'passed'; readonly body: Readonly<Record<string, unknown>> };

/**
 * Accepts requests that only a page of an allowed origin can have sent. The custom header and the
 * content type force a CORS preflight, so forms and images on other sites cannot call on behalf of
 * the user. The cookie alone would not prevent that.
 */
export async function checkRequest(
  request: Request,
  origin: string,
  rateLimit: RateLimiter,
): Promise<CheckedRequest> {
  if (request.method !== 'POST') return { status: 'refused', code: 405 };
  if (request.headers.get('x-dam-auth') !== '1') return { status: 'refused', code: 403 };
  if (request.headers.get('content-type') !== 'application/json') {
    return { status: 'refused', code: 415 };
  }
  const text = await readRequest(request, maxRequestBytes);
  if (text === undefined) return { status: 'refused', code: 413 };
  const retryAfter = rateLimit(request, origin);
  if (retryAfter > 0) return { status: 'limited', retryAfter };
  if (!text.startsWith('{')) return { status: 'refused', code: 400 };
  return { status: 'passed', body: parseObject(text) };
}
