import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient, isWithin, type Client } from '../../../src/api/index.js';
import { answering, refusing, silent, type Answer } from '../answering.js';
import { tokensGiving } from '../tokens.js';

/** A client that waits for an answer as long as a busy machine may take for one. */
function clientOf(baseUrl: string): Client {
  const tokens = tokensGiving('wat_acme_1');
  return createClient({ baseUrl, tokens, retries: 0, timeout: 1_000 });
}

const done: Answer = (_, response) => void response.writeHead(204).end();

/** The product as it is in this category. */
function inCategory(id: string): Answer {
  const product_categories = [{ product_category_id: id, name: `The ${id}` }];
  return () => ({ product_id: 'p', product_categories: { product_categories } });
}

describe('moving a product', () => {
  test('tells the categories that are then in force', async (t) => {
    const { baseUrl, seen } = await answering(t, done, inCategory('new'));
    const categories = await clientOf(baseUrl).moveProduct('p', 'new');
    assert.deepEqual(categories, [[{ id: 'new', name: 'The new' }]]);
    assert.deepEqual(
      seen.map(({ method, url }) => `${method} ${url.pathname}`),
      ['PUT /v2/products/p/product-category', 'GET /v2/products/p'],
    );
    assert.deepEqual(seen[0]?.json, { product_categories: [{ product_category_id: 'new' }] });
  });

  test('puts it into several categories at once', async (t) => {
    const { baseUrl, seen } = await answering(t, done, inCategory('new'));
    await clientOf(baseUrl).moveProduct('p', ['new', 'other']);
    assert.deepEqual(seen[0]?.json, {
      product_categories: [{ product_category_id: 'new' }, { product_category_id: 'other' }],
    });
  });

  for (const [how, answer] of [
    ['in a failure', refusing(500)],
    ['with the connection', (_, response) => void response.destroy()],
    ['for ever', silent],
  ] as const satisfies readonly (readonly [string, Answer])[]) {
    test(`looks before it tells where the answer is lost ${how}, and does not try again`, async (t) => {
      for (const held of ['new', 'old']) {
        const { baseUrl, seen } = await answering(t, answer, inCategory(held));
        const categories = await clientOf(baseUrl).moveProduct('p', 'new');
        assert.equal(isWithin(categories, 'new'), held === 'new');
        assert.deepEqual(
          seen.map(({ method }) => method),
          ['PUT', 'GET'],
        );
      }
    });
  }

  test('says that nothing is known where nothing can be read back either', async (t) => {
    const { baseUrl } = await answering(t, refusing(502), refusing(500));
    await assert.rejects(clientOf(baseUrl).moveProduct('p', 'new'), {
      name: 'UnknownOutcomeError',
      retryable: false,
    });
  });

  test('cannot be taken for refused where it was made and only reading back failed', async (t) => {
    const { baseUrl } = await answering(t, done, refusing(500));
    const call = clientOf(baseUrl).moveProduct('p', 'new');
    await assert.rejects(call, { name: 'UnknownOutcomeError', retryable: false });
  });

  test('that is refused reads nothing back', async (t) => {
    const { baseUrl, seen } = await answering(t, refusing(403));
    await assert.rejects(clientOf(baseUrl).moveProduct('p', 'new'), { status: 403 });
    assert.equal(seen.length, 1);
  });

  test('is given up while it reads back, with the reason of its caller', async (t) => {
    const stop = new AbortController();
    const reason = new Error('closed');
    const { baseUrl } = await answering(t, refusing(500), () => {
      stop.abort(reason);
      return undefined;
    });
    const call = clientOf(baseUrl).moveProduct('p', 'new', { signal: stop.signal });
    await assert.rejects(call, (error) => error === reason);
  });
});
