const allowedHeaders = [
  'authorization',
  'content-type',
  'x-service-api-toggle',
  'x-widen-api-toggle',
  'x-fault',
].join(', ');

const exposedHeaders = [
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'retry-after',
].join(', ');

/** Adds CORS headers for allowed origins, which are compared exactly. Other origins get none. */
export class CrossOrigin {
  readonly #origins: ReadonlySet<string>;

  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins);
  }

  /** The answer to a preflight; undefined if `request` is not one. */
  preflight(request: Request): Response | undefined {
    if (request.method !== 'OPTIONS') return undefined;
    if (!request.headers.has('access-control-request-method')) return undefined;
    const headers = new Headers({ vary: 'origin' });
    const origin = this.#allowed(request);
    if (origin !== undefined) {
      headers.set('access-control-allow-origin', origin);
      headers.set('access-control-allow-methods', 'GET, POST, PUT, DELETE');
      headers.set('access-control-allow-headers', allowedHeaders);
      headers.set('access-control-max-age', '600');
    }
    return new Response(null, { status: 204, headers });
  }

  /** Adds CORS headers to `answer` if the requesting origin is allowed. */
  expose(request: Request, answer: Response): Response {
    const headers = new Headers(answer.headers);
    headers.append('vary', 'origin');
    const origin = this.#allowed(request);
    if (origin !== undefined) {
      headers.set('access-control-allow-origin', origin);
      headers.set('access-control-expose-headers', exposedHeaders);
    }
    return new Response(answer.body, {
      status: answer.status,
      statusText: answer.statusText,
      headers,
    });
  }

  #allowed(request: Request): string | undefined {
    const origin = request.headers.get('origin');
    return origin !== null && this.#origins.has(origin) ? origin : undefined;
  }
}
