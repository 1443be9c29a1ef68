import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hurriedClock, jsonOf, textAt } from '../caller.js';
import { colour, launched, productCaller, sending } from '../product-record.js';

const attribute = { type: 'attribute', attribute_id: colour.id };

/** Bodies that make no sense, each with the member that the answer names. */
const senseless: readonly (readonly [body: unknown, named: string])[] = [
  [[], 'object'],
  [{ query: 5 }, 'query'],
  [{ expand: 'attributes' }, 'expand'],
  [{ expand: [1] }, 'expand'],
  [{ limit: 0 }, 'limit'],
  [{ limit: 101 }, 'limit'],
  [{ limit: 1.5 }, 'limit'],
  [{ limit: '10' }, 'limit'],
  [{ offset: -1 }, 'offset'],
  [{ offset: 10_000 }, 'offset'],
  [{ sort: 'name' }, 'sort'],
  [{ sort: [] }, 'sort'],
  [{ sort: { type: 'price' } }, 'sort'],
  [{ sort: { order: 'up' } }, 'sort'],
  [{ filters: {} }, 'filters'],
  [{ filters: ['exclude_variants'] }, 'filter'],
  [{ filters: [{ type: 'colour' }] }, 'filter'],
  [{ filters: [{ type: 'exclude_variants', operator: 'not' }] }, 'exclude_variants'],
  [{ filters: [{ type: 'name' }] }, 'name'],
  [{ filters: [{ type: 'name', operator: 'after', argument: ['2024-01-01'] }] }, 'name'],
  [{ filters: [{ type: 'name', operator: 'contains' }] }, 'name'],
  [{ filters: [{ type: 'name', operator: 'contains', argument: 'jacket' }] }, 'name'],
  [{ filters: [{ type: 'name', operator: 'contains', argument: ['a', 'b'] }] }, 'name'],
  [{ filters: [{ type: 'sku', operator: 'in', argument: [] }] }, 'sku'],
  [{ filters: [{ type: 'sku', operator: 'in', argument: ['a', 5] }] }, 'sku'],
  [{ filters: [{ type: 'created_timestamp', operator: 'after', argument: ['soon'] }] }, 'date'],
  [{ filters: [{ type: 'created_timestamp', operator: 'in', argument: ['2024'] }] }, 'created'],
  [{ filters: [{ type: 'attribute', operator: 'has_value' }] }, 'attribute_id'],
  [{ filters: [{ ...attribute, attribute_id: 'none', operator: 'has_value' }] }, 'attribute_id'],
  [{ filters: [{ ...attribute, operator: 'after', argument: ['2024-01-01'] }] }, 'after'],
];

for (const quirks of [false, true]) {
  describe(`a product search, ${quirks ? 'with quirks' : 'by the book'}`, () => {
    const { ask } = productCaller(
      { attributes: [colour, launched] },
      { quirks, now: hurriedClock() },
    );
    const search = (body: unknown): Promise<Response> =>
      ask('/v2/products/search', sending('POST', body));

    for (const [body, named] of senseless) {
      it(`is refused in words for ${JSON.stringify(body)}`, async () => {
        const answer = await search(body);
        assert.equal(answer.status, 400);
        assert.match(textAt(await jsonOf(answer), 'error_message'), new RegExp(named));
      });
    }

    it('takes its members at their bounds, and null for absent ones', async () => {
      assert.equal((await search({ limit: 100, offset: 9999 })).status, 200);
      const absent = { query: null, filters: null, expand: null, sort: null, limit: null };
      assert.equal((await search(absent)).status, 200);
      const filters = [
        {
          type: 'attribute',
          attribute_id: launched.id,
          operator: 'after',
          argument: ['2024-01-01'],
        },
      ];
      assert.equal((await search({ filters })).status, 200);
    });

    it('passes over members and sections that nobody knows', async () => {
      assert.equal(
        (await search({ expand: ['reviews', 'attributes'], colour: 'red' })).status,
        200,
      );
    });

    it(`has to be JSON${quirks ? ', and may be left out' : ''}`, async () => {
      const absent = await ask('/v2/products/search', { method: 'POST' });
      assert.equal(absent.status, quirks ? 200 : 415);
      const text = { method: 'POST', body: '{}' };
      assert.equal((await ask('/v2/products/search', text)).status, 415);
      const headers = { 'content-type': 'application/json' };
      const broken = { method: 'POST', headers, body: '{"query":' };
      assert.equal((await ask('/v2/products/search', broken)).status, 400);
    });
  });
}
