import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createService } from '../../../src/service/index.js';
import { hurriedClock } from '../caller.js';

for (const quirks of [false, true]) {
  const how = quirks ? 'with quirks' : 'by the book';
  const service = createService({
    assets: 1,
    quirks,
    now: hurriedClock(),
    allowedOrigins: ['https://cms.example.com'],
  });

  const preflight = (origin: string, path = '/v2/assets/search'): Promise<Response> =>
    service.fetch(`${service.baseUrl}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,x-service-api-toggle',
      },
    });

  describe(`a preflight, ${how}`, () => {
    it('lets allowed pages send a token, JSON, the toggles and a wanted fault', async () => {
      const answer = await preflight('https://cms.example.com');
      assert.equal(answer.status, 204);
      assert.equal(answer.headers.get('access-control-allow-origin'), 'https://cms.example.com');
      assert.deepEqual(answer.headers.get('access-control-allow-headers')?.split(', '), [
        'authorization',
        'content-type',
        'x-service-api-toggle',
        'x-widen-api-toggle',
        'x-fault',
      ]);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        assert.ok(answer.headers.get('access-control-allow-methods')?.split(', ').includes(method));
      }
    });

    it('is the same for every endpoint, and knows no header but those', async () => {
      for (const path of [
        '/v2/oauth/access-token',
        '/v2/products/search',
        '/v2/integrations/url',
      ]) {
        const { status, headers } = await preflight('https://cms.example.com', path);
        assert.equal(status, 204, path);
        assert.doesNotMatch(headers.get('access-control-allow-headers') ?? '', /\*|sdk/);
        assert.equal(headers.get('access-control-allow-credentials'), null);
      }
    });

    for (const origin of [
      'null',
      'http://cms.example.com',
      'https://cms.example.com.evil.example',
      'https://cms.example.com:8443',
      'https://CMS.example.com',
    ]) {
      it(`gives nothing to ${origin}`, async () => {
        const { headers } = await preflight(origin);
        assert.deepEqual(
          [...headers.keys()].filter((name) => name.startsWith('access-control-')),
          [],
        );
        assert.equal(headers.get('vary'), 'origin');
      });
    }

    it('guards the controls for tests, too', async () => {
      const evil = await preflight('https://evil.example', '/__faults');
      assert.equal(evil.headers.get('access-control-allow-origin'), null);
      const good = await preflight('https://cms.example.com', '/__faults');
      assert.equal(good.headers.get('access-control-allow-origin'), 'https://cms.example.com');
    });
  });

  describe(`an answer to another origin, ${how}`, () => {
    const ask = (origin?: string): Promise<Response> =>
      service.fetch(
        `${service.baseUrl}/v2/user`,
        origin === undefined ? {} : { headers: { origin } },
      );

    it('can be read by allowed pages, errors and rate limits included', async () => {
      const answer = await ask('https://cms.example.com');
      assert.equal(answer.status, 401);
      assert.equal(answer.headers.get('access-control-allow-origin'), 'https://cms.example.com');
      assert.deepEqual(answer.headers.get('access-control-expose-headers')?.split(', '), [
        'x-ratelimit-limit',
        'x-ratelimit-remaining',
        'x-ratelimit-reset',
        'retry-after',
      ]);
      assert.equal(answer.headers.get('access-control-allow-credentials'), null);
    });

    it('cannot be read by other pages, and caches are told that origins matter', async () => {
      for (const answer of [await ask('https://evil.example'), await ask()]) {
        assert.equal(answer.headers.get('access-control-allow-origin'), null);
        assert.equal(answer.headers.get('vary'), 'origin');
      }
    });

    it('can be read by the demo by default', async () => {
      const plain = createService({ assets: 1, quirks });
      const headers = { origin: 'http://localhost:5173' };
      const answer = await plain.fetch(`${plain.baseUrl}/v2/user`, { headers });
      assert.equal(answer.headers.get('access-control-allow-origin'), 'http://localhost:5173');
    });
  });
}

describe('with quirks, a refusal for too many requests', () => {
  it('tells allowed pages when to come back', async () => {
    const crowded = createService({ assets: 1, quirks: true, now: () => 0 });
    const headers = { origin: 'http://localhost:5173' };
    const ask = (): Promise<Response> => crowded.fetch(`${crowded.baseUrl}/v2/user`, { headers });
    for (let sent = 0; sent < 50; sent += 1) await ask();
    const refused = await ask();
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('access-control-allow-origin'), 'http://localhost:5173');
    assert.match(
      refused.headers.get('access-control-expose-headers') ?? '',
      /x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset/,
    );
    assert.equal(refused.headers.get('x-ratelimit-reset'), '1970-01-01T00:00:01.000Z');
  });
});
