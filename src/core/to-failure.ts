import type {
  HttpError,
  SchemaError,
  UnknownOutcomeError,
  UnreachableError,
} from '../api/errors.js';
import type { AuthError } from '../auth/auth-error.js';
import type { Failure, FailureCode } from '../model/failure.js';

/** How long to wait after a 429 response that does not say until when, in milliseconds. */
const defaultRetryMs = 10_000;

/**
 * The errors of this package. They are recognized by name, because each copy of this package has
 * its own classes.
 */
type Known = HttpError | UnreachableError | UnknownOutcomeError | SchemaError | AuthError | Foreign;

/** Stands for every other error. */
interface Foreign {
  readonly name: 'Error';
}

/**
 * Converts an error to a failure that a user or a host can act on. Unknown errors come from the
 * page's own code.
 */
export function toFailure(error: unknown): Failure {
  const known = Object(error) as Known;
  const { name } = known;
  if (name === 'HttpError') return failing(codeOfStatus(known.status), known);
  if (name === 'UnreachableError') {
    return failing(isOffline() ? 'offline' : 'unreachable', known);
  }
  if (name === 'UnknownOutcomeError') return failing('unknown-outcome', known);
  if (name === 'SchemaError') return failing('malformed', known);
  if (name === 'AuthError') return failing(codesOfSignIn[known.code] ?? 'sign-in-failed', known);
  import('../auth/developer-console.js').then(
    ({ logHostError }) => logHostError(error),
    () => undefined,
  );
  return { code: 'host-error', retryable: true, message: 'The page’s own code failed' };
}

/** Returns the failure for an error that says whether, and when, to try again. */
function failing(
  code: FailureCode,
  error: Pick<Failure, 'retryable' | 'message'> & { readonly retryAt?: number | undefined },
): Failure {
  const { retryable, message } = error;
  const retryAt =
    error.retryAt ?? (code === 'rate-limited' ? Date.now() + defaultRetryMs : undefined);
  return { code, retryable, message, ...(retryAt !== undefined && { retryAt }) };
}

/** Converts the error of a search. A 404 means that the API's URL is wrong. */
export function toSearchFailure(error: unknown): Failure {
  const failure = toFailure(error);
  return failure.code === 'not-found' ? { ...failure, code: 'unreachable' } : failure;
}

/**
 * Converts the error of a sign-in, which is never retried automatically. `retryAt` is set only if
 * the server gave a time.
 */
export function toSignInFailure(error: unknown): Failure {
  const { code, retryable, message } = toFailure(error);
  const { retryAt } = Object(error) as { readonly retryAt?: unknown };
  return { code, retryable, message, ...(typeof retryAt === 'number' && { retryAt }) };
}

/** In Node, `navigator` is absent or has no `onLine`. */
function isOffline(): boolean {
  const { navigator } = globalThis as Partial<typeof globalThis>;
  return navigator?.onLine === false;
}

const codesOfSignIn: Readonly<Record<string, FailureCode>> = {
  login_required: 'sign-in-required',
  popup_blocked: 'sign-in-blocked',
  popup_timeout: 'sign-in-late',
  cancelled: 'sign-in-cancelled',
  access_denied: 'sign-in-denied',
  offline: 'offline',
  throttled: 'rate-limited',
  unknown_outcome: 'sign-in-unreachable',
  broker_unreachable: 'sign-in-unreachable',
  lock_timeout: 'sign-in-unreachable',
};

function codeOfStatus(status: number): FailureCode {
  if (status === 401) return 'sign-in-required';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 429) return 'rate-limited';
  return status >= 500 || status === 408 ? 'service' : 'refused';
}
