/**
 * Base class of the errors of a request. A caller's own abort and the errors of a token source are
 * passed through unchanged. Messages never contain a token, a header or a body, because they may be
 * logged.
 */
export abstract class ApiError extends Error {
  /** Whether the same call may succeed later without any change. */
  abstract readonly retryable: boolean;
}

/** The service responded with an error status. */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly path: string,
    /**
     * When the service accepts requests again, in milliseconds since 1970, if the response says so.
     */
    readonly retryAt?: number,
  ) {
    super(`The service responded with ${status} for ${path}`);
  }

  get retryable(): boolean {
    return this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

/**
 * The service did not respond: the browser is offline, CORS blocked the request, or it timed out.
 */
export class UnreachableError extends ApiError {
  override readonly name = 'UnreachableError';
  readonly retryable = true;

  constructor(path: string, cause: unknown) {
    super(`No response for ${path}`, { cause });
  }
}

/** The service responded with data that this version cannot read. */
export class SchemaError extends ApiError {
  override readonly name = 'SchemaError';
  readonly retryable = false;

  constructor(at: string, expected: string) {
    super(`Expected ${expected} at ${at}`);
  }
}

/**
 * A call that changes data got no response that says whether the change was made. The call is never
 * retried automatically. Check the current state before you try again.
 */
export class UnknownOutcomeError extends ApiError {
  override readonly name = 'UnknownOutcomeError';
  readonly retryable = false;

  constructor(path: string, cause: unknown) {
    super(`No response confirms the outcome of ${path}`, { cause });
  }
}
