import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { directSource } from '../../src/auth/direct.js';
import { DirectIssuer } from '../../src/auth/direct-issuer.js';
import { serve, type ListeningService } from '../../src/service/node.js';

const path = '/v2/oauth/access-token';

async function signedIn(
  context: TestContext,
): Promise<{ readonly service: ListeningService; readonly issuer: DirectIssuer }> {
  const service = await serve({ apiPort: 0, sitePort: 0, assets: 1 });
  context.after(() => service.close());
  const { baseUrl, clientId, clientSecret } = service;
  const issuer = new DirectIssuer({ baseUrl, clientId, clientSecret, fetch: globalThis.fetch });
  await issuer.exchange(service.issueCode());
  return { service, issuer };
}

describe('a refresh without a broker', () => {
  it('gives another token', async (context) => {
    const { issuer } = await signedIn(context);
    assert.notEqual((await issuer.renew()).accessToken, (await issuer.renew()).accessToken);
  });

  for (const fault of ['reset', '500', 'html'] as const) {
    it(`lost by ${fault} before it was processed is taken up again`, async (context) => {
      const { service, issuer } = await signedIn(context);
      service.planFault({ path, fault });
      await assert.rejects(issuer.renew(), { code: 'unknown_outcome' });
      assert.match((await issuer.renew()).accessToken, /^wat_/);
      assert.deepEqual(service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
    });

    it(`lost by ${fault} after it was processed ends the session, and uses nothing twice`, async (context) => {
      const { service, issuer } = await signedIn(context);
      service.planFault({ path, fault, when: 'after' });
      await assert.rejects(issuer.renew(), { code: 'unknown_outcome' });
      await assert.rejects(issuer.renew(), { code: 'login_required' });
      assert.deepEqual(service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
    });
  }

  it('is left alone while nobody can say how it went', async (context) => {
    const { service, issuer } = await signedIn(context);
    service.planFault({ path, fault: 'reset', when: 'after' });
    service.planFault({ path: '/v2/user', fault: '500' });
    await assert.rejects(issuer.renew(), { code: 'unknown_outcome' });
    await assert.rejects(issuer.renew(), { code: 'unknown_outcome' });
    assert.equal(service.stats().tokens.reuses, 0);
  });

  it('that the service has no time for keeps the session', async (context) => {
    const { service, issuer } = await signedIn(context);
    service.planFault({ path, fault: '429' });
    await assert.rejects(issuer.renew(), { code: 'throttled' });
    assert.match((await issuer.renew()).accessToken, /^wat_/);
  });
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
    const careless = { ...options, dangerouslyAllowBrowserSecret: undefined as unknown as true };
    assert.throws(() => directSource(careless), TypeError);
  });
});
