import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createService } from '../../../src/service/index.js';
import { at, jsonOf, listAt } from '../caller.js';

const service = createService({ assets: 400, products: 200, tokenSeed: 1 });
const authorization = `Bearer ${service.issueTokens().accessToken}`;

async function send(path: string, body?: object): Promise<unknown> {
  const headers = { authorization, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return jsonOf(await service.fetch(service.baseUrl + path, { ...init, headers }));
}

describe('the assets of a product', () => {
  it('are found by its SKU, and can be narrowed as any others', async () => {
    const filters = [{ type: 'featured_image', operator: 'has_value' }];
    const products = await send('/v2/products/search', { filters, limit: 1 });
    const [product] = listAt(products, 'items');
    const sku = String(at(product, 'sku'));

    const search = async (query: string): Promise<readonly unknown[]> => {
      const answer = await send(`/v2/assets/search?limit=100&query=${encodeURIComponent(query)}`);
      return listAt(answer, 'items').map((asset) => at(asset, 'id'));
    };
    const found = await search(sku);
    assert.ok(found.includes(at(product, 'featured_image', 'id')));
    assert.deepEqual(await search(`(${sku}) AND ft:(IMAGE)`), found);
    assert.deepEqual(await search(`(${sku}) AND ft:(AUDIO)`), []);
    assert.deepEqual(await search(`${sku}-X`), []);
  });
});
