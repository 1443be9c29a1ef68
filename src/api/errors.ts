/**
 * The ways a request can fail. A caller's own abort, and a token source's errors, pass through
 * as they are. Messages never hold a token, a header or a body: they end up in others' logs.
 */
export abstract class ApiError extends Error {
  /** Whether the same call may succeed later without anything being changed. */
  abstract readonly retryable: boolean;
}

/** The service answered, and the answer was a refusal. */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly path: string,
    /** When the service is ready again, in milliseconds since 1970, where it said so. */
    readonly retryAt?: number,
  ) {
    super(`The service answered ${status} for ${path}`);
  }

  get retryable(): boolean {
    return this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

/** No answer came: offline, blocked by CORS, or longer than the time allowed. */
export class UnreachableError extends ApiError {
  override readonly name = 'UnreachableError';
  readonly retryable = true;

  constructor(path: string, cause: unknown) {
    super(`No answer for ${path}`, { cause });
  }
}

/** The service answered with something this version cannot read. */
export class SchemaError extends ApiError {
  override readonly name = 'SchemaError';
  readonly retryable = false;

  constructor(at: string, expected: string) {
    super(`Expected ${expected} at ${at}`);
  }
}

/**
 * A call that changes something got no answer that says whether it did. It is never repeated by
 * itself: whoever wants to try again has to look first at how things stand.
 */
export class UnknownOutcomeError extends ApiError {
  override readonly name = 'UnknownOutcomeError';
  readonly retryable = false;

  constructor(path: string, cause: unknown) {
    super(`No answer says what came of ${path}`, { cause });
  }
}
