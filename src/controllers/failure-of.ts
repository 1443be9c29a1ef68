import { HttpError, ShapeError, UnknownOutcomeError, UnreachableError } from '../api/errors.js';
import { AuthError } from '../auth/auth-error.js';
import type { Failure, FailureCode } from '../model/failure.js';

/** How long to wait where the service is busy and does not say until when, in milliseconds. */
const usualWait = 10_000;

/** Reads an error as something a person or a host can act on. Unknown ones say least. */
export function failureOf(error: unknown): Failure {
  if (error instanceof HttpError) {
    const code = codeOfStatus(error.status);
    const retryAt = error.retryAt ?? (code === 'rate-limited' ? Date.now() + usualWait : undefined);
    return {
      ...{ code, retryable: error.retryable, message: error.message },
      ...(retryAt !== undefined && { retryAt }),
    };
  }
  if (error instanceof UnreachableError) {
    const code = globalThis.navigator.onLine ? 'unreachable' : 'offline';
    return { code, retryable: true, message: error.message };
  }
  if (error instanceof UnknownOutcomeError) {
    return { code: 'unknown-outcome', retryable: false, message: error.message };
  }
  if (error instanceof ShapeError) {
    return { code: 'malformed', retryable: false, message: error.message };
  }
  if (error instanceof AuthError) {
    const code = codesOfSignIn[error.code] ?? 'sign-in-failed';
    return { code, retryable: error.retryable, message: error.message };
  }
  return { code: 'sign-in-failed', retryable: true, message: 'No token could be had' };
}

/** The same of a search, which is never not found: it was asked for in the wrong place. */
export function searchFailureOf(error: unknown): Failure {
  const failure = failureOf(error);
  return failure.code === 'not-found' ? { ...failure, code: 'unreachable' } : failure;
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
