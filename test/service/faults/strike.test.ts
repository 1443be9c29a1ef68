import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { recordCatalogue } from '../../../src/service/index.js';
import { serve, type ListeningService } from '../../../src/service/node.js';
import { at, jsonOf, requestTokens } from '../caller.js';

async function listening(test: TestContext): Promise<ListeningService> {
  const service = await serve({ apiPort: 0, sitePort: 0, catalogue: recordCatalogue([]) });
  test.after(service.close);
  return service;
}

/** Asks for the user over a real connection, with a fault by header. */
function askUser(service: ListeningService, fault: string, init?: RequestInit): Promise<Response> {
  const headers = {
    authorization: `Bearer ${service.issueTokens().accessToken}`,
    origin: 'http://localhost:5173',
    'x-fault': fault,
  };
  return fetch(`${service.baseUrl}/v2/user`, { headers, ...init });
}

/** Plans a fault as an operator does. */
async function plan(service: ListeningService, fault: object): Promise<number> {
  const answer = await fetch(`${service.baseUrl}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  return answer.status;
}

describe('a fault by header', () => {
  it('answers 500 or 429, which pages may read', async (test) => {
    const service = await listening(test);
    const broken = await askUser(service, '500');
    assert.equal(broken.status, 500);
    assert.equal(at(await jsonOf(broken), 'response_code'), 500);
    assert.equal(broken.headers.get('access-control-allow-origin'), 'http://localhost:5173');
    const throttled = await askUser(service, '429');
    assert.equal(throttled.status, 429);
    assert.equal(throttled.headers.get('retry-after'), '1');
    assert.match(throttled.headers.get('x-ratelimit-reset') ?? '', /^\d{4}-.*\.\d{3}Z$/);
  });

  it('refuses with JSON, with text, with a page or with nothing at all', async (test) => {
    const service = await listening(test);
    const bodies = {
      401: [/^application\/json/, /^\{"error":true,"response_code":401,.*"stack_trace":null\}$/],
      403: [/^text\/plain/, /^Not permitted\.$/],
      408: [/^$/, /^$/],
      502: [/^text\/html/, /^<!doctype html>/],
    } as const;
    for (const [status, [type, text]] of Object.entries(bodies)) {
      const answer = await askUser(service, status);
      assert.equal(answer.status, Number(status));
      assert.match(answer.headers.get('content-type') ?? '', type);
      assert.match(await answer.text(), text);
    }
  });

  it('cuts the connection before the answer', async (test) => {
    const service = await listening(test);
    await assert.rejects(askUser(service, 'reset'), TypeError);
  });

  it('cuts the connection in the middle of the answer', async (test) => {
    const service = await listening(test);
    const answer = await askUser(service, 'truncate');
    assert.equal(answer.status, 200);
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    const promised = Number(answer.headers.get('content-length'));
    assert.equal(first?.value?.byteLength, Math.floor(promised / 2));
    await assert.rejects(async () => reader?.read());
  });

  it('never answers, until the caller gives up', async (test) => {
    const service = await listening(test);
    const signal = AbortSignal.timeout(200);
    await assert.rejects(askUser(service, 'timeout', { signal }), { name: 'TimeoutError' });
  });

  it('answers with a page, as a hotel network does, or with JSON of no sense', async (test) => {
    const service = await listening(test);
    const page = await askUser(service, 'html');
    assert.equal(page.status, 200);
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    const nonsense = await askUser(service, 'nonsense');
    assert.equal(nonsense.status, 200);
    assert.notEqual(typeof at(await jsonOf(nonsense), 'uuid'), 'string');
  });

  it('answers truly, but slowly', async (test) => {
    const service = await listening(test);
    const started = performance.now();
    assert.equal((await askUser(service, 'slow')).status, 200);
    assert.ok(performance.now() - started >= 2900);
  });

  it('is refused where it names no fault', async (test) => {
    const service = await listening(test);
    assert.equal((await askUser(service, 'meteor')).status, 400);
  });
});

describe('a planned fault', () => {
  it('strikes as often as planned, on its path and method alone', async (test) => {
    const service = await listening(test);
    const { baseUrl } = service;
    const fault = { path: '/v2/user', method: 'GET', fault: 500, when: 'before', times: 2 };
    assert.equal(await plan(service, fault), 204);
    const status = async (path: string, method = 'GET'): Promise<number> =>
      (await fetch(baseUrl + path, { method })).status;
    assert.equal(await status('/v2/assets/search'), 401);
    assert.equal(await status('/v2/user', 'PUT'), 405);
    assert.equal(await status('/v2/user'), 500);
    assert.equal(await status('/v2/user'), 500);
    assert.equal(await status('/v2/user'), 401);
  });

  it('is forgotten by DELETE', async (test) => {
    const service = await listening(test);
    await plan(service, { path: '/v2/user', fault: '500', times: 5 });
    await fetch(`${service.baseUrl}/__faults`, { method: 'DELETE' });
    assert.equal((await fetch(`${service.baseUrl}/v2/user`)).status, 401);
  });

  it('is refused where it makes no sense', async (test) => {
    const service = await listening(test);
    for (const fault of [
      {},
      { path: '/v2/user' },
      { path: 'v2/user', fault: '500' },
      { path: '/v2/user', fault: 'meteor' },
      { path: '/v2/user', fault: '500', when: 'during' },
      { path: '/v2/user', fault: '500', times: 0 },
    ]) {
      assert.equal(await plan(service, fault), 400, JSON.stringify(fault));
    }
  });

  for (const [when, processed] of [
    ['before', false],
    ['after', true],
  ] as const) {
    it(`${when} processing ${processed ? 'spends' : 'keeps'} the refresh token`, async (test) => {
      const service = await listening(test);
      const { refreshToken } = service.issueTokens();
      const members = { grant_type: 'refresh_token', refresh_token: refreshToken };
      service.planFault({ path: '/v2/oauth/access-token', fault: 'reset', when });
      await assert.rejects(requestTokens(service, members));
      assert.equal(service.stats().tokens.refreshes, processed ? 1 : 0);
      assert.equal((await requestTokens(service, members)).status, processed ? 400 : 200);
    });
  }
});

describe('GET /__stats', () => {
  it('counts requests by method and path, and what became of tokens', async (test) => {
    const service = await listening(test);
    const { baseUrl, siteUrl } = service;
    await fetch(`${baseUrl}/v2/user`);
    await fetch(`${baseUrl}/v2/user?x=1`);
    await fetch(`${baseUrl}/v2/assets/11111111-1111-4111-8111-111111111111`);
    await fetch(`${siteUrl}/img/acme/abcdefghij/640px/a.jpg`);
    const { refreshToken } = service.issueTokens();
    const members = { grant_type: 'refresh_token', refresh_token: refreshToken };
    await requestTokens(service, members);
    await requestTokens(service, members);
    assert.deepEqual(await jsonOf(await fetch(`${siteUrl}/__stats`)), {
      requests: {
        'GET /v2/user': 2,
        'GET /v2/assets/{id}': 1,
        'GET /img/…': 1,
        'POST /v2/oauth/access-token': 2,
      },
      tokens: { refreshes: 1, reuses: 1, familiesRevoked: 1 },
    });
  });
});
