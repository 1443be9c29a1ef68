import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  createClient,
  emptyProductQuery,
  type Client,
  type ProductQuery,
} from '../../../src/api/index.js';
import type { ProductSearch } from '../../../src/api/products/products.js';
import { answering, refusing, silent, type Answer, type Seen } from '../answering.js';
import { tokensGiving } from '../tokens.js';

function clientOf(baseUrl: string): Client {
  // No answer is given up by the client's own patience here.
  const timeout = 600_000;
  return createClient({ baseUrl, tokens: tokensGiving('wat_acme_1'), retries: 0, timeout });
}

function searchFor(query: Partial<ProductQuery>, offset = 0): ProductSearch {
  return { query: { ...emptyProductQuery, ...query }, offset, limit: 3 };
}

/** Whether a request asks for one SKU alone. */
function asksForSku({ json }: Seen): boolean {
  return JSON.stringify(json).includes('"sku","operator":"in"');
}

/** Answers the search with products of these SKUs, and the question for one SKU otherwise. */
function shop(skus: readonly string[], bySku: Answer, total = skus.length): Answer {
  return (asked, response) => (asksForSku(asked) ? bySku(asked, response) : pageOf(skus, total));
}

function pageOf(skus: readonly string[], total = skus.length): object {
  return { total_count: total, items: skus.map((sku) => ({ product_id: `id of ${sku}`, sku })) };
}

async function skusFor(client: Client, search: ProductSearch): Promise<readonly string[]> {
  return (await client.searchProducts(search)).items.map(({ sku }) => sku);
}

describe('the product whose SKU was typed', () => {
  test('comes first, from wherever it stands', async (t) => {
    const found = shop(['A-10', 'A-11', 'A-12'], () => pageOf(['A-1']), 900);
    const { baseUrl, seen } = await answering(t, found);
    const page = await clientOf(baseUrl).searchProducts(
      searchFor({ text: ' A-1 ', show: 'variants' }),
    );
    assert.deepEqual(
      page.items.map(({ sku }) => sku),
      ['A-1', 'A-10', 'A-11', 'A-12'],
    );
    assert.deepEqual([page.total, page.next], [900, 3]);
    assert.deepEqual(seen.find(asksForSku)?.json, {
      filters: [
        { type: 'exclude_parents', operator: 'has_value' },
        { type: 'sku', operator: 'in', argument: ['A-1'] },
      ],
      limit: 1,
      offset: 0,
    });
    assert.equal(seen.length, 2);
  });

  test('is not listed twice, whatever the letters are', async (t) => {
    const { baseUrl } = await answering(
      t,
      shop(['B-2', 'A-1', 'C-3'], () => pageOf(['A-1'])),
    );
    assert.deepEqual(await skusFor(clientOf(baseUrl), searchFor({ text: 'a-1' })), [
      'A-1',
      'B-2',
      'C-3',
    ]);
  });

  test('is moved up within the page where the words do not look like one', async (t) => {
    const { baseUrl, seen } = await answering(
      t,
      shop(['BOOT', 'RED HAT', 'COAT'], () => null),
    );
    const client = clientOf(baseUrl);
    assert.deepEqual(await skusFor(client, searchFor({ text: 'red hat' })), [
      'RED HAT',
      'BOOT',
      'COAT',
    ]);
    assert.deepEqual(await skusFor(client, searchFor({ text: 'coat' })), [
      'COAT',
      'BOOT',
      'RED HAT',
    ]);
    assert.equal(seen.length, 2);
  });

  test('is not believed to be found where the service gives another', async (t) => {
    const { baseUrl } = await answering(
      t,
      shop(['B-2'], () => pageOf(['A-12'])),
    );
    assert.deepEqual((await skusFor(clientOf(baseUrl), searchFor({ text: 'A-1' })))[0], 'B-2');
  });

  for (const [what, query, offset] of [
    ['under an order that was asked for', { text: 'A-1', sort: 'name' }, 0],
    ['on a later page', { text: 'A-1' }, 3],
    ['without words', {}, 0],
  ] as const) {
    test(`is not asked for ${what}`, async (t) => {
      const { baseUrl, seen } = await answering(
        t,
        shop(['B-2', 'A-1'], () => pageOf(['A-1'])),
      );
      const skus = await skusFor(clientOf(baseUrl), searchFor(query, offset));
      assert.deepEqual([skus, seen.length], [['B-2', 'A-1'], 1]);
    });
  }

  for (const [what, answer] of [
    ['fails', refusing(400)],
    ['makes no sense', (): unknown => 'nonsense'],
    ['never comes', silent],
  ] as const) {
    // The client's own time for an answer is longer than that.
    const timeout = 10_000;
    test(
      `may be missing: where the answer ${what} the others are shown`,
      { timeout },
      async (t) => {
        const { baseUrl } = await answering(t, shop(['B-2'], answer));
        const search = searchFor({ text: 'A-1' });
        assert.deepEqual(await skusFor(clientOf(baseUrl), search), ['B-2']);
      },
    );
  }

  test('does not hide that the search failed', async (t) => {
    const { baseUrl } = await answering(t, (asked, response) =>
      asksForSku(asked) ? pageOf(['A-1']) : refusing(403)(asked, response),
    );
    const call = clientOf(baseUrl).searchProducts(searchFor({ text: 'A-1' }));
    await assert.rejects(call, { status: 403 });
  });
});

