import assert from 'node:assert/strict';
import { before, describe, it, mock } from 'node:test';
import {
  HttpError,
  SchemaError,
  UnknownOutcomeError,
  UnreachableError,
} from '../../src/api/index.js';
import { AuthError } from '../../src/auth/index.js';
import { toFailure } from '../../src/core/index.js';

describe('a failure', () => {
  // Developers are told of errors of the page's own code, after a module for that has been loaded.
  before(() => mock.method(console, 'error', () => undefined));

  it('names the kind of answer that the service gave', () => {
    const codes = [401, 403, 404, 410, 408, 422, 429, 503].map(
      (status) => toFailure(new HttpError(status, 'assets/search')).code,
    );
    assert.deepEqual(codes, [
      'sign-in-required',
      'forbidden',
      'not-found',
      'not-found',
      'service',
      'refused',
      'rate-limited',
      'service',
    ]);
  });

  it('of a request without an answer is the service’s, not the network’s, where Node cannot tell', () => {
    assert.equal(toFailure(new UnreachableError('assets/search', undefined)).code, 'unreachable');
  });

  it('tells an answer that cannot be read from a change that may have been made', () => {
    assert.equal(toFailure(new SchemaError('items', 'a list')).code, 'malformed');
    const unknown = toFailure(new UnknownOutcomeError('products/1', undefined));
    assert.deepEqual([unknown.code, unknown.retryable], ['unknown-outcome', false]);
  });

  it('of a throttled sign-in says when to try again', () => {
    const retryAt = Date.now() + 30_000;
    const failure = toFailure(new AuthError('throttled', { retryAt }));
    assert.deepEqual(failure, {
      code: 'rate-limited',
      retryable: true,
      message: 'Signing in: throttled',
      retryAt,
    });
  });

  it('of a throttled sign-in says when to try again even if the broker does not', () => {
    const { retryAt = 0 } = toFailure(new AuthError('throttled'));
    assert.ok(retryAt > Date.now());
  });

  it('of any other time the sign-in names keeps that time', () => {
    const retryAt = Date.now() + 30_000;
    const failure = toFailure(new AuthError('broker_unreachable', { retryAt }));
    assert.deepEqual([failure.code, failure.retryAt], ['sign-in-unreachable', retryAt]);
  });

  it('of a sign-in says what the user can do about it', () => {
    const codes = (['popup_blocked', 'cancelled', 'access_denied', 'mix_up'] as const).map(
      (code) => toFailure(new AuthError(code)).code,
    );
    assert.deepEqual(codes, [
      'sign-in-blocked',
      'sign-in-cancelled',
      'sign-in-denied',
      'sign-in-failed',
    ]);
  });

  it('of an unknown error is the page’s own, never a failed sign-in', () => {
    for (const error of [new Error('no token'), 'no token', undefined, { code: 'throttled' }]) {
      const { code, message } = toFailure(error);
      assert.equal(code, 'host-error');
      assert.doesNotMatch(message, /sign/i);
    }
  });
});
