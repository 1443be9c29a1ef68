import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient, type Client, type ClientOptions } from '../../../src/api/index.js';
import { answering, refusing, silent, type Answer } from '../answering.js';
import { tokensGiving } from '../tokens.js';

function clientOf(baseUrl: string, options: Partial<ClientOptions> = {}): Client {
  const wait = (): Promise<void> => Promise.resolve();
  return createClient({ baseUrl, tokens: tokensGiving('wat_acme_1'), wait, ...options });
}

const jacket = { name: 'Jacket', sku: 'J-1' };

const changes: Readonly<
  Record<string, (client: Client, signal?: AbortSignal) => Promise<unknown>>
> = {
  'making a product': (client, signal) => client.createProduct(jacket, signal && { signal }),
  'setting categories': (client, signal) =>
    client.setProductCategories('p', ['c'], signal && { signal }),
};

const empty: Answer = (_, response) => void response.writeHead(204).end();

describe('a new product', () => {
  test('is sent with all that is known of it, and gets an id', async (t) => {
    const { baseUrl, seen } = await answering(t, () => ({ product_id: 'new' }));
    const id = await clientOf(baseUrl).createProduct({
      ...jacket,
      parentId: 'p0',
      typeId: 't',
      categoryIds: ['c1', 'c2'],
      attributes: { colour: ['Red'] },
    });
    assert.equal(id, 'new');
    const [{ method, url, headers, json } = {}] = seen;
    assert.deepEqual([method, url?.pathname], ['POST', '/v2/products']);
    assert.equal(headers?.['content-type'], 'application/json');
    assert.deepEqual(json, {
      ...jacket,
      parent_product_id: 'p0',
      product_type_id: 't',
      product_categories: [{ product_category_id: 'c1' }, { product_category_id: 'c2' }],
      attributes: { colour: ['Red'] },
    });
  });

  test('needs no more than a name and a SKU', async (t) => {
    const { baseUrl, seen } = await answering(t, () => ({ product_id: 'new' }));
    await clientOf(baseUrl).createProduct(jacket);
    assert.deepEqual(seen[0]?.json, jacket);
  });

  test('whose id nobody can read may have been made', async (t) => {
    const { baseUrl } = await answering(t, () => ({ id: 'elsewhere' }));
    await assert.rejects(clientOf(baseUrl).createProduct(jacket), { name: 'UnknownOutcomeError' });
  });
});

describe("a product's categories", () => {
  test('are set, all at once', async (t) => {
    const { baseUrl, seen } = await answering(t, empty);
    await clientOf(baseUrl).setProductCategories('p/1', ['c1', 'c2']);
    assert.deepEqual(
      [seen[0]?.method, seen[0]?.url.pathname, seen[0]?.json],
      [
        'PUT',
        '/v2/products/p%2F1/product-category',
        { product_categories: [{ product_category_id: 'c1' }, { product_category_id: 'c2' }] },
      ],
    );
  });

  test('are set too where the answer is an empty success', async (t) => {
    const { baseUrl } = await answering(t, (_, response) => void response.end());
    await clientOf(baseUrl).setProductCategories('p', []);
  });
});

for (const [what, change] of Object.entries(changes)) {
  describe(`${what}, where the answer is lost`, () => {
    for (const [how, answer] of [
      ['with the connection', (_, response) => void response.destroy()],
      ['in a failure of the service', refusing(500)],
      ['in a gateway', refusing(504)],
      ['in a gateway that gave up', refusing(408)],
      ['in a page of HTML', (_, response) => void response.end('<!doctype html>')],
      [
        'half-way',
        (_, response) => void response.writeHead(200, { 'content-length': 9 }).write('{'),
      ],
      ['for ever', silent],
    ] as const satisfies readonly (readonly [string, Answer])[]) {
      test(`${how}, is sent once and said to be unknown`, async (t) => {
        const { baseUrl, seen } = await answering(t, answer);
        await assert.rejects(change(clientOf(baseUrl, { timeout: 500 })), {
          name: 'UnknownOutcomeError',
          retryable: false,
        });
        assert.equal(seen.length, 1);
      });
    }

    test('tells only which call it was', async (t) => {
      const { baseUrl } = await answering(t, refusing(500));
      await assert.rejects(change(clientOf(baseUrl)), (error: Error) => {
        assert.match(error.message, /^No response confirms the outcome of v2\/products/);
        assert.doesNotMatch(error.message, /wat_|J-1/);
        return true;
      });
    });
  });

  describe(`${what}, where the service refuses`, () => {
    for (const status of [400, 403, 404, 409, 429]) {
      test(`by ${status}, is told so and not repeated`, async (t) => {
        const { baseUrl, seen } = await answering(t, refusing(status, { 'retry-after': '1' }));
        await assert.rejects(change(clientOf(baseUrl)), { name: 'HttpError', status });
        assert.equal(seen.length, 1);
      });
    }

    test('a token, is done once with a fresh one', async (t) => {
      const { baseUrl, seen } = await answering(t, refusing(401), () => ({ product_id: 'new' }));
      const tokens = tokensGiving('wat_acme_old', 'wat_acme_new');
      await change(clientOf(baseUrl, { tokens }));
      assert.deepEqual(tokens.refused, ['wat_acme_old']);
      assert.equal(seen[1]?.headers.authorization, 'Bearer wat_acme_new');
      assert.equal(seen.length, 2);
    });

    test("a token, and the fresh one's answer is lost, is unknown all the same", async (t) => {
      const { baseUrl, seen } = await answering(t, refusing(401), refusing(500));
      const tokens = tokensGiving('wat_acme_old', 'wat_acme_new');
      await assert.rejects(change(clientOf(baseUrl, { tokens })), { name: 'UnknownOutcomeError' });
      assert.equal(seen.length, 2);
    });
  });

  test(`${what} is given up with the caller's own reason`, async (t) => {
    const stop = new AbortController();
    const reason = new Error('closed');
    const { baseUrl } = await answering(t, () => {
      stop.abort(reason);
      return undefined;
    });
    await assert.rejects(change(clientOf(baseUrl), stop.signal), (error) => error === reason);
  });
}