describe('a search within a category', () => {
  interface Sold {
    readonly product_id: string;
    readonly sku: string;
  }

  /** Every `every`th product is in the category `wanted`; the rest is in another. */
  function stock(size: number, every: number): readonly Sold[] {
    return Array.from({ length: size }, (_, index) => ({
      product_id: String(index),
      sku: `S-${index}`,
      product_categories: {
        product_categories: [
          {
            product_category_id: index % every === 0 ? 'wanted' : 'other',
            name: 'any',
            sub_category: { product_category_id: `below ${index}`, name: 'any' },
          },
        ],
      },
    }));
  }

  function shelf(products: readonly Sold[]): Answer {
    return ({ json }) => {
      const body = new Map(Object.entries(json as object) as [string, number][]);
      const [offset = 0, limit = 0] = [body.get('offset'), body.get('limit')];
      return { total_count: products.length, items: products.slice(offset, offset + limit) };
    };
  }

  const wanted = { category: 'wanted' };

  test('shows what is in it or below it, and goes on after what was looked through', async (t) => {
    const { baseUrl, seen } = await answering(t, shelf(stock(450, 60)));
    const client = clientOf(baseUrl);
    const page = await client.searchProducts(searchFor(wanted));
    assert.deepEqual(
      page.items.map(({ id }) => id),
      ['0', '60', '120', '180'],
    );
    assert.deepEqual([page.next, page.total, page.counted, seen.length], [200, 450, false, 2]);
    const rest = await client.searchProducts(searchFor(wanted, page.next));
    assert.deepEqual(
      rest.items.map(({ id }) => id),
      ['240', '300', '360'],
    );
    const below = await client.searchProducts(searchFor({ category: 'below 3' }));
    assert.deepEqual(
      below.items.map(({ id }) => id),
      ['3'],
    );
  });

  test('gives up for the moment after a handful of requests', async (t) => {
    const { baseUrl, seen } = await answering(t, shelf(stock(5000, 10_000)));
    const page = await clientOf(baseUrl).searchProducts(searchFor(wanted, 100));
    assert.deepEqual([page.items, page.next, seen.length], [[], 600, 5]);
  });

  test('ends with the last product', async (t) => {
    const { baseUrl, seen } = await answering(t, shelf(stock(120, 100)));
    const page = await clientOf(baseUrl).searchProducts(searchFor(wanted));
    assert.deepEqual([page.items.length, page.next, seen.length], [2, 120, 2]);
  });

  test('does not let a SKU in from outside', async (t) => {
    const products = stock(10, 5);
    const bySku: Answer = () => ({ total_count: 1, items: products.slice(3, 4) });
    const { baseUrl } = await answering(t, (asked, response) =>
      (asksForSku(asked) ? bySku : shelf(products))(asked, response),
    );
    const skus = await skusFor(clientOf(baseUrl), searchFor({ ...wanted, text: 'S-3' }));
    assert.deepEqual(skus, ['S-0', 'S-5']);
  });
});
