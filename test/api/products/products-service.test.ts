import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  append,
  createClient,
  emptyProductQuery,
  hasMore,
  isWithin,
  listCategoryLevel,
  profiles,
  type Client,
  type Product,
  type ProductCategory,
  type ProductQuery,
} from '../../../src/api/index.js';
import type { ProductSearch } from '../../../src/api/products/products.js';
import { serve, type ListeningService } from '../../../src/service/node.js';

function searchFor(query: Partial<ProductQuery> = {}): ProductSearch {
  return { query: { ...emptyProductQuery, ...query }, offset: 0, limit: 50 };
}

for (const quirks of [false, true]) {
  describe(`products of a service ${quirks ? 'as the live one is' : 'by the book'}`, () => {
    let service: ListeningService;
    let client: Client;
    let everything: readonly Product[];

    before(async () => {
      // Its clock runs fast enough for the live service's limit of requests a second.
      let time = Date.now();
      const now = (): number => (time += 100);
      const made = { assets: 120, products: 260, seed: 5, now };
      service = await serve({ ...made, quirks, apiPort: 0, sitePort: 0 });
      const { accessToken } = service.issueTokens();
      const tokens = { get: () => Promise.resolve(accessToken), refuse: () => undefined };
      const { baseUrl } = service;
      const profile = quirks ? profiles.acquia : profiles.spec;
      client = createClient({ baseUrl, tokens, profile });
      everything = await all({});
    });

    after(() => service.close());

    /** The whole of a search, page by page, as a person who scrolls on gets it. */
    async function all(query: Partial<ProductQuery>): Promise<readonly Product[]> {
      let page = await client.searchProducts(searchFor(query));
      while (hasMore(page)) {
        const next = { ...searchFor(query), offset: page.next };
        page = append(page, await client.searchProducts(next));
      }
      return page.items;
    }

    test('are all there, each with what a card shows', async () => {
      const { total } = await client.searchProducts(searchFor());
      assert.deepEqual([everything.length, total], [260, 260]);
      for (const product of everything) {
        assert.ok(product.name && product.sku && product.type?.name);
        assert.ok(!Number.isNaN(Date.parse(product.createdDate)));
        assert.ok(!Number.isNaN(Date.parse(product.lastUpdated)));
        assert.deepEqual(product.attributes, []);
        assert.ok(product.categories.every((path) => path.length > 0));
      }
      assert.ok(
        everything.some(({ featuredImage }) => featuredImage?.url && featuredImage.assetId),
      );
    });

    test('are families of parents and variants', async () => {
      const [parents, variants] = [await all({ show: 'parents' }), await all({ show: 'variants' })];
      assert.ok(variants.length > 0 && variants.every(({ parentId }) => parentId !== undefined));
      assert.ok(parents.length > 0 && parents.every(({ parentId }) => parentId === undefined));
      assert.equal(parents.length + variants.length, everything.length);
    });

    test('come with the one first whose SKU was typed', async () => {
      const oldest = everything.filter(({ parentId }) => parentId === undefined).at(-1);
      assert.ok(oldest);
      const { items, total } = await client.searchProducts(searchFor({ text: oldest.sku }));
      assert.equal(items[0]?.id, oldest.id);
      assert.equal(new Set(items.map(({ id }) => id)).size, items.length);
      assert.ok(total >= items.length);
    });

    for (const sort of ['name', '-name', 'sku', '-created', 'last_updated'] as const) {
      test(`are ordered by ${sort}`, async () => {
        const named: Readonly<Record<string, (product: Product) => string>> = {
          name: (product) => product.name.toLowerCase(),
          sku: (product) => product.sku.toLowerCase(),
          created: (product) => product.createdDate,
          last_updated: (product) => product.lastUpdated,
        };
        const keys = (await all({ sort })).map(named[sort.replace('-', '')] ?? (() => ''));
        const upwards = sort.startsWith('-') ? keys.reverse() : keys;
        const inOrder = upwards.filter((key, index) => key >= (upwards[index - 1] ?? ''));
        assert.ok(inOrder.length > keys.length * 0.9, `${inOrder.length} of ${keys.length}`);
        assert.ok(new Set(keys).size > 5);
      });
    }

    test('are narrowed by the value of an attribute', async () => {
      const page = await client.searchProducts({ ...searchFor(), limit: 100, attributes: true });
      const attribute = page.items.flatMap(({ attributes }) => attributes).find(({ id }) => id);
      const value = attribute?.values[0];
      assert.ok(attribute && value !== undefined);
      const found = await all({
        filters: [
          { type: 'attribute', operator: 'in', attributeId: attribute.id, values: [value] },
        ],
      });
      assert.ok(found.length > 0 && found.length < everything.length);
      const product = await client.getProduct(found[0]?.id ?? '');
      const held = product.attributes.find(({ id }) => id === attribute.id);
      assert.ok(held?.values.includes(value));
    });

    test('are found within a category, to the last one', async () => {
      const [top] = await listCategoryLevel(client);
      assert.ok(top);
      const expected = everything.filter(({ categories }) => isWithin(categories, top.id));
      const found = await all({ category: top.id });
      assert.deepEqual(found.map(({ id }) => id).sort(), expected.map(({ id }) => id).sort());
      assert.ok(found.length > 0 && found.length < everything.length);
    });

    test('are listed by channel', async () => {
      const [channel = ''] = service.channelIds;
      const page = await client.listChannelProducts(channel, { offset: 0, limit: 1000 });
      assert.ok(page.items.length > 0);
      assert.equal(page.items.length, page.total);
      const categorised = page.items.filter(({ categories }) => categories.length > 0);
      assert.ok(categorised.length > 0);
      for (const { id, categories } of categorised.slice(0, 3)) {
        assert.deepEqual(categories, (await client.getProduct(id)).categories);
      }
      assert.equal(hasMore(page), false);
      await assert.rejects(client.listChannelProducts('none', { offset: 0, limit: 1 }), {
        status: 404,
      });
    });

    test('stand in a tree of categories, which leads to every product’s own', async () => {
      const [product] = everything.filter(({ categories }) => categories.length > 0);
      let level: readonly ProductCategory[] = await listCategoryLevel(client);
      for (const category of product?.categories[0] ?? []) {
        assert.ok(level.some(({ id, name }) => id === category.id && name === category.name));
        level = await listCategoryLevel(client, category.id);
      }
      await assert.rejects(listCategoryLevel(client, 'none'), { status: 404 });
    });

    test('can be made, moved and found again', async () => {
      const [first, second] = await listCategoryLevel(client);
      assert.ok(first && second);
      const sku = `NEW-${quirks ? 1 : 0}`;
      const made = await client.createProduct({ name: 'New', sku, categoryIds: [first.id] });
      const product = await client.getProduct(made);
      assert.deepEqual([product.name, product.sku, product.categories], ['New', sku, [[first]]]);
      assert.deepEqual(await client.moveProduct(made, second.id), [[second]]);
      await client.setProductCategories(made, [first.id, second.id]);
      const { categories } = await client.getProduct(made);
      assert.ok(isWithin(categories, first.id) && isWithin(categories, second.id));
      assert.equal((await client.searchProducts(searchFor({ text: sku }))).items[0]?.id, made);
      await assert.rejects(client.createProduct({ name: 'Again', sku }), { status: 409 });
      await assert.rejects(client.createProduct({ name: '', sku: '' }), { status: 400 });
      await assert.rejects(client.moveProduct('none', first.id), { status: 404 });
    });

    for (const when of ['before', 'after'] as const) {
      test(`tell where a move that got lost ${when} it was made has left them`, async () => {
        const [, target] = await listCategoryLevel(client);
        const product = everything.find(
          ({ categories }) => !isWithin(categories, target?.id ?? ''),
        );
        assert.ok(target && product);
        const path = `/v2/products/${product.id}/product-category`;
        service.planFault({ path, method: 'PUT', fault: 'reset', when });
        const categories = await client.moveProduct(product.id, target.id);
        assert.equal(isWithin(categories, target.id), when === 'after');
        service.clearFaults();
      });

      test(`are made once though the answer got lost ${when} that`, async () => {
        const sku = `LOST-${when}-1`;
        service.planFault({ path: '/v2/products', method: 'POST', fault: '500', when });
        await assert.rejects(client.createProduct({ name: 'Lost', sku }), {
          name: 'UnknownOutcomeError',
        });
        const { items } = await client.searchProducts(searchFor({ text: sku }));
        assert.equal(items.length, when === 'after' ? 1 : 0);
      });
    }

    test('that nobody knows are an error of their own', async () => {
      await assert.rejects(client.getProduct('none'), { name: 'HttpError', status: 404 });
    });
  });
}
