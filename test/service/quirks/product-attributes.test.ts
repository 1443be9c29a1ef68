import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createService, type ProductAttribute } from '../../../src/service/index.js';
import { assetRecord } from '../asset-record.js';
import { at, hurriedClock, jsonOf, listAt, textAt } from '../caller.js';
import { productCaller, productRecord, sending, uuid } from '../product-record.js';

const asset = assetRecord();
const given: readonly (readonly [ProductAttribute['type'], value: string])[] = [
  ['text', 'plain'],
  ['long_text', 'One'],
  ['rich_text', '<p>Own <script>alert(1)</script></p>'],
  ['select', 'Red'],
  ['multi_select', 'Wool'],
  ['number', '12'],
  ['date', '2024-01-31'],
  ['boolean', 'true'],
  ['asset', asset.id],
];
const attributes = given.map(([type], index): ProductAttribute => {
  return { id: uuid(900 + index), name: type, type, importOnly: false, group: null };
});
const product = productRecord(1, {
  attributes: Object.fromEntries(given.map(([, value], index) => [uuid(900 + index), [value]])),
});

async function toldBy(quirks: boolean): Promise<readonly unknown[]> {
  const recorded = { products: [product], attributes };
  const { read } = productCaller(recorded, { quirks }, [asset]);
  const told = at(await read(`/v2/products/${product.id}`), 'attributes');
  return attributes.map(({ id }) => [at(told, id, 'type'), at(told, id, 'values', 0)]);
}

describe('attributes of products', () => {
  it('are of five types in the live service', async () => {
    assert.deepEqual(await toldBy(true), [
      ['text', 'plain'],
      ['rich_text', 'One'],
      ['rich_text', '<p>Own <script>alert(1)</script></p>'],
      ['single_controlled_vocab', 'Red'],
      ['multi_controlled_vocab', 'Wool'],
      ['text', '12'],
      ['text', '2024-01-31'],
      ['text', 'true'],
      ['asset', asset.id],
    ]);
  });

  it('are what the account says they are by the book', async () => {
    assert.deepEqual(await toldBy(false), given);
  });

  it('refer to pictures of the library where the products are made up', async () => {
    const now = hurriedClock();
    const service = createService({ assets: 500, products: 100, quirks: true, now });
    const authorization = `Bearer ${service.issueTokens().accessToken}`;
    const read = async (path: string, init?: RequestInit): Promise<unknown> => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', authorization);
      return jsonOf(await service.fetch(service.baseUrl + path, { ...init, headers }));
    };
    const body = sending('POST', { limit: 30, expand: ['attributes'] });
    const products = listAt(await read('/v2/products/search', body), 'items');
    const all = products.flatMap((each) =>
      Object.values(Object(at(each, 'attributes')) as Record<string, unknown>),
    );
    const types = new Set(all.map((each) => at(each, 'type')));
    assert.equal(types.size, 5);
    const rich = all.filter((each) => at(each, 'type') === 'rich_text');
    assert.ok(rich.length > 20);
    for (const each of rich) assert.match(textAt(each, 'values', 0), /^<p>.+<\/p>$/);
    const references = all.filter((each) => at(each, 'type') === 'asset');
    assert.ok(references.length > 20);
    for (const reference of references) {
      const [id] = listAt(reference, 'values');
      assert.equal(textAt(await read(`/v2/assets/${String(id)}`), 'id'), id);
    }
  });
});
