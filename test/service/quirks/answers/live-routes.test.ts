import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { createService } from '../../../../src/service/index.js';
import { assetRecord } from '../../asset-record.js';
import { at, caller, hurriedClock, jsonOf, listAt, textAt } from '../../caller.js';
import { sending } from '../../product-record.js';
import { address, whole } from './asset-schemas.js';

const service = createService({ assets: 300, products: 10, quirks: true, now: hurriedClock() });
const authorization = `Bearer ${service.issueTokens().accessToken}`;

function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', authorization);
  return service.fetch(url, { ...init, headers });
}

const read = async (path: string): Promise<unknown> => jsonOf(await ask(service.baseUrl + path));

const categoryList = v.strictObject({
  item_type: v.string(),
  total_count: whole,
  items: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.uuid()),
      name: v.string(),
      path: v.string(),
      parts: v.array(v.string()),
      _links: v.strictObject({ assets: address, categories: address }),
    }),
  ),
});

const collectionList = v.strictObject({
  item_type: v.string(),
  total_count: whole,
  offset: whole,
  limit: whole,
  items: v.array(
    v.strictObject({
      id: v.string(),
      title: v.string(),
      total_items: whole,
      type: v.picklist(['global', 'shared', 'private']),
      _links: v.strictObject({ assets: v.optional(address) }),
    }),
  ),
});

const fieldList = v.strictObject({
  fields: v.array(
    v.strictObject({
      display_key: v.string(),
      display_name: v.string(),
      field_type: v.string(),
      metadata_types: v.array(v.string()),
    }),
  ),
});

describe('with quirks, categories', () => {
  it('are listed by level, and lead to their assets and to what is below them', async () => {
    const top = v.parse(categoryList, await read('/v2/categories'));
    const photography = top.items.find(({ path }) => path === 'Photography');
    assert.ok(photography);
    assert.ok(top.items.every(({ parts }) => parts.length === 1));
    const below = v.parse(categoryList, await jsonOf(await ask(photography._links.categories)));
    assert.ok(below.items.length > 1);
    for (const { path, parts, name, _links: links } of below.items) {
      assert.deepEqual([path, parts], [`Photography/${name}`, ['Photography', name]]);
      const found = await jsonOf(await ask(links.assets));
      assert.notEqual(at(found, 'total_count'), 0, path);
    }
  });

  it('have names with a stroke in them, which is escaped', async () => {
    const odd = caller([assetRecord({ categories: ['Food \\/ Drink/Tea & more'] })], {
      quirks: true,
    });
    const [only] = listAt(await odd.read('/v2/categories'), 'items');
    assert.deepEqual([at(only, 'name'), at(only, 'path')], ['Food / Drink', 'Food \\/ Drink']);
    const next = textAt(only, '_links', 'categories').slice(odd.service.baseUrl.length);
    assert.equal(textAt(await odd.read(next), 'items', 0, 'name'), 'Tea & more');
  });

  it('that nobody knows are 404, and all are by the book', async () => {
    assert.equal((await ask(`${service.baseUrl}/v2/categories/Nowhere`)).status, 404);
    assert.equal((await ask(`${service.baseUrl}/v2/categories/%ff`)).status, 400);
    assert.equal((await caller([assetRecord()]).ask('/v2/categories')).status, 404);
  });
});

describe('with quirks, collections', () => {
  it('are listed with as many assets as their link finds', async () => {
    const { items } = v.parse(collectionList, await read('/v2/collections?type=global'));
    assert.ok(items.length > 1);
    for (const { total_items: total, _links: links } of items) {
      const found = await jsonOf(await ask(links.assets ?? ''));
      assert.equal(at(found, 'total_count'), total);
      assert.ok(total > 0);
    }
    const mine = v.parse(collectionList, await read('/v2/collections?type=private'));
    assert.deepEqual(mine.items, []);
    assert.equal((await ask(`${service.baseUrl}/v2/collections?type=odd`)).status, 400);
  });
});

describe('with quirks, metadata fields', () => {
  it('are listed with their types, all or those of some types', async () => {
    const { fields } = v.parse(fieldList, await read('/v2/metadata/fields/viewable'));
    assert.equal(new Set(fields.map((field) => field.field_type)).size, 7);
    const dates = v.parse(fieldList, await read('/v2/metadata/fields/viewable?field_types=date'));
    assert.deepEqual(
      dates.fields.map((field) => field.display_name),
      ['Shoot date'],
    );
  });

  it('that are lists have a vocabulary, which holds the values of assets', async () => {
    const schema = v.strictObject({
      _links: v.strictObject({ self: address }),
      vocabulary: v.array(v.string()),
    });
    const { vocabulary } = v.parse(schema, await read('/v2/metadata/brand/vocabulary'));
    const page = await read('/v2/assets/search?facet=metadata');
    const brand = listAt(page, 'facets', 'metadata').find(
      (each) => at(each, 'display_key') === 'brand',
    );
    const used = listAt(brand, 'values').map((each) => at(each, 'value') ?? at(each, 'values', 0));
    assert.ok(used.length > 3);
    for (const value of used) assert.ok(vocabulary.includes(String(value)), String(value));
    assert.equal((await ask(`${service.baseUrl}/v2/metadata/des/vocabulary`)).status, 404);
  });
});

describe('with quirks, the use of an asset', () => {
  const path = `${service.siteUrl}/api/rest/integrationlink`;

  it('can be reported to the site, listed, and taken back', async () => {
    const assetUuid = textAt(await read('/v2/assets/search?limit=1'), 'items', 0, 'id');
    const report = { assetUuid, description: 'Home page', url: 'https://www.example.com/' };
    const told = await jsonOf(await ask(path, sending('POST', report)));
    const schema = v.strictObject({
      uuid: v.pipe(v.string(), v.uuid()),
      assetUuid: v.literal(assetUuid),
      description: v.literal('Home page'),
      updatedDate: v.pipe(v.string(), v.isoTimestamp()),
      url: v.literal('https://www.example.com/'),
    });
    const { uuid } = v.parse(schema, told);
    assert.deepEqual(await jsonOf(await ask(path)), { integrationLinks: [told] });
    assert.equal((await ask(`${path}/${uuid}`, { method: 'DELETE' })).status, 204);
    assert.deepEqual(await jsonOf(await ask(path)), { integrationLinks: [] });
    assert.equal((await ask(`${path}/${uuid}`, { method: 'DELETE' })).status, 404);
  });

  it('has a description of at most 255 letters', async () => {
    const assetUuid = textAt(await read('/v2/assets/search?limit=1'), 'items', 0, 'id');
    const status = async (letters: number): Promise<number> => {
      const report = { assetUuid, description: 'a'.repeat(letters) };
      return (await ask(path, sending('POST', report))).status;
    };
    assert.deepEqual([await status(255), await status(256)], [200, 400]);
  });
});
