import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient, profiles, type Client } from '../../../src/api/index.js';
import { answering } from '../answering.js';
import { tokensGiving } from '../tokens.js';

const url = 'https://acme.example/connector?signature=1';

function clientOf(baseUrl: string): Client {
  return createClient({ baseUrl, tokens: tokensGiving('wat_acme_1'), profile: profiles.acquia });
}

describe("the connector's address", () => {
  test('is asked for plainly unless something is wanted', async (t) => {
    const { baseUrl, seen } = await answering(t, () => ({ url }));
    assert.equal(await clientOf(baseUrl).connectorUrl(), url);
    assert.equal(seen[0]?.url.href, 'http://service.test/v2/integrations/url');
    assert.equal(seen[0].headers['x-widen-api-toggle'], undefined);
  });

  test('carries the words, the search box and the kind of links', async (t) => {
    const { baseUrl, seen } = await answering(t, () => ({ url }));
    const client = clientOf(baseUrl).withBranded(true);
    await client.connectorUrl({ query: 'sea & lake', hideSearchBar: true });
    assert.deepEqual(Object.fromEntries(seen[0]?.url.searchParams ?? []), {
      query: 'sea & lake',
      hideSearchBar: 'true',
    });
    assert.equal(seen[0]?.headers['x-widen-api-toggle'], 'branded-links');
  });

  for (const answer of [{}, { url: null }, { url: 'javascript:alert(1)' }, { url: '/connector' }]) {
    test(`is not believed to be ${JSON.stringify(answer)}`, async (t) => {
      const { baseUrl } = await answering(t, () => answer);
      await assert.rejects(clientOf(baseUrl).connectorUrl(), { name: 'SchemaError' });
    });
  }
});
