import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { directSource } from '../../../src/auth/direct.js';
import type { AuthError } from '../../../src/auth/index.js';
import type { Grant } from '../../../src/auth/session/grant.js';
import { DirectIssuer } from '../../../src/auth/sources/direct-issuer.js';
import { serve, type ListeningService } from '../../../src/service/node.js';

const path = '/v2/oauth/access-token';

interface SignedIn {
  readonly service: ListeningService;
  readonly issuer: DirectIssuer;
  /** Replaces the token that is held. */
  readonly renew: () => Promise<Grant>;
}

async function signedIn(
  context: TestContext,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<SignedIn> {
  const service = await serve({ apiPort: 0, sitePort: 0, assets: 1 });
  context.after(() => service.close());
  const { baseUrl, clientId, clientSecret } = service;
  const issuer = new DirectIssuer({ baseUrl, clientId, clientSecret, fetch });
  let grant = await issuer.exchange(service.issueCode());
  const renew = async (): Promise<Grant> => {
    grant = await issuer.refresh(grant.accessToken);
    return grant;
  };
  return { service, issuer, renew };
}

describe('a refresh without a broker', () => {
  it('gives another token', async (context) => {
    const { renew } = await signedIn(context);
    assert.notEqual((await renew()).accessToken, (await renew()).accessToken);
  });

  for (const fault of ['reset', '500', 'html'] as const) {
    it(`lost by ${fault} before it was processed is taken up again`, async (context) => {
      context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
      const { service, renew } = await signedIn(context);
      service.planFault({ path, fault });
      await assert.rejects(renew(), { code: 'unknown_outcome' });
      context.mock.timers.setTime(Date.now() + 31_000);
      assert.match((await renew()).accessToken, /^wat_/);
      assert.deepEqual(service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
    });

    it(`lost by ${fault} after it was processed ends the session, and uses nothing twice`, async (context) => {
      context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
      const { service, renew } = await signedIn(context);
      service.planFault({ path, fault, when: 'after' });
      await assert.rejects(renew(), { code: 'unknown_outcome' });
      context.mock.timers.setTime(Date.now() + 31_000);
      await assert.rejects(renew(), { code: 'login_required' });
      assert.deepEqual(service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
    });
  }

  it('lost before the clock is set back is taken up again as soon as any other', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const { service, renew } = await signedIn(context);
    service.planFault({ path, fault: 'reset', when: 'before' });
    await assert.rejects(renew(), { code: 'unknown_outcome' });
    context.mock.timers.setTime(Date.now() - 7_200_000);
    const retryAt = Date.now() + 30_000;
    await assert.rejects(renew(), { code: 'unknown_outcome', retryAt });
    context.mock.timers.setTime(Date.now() + 31_000);
    assert.ok((await renew()).accessToken);
    assert.equal(service.stats().tokens.refreshes, 1);
  });

  it('is left alone while nobody can say how it went', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const { service, renew } = await signedIn(context);
    service.planFault({ path, fault: 'reset', when: 'after' });
    service.planFault({ path: '/v2/user', fault: '500' });
    await assert.rejects(renew(), { code: 'unknown_outcome' });
    context.mock.timers.setTime(Date.now() + 31_000);
    await assert.rejects(renew(), { code: 'unknown_outcome' });
    assert.equal(service.stats().tokens.reuses, 0);
  });

  it('that nobody waited for any longer is not repeated while it may still be under way', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    let late: (() => Promise<Response>) | undefined;
    let isLate = false;
    const { service, renew } = await signedIn(context, (input, init) => {
      if (!isLate) return fetch(input, init);
      isLate = false;
      late = () => fetch(input, init);
      return Promise.reject(new DOMException('late', 'TimeoutError'));
    });
    isLate = true;
    await assert.rejects(renew(), { code: 'unknown_outcome' });
    const { requests } = service.stats();
    await assert.rejects(renew(), { code: 'unknown_outcome' });
    assert.deepEqual(service.stats().requests, requests);
    await late?.();
    context.mock.timers.setTime(Date.now() + 31_000);
    await assert.rejects(renew(), { code: 'login_required' });
    assert.deepEqual(service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
  });

  it('brings nothing new where the token that is held was not the one to be replaced', async (context) => {
    const { service, issuer, renew } = await signedIn(context);
    const { accessToken } = await renew();
    assert.equal((await issuer.refresh(undefined)).accessToken, accessToken);
    assert.equal(service.stats().tokens.refreshes, 1);
  });

  it('that the service has no time for keeps the session', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const { service, renew } = await signedIn(context);
    service.planFault({ path, fault: '429' });
    await assert.rejects(renew(), { code: 'throttled' });
    context.mock.timers.setTime(Date.now() + 31_000);
    assert.match((await renew()).accessToken, /^wat_/);
  });

  for (const fault of ['429', '500', 'html', '408'] as const) {
    it(`answered by ${fault} is left in peace, and used once though it is processed late`, async (context) => {
      context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
      let late: (() => Promise<Response>) | undefined;
      const { service, renew } = await signedIn(context, (input, init) => {
        if (typeof init?.body === 'string' && init.body.includes('refresh_token')) {
          late ??= () => fetch(input, init);
        }
        return fetch(input, init);
      });
      service.planFault({ path, fault });
      await assert.rejects(renew());
      const { requests } = service.stats();
      await assert.rejects(renew(), ({ code, retryAt }: AuthError) => {
        return code === 'unknown_outcome' && (retryAt ?? 0) > Date.now() + 20_000;
      });
      assert.deepEqual(service.stats().requests, requests);
      await late?.();
      context.mock.timers.setTime(Date.now() + 31_000);
      await assert.rejects(renew(), { code: 'login_required' });
      assert.deepEqual(service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
    });
  }
});

describe('a secret in the browser', () => {
  const options = {
    siteUrl: 'http://localhost:4802',
    baseUrl: 'http://localhost:4801',
    clientId: 'picker',
    clientSecret: 'hidden',
    redirectUri: 'http://localhost:5173/callback.html',
    dangerouslyAllowBrowserSecret: true,
  } as const;

  function at(context: TestContext, hostname: string): void {
    Object.defineProperty(globalThis, 'location', { value: { hostname }, configurable: true });
    context.after(() => Reflect.deleteProperty(globalThis, 'location'));
  }

  it('is taken on a developer’s own machine', (context) => {
    at(context, 'localhost');
    assert.equal(directSource(options).status, 'unknown');
  });

  it('is refused everywhere else, and without the word for it', (context) => {
    assert.throws(() => directSource(options), TypeError);
    at(context, 'cms.example.com');
    assert.throws(() => directSource(options), TypeError);
    at(context, 'localhost.evil.example');
    assert.throws(() => directSource(options), TypeError);
    at(context, 'localhost');
    // As a page without types may call it.
    const careless: object = { ...options, dangerouslyAllowBrowserSecret: undefined };
    assert.throws(() => void Reflect.apply(directSource, undefined, [careless]), TypeError);
  });
});
