import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, hurriedClock, listAt } from '../caller.js';
import {
  colour,
  jackets,
  launched,
  productCaller,
  productRecord,
  sending,
  uuid,
} from '../product-record.js';

const products = [
  productRecord(1, { name: 'Alpine Jacket', sku: 'ALP-1', type: jackets }),
  productRecord(2, {
    name: 'Alpine Jacket, Rosé',
    sku: 'ALP-1-ROS',
    parentId: uuid(1),
    type: jackets,
    attributes: { [colour.id]: ['Rosé'], [launched.id]: ['2024-05-01'] },
  }),
  productRecord(3, {
    name: 'Alpine Jacket, Navy',
    sku: 'ALP-1-NVY',
    parentId: uuid(1),
    type: jackets,
    attributes: { [colour.id]: ['Navy', 'Sky blue'], [launched.id]: ['2023-05-01'] },
  }),
  productRecord(4, { name: 'Mug', sku: 'MUG-4', featuredImage: uuid(700) }),
  productRecord(5, { name: 'ALP-1 care kit', sku: 'KIT-5' }),
];
const recorded = { products, attributes: [colour, launched], types: [jackets] };
for (const quirks of [false, true]) {
  const how = quirks ? 'with quirks' : 'by the book';
  const { read } = productCaller(recorded, { quirks, now: hurriedClock() });

  /** The last characters of the SKUs found, in order: `1` is ALP-1, `ROS` its variant. */
  async function found(body: object): Promise<string> {
    const page = await read('/v2/products/search', sending('POST', body));
    const skus = listAt(page, 'items').map((item) => String(at(item, 'sku')).split('-').at(-1));
    assert.equal(at(page, 'total_count'), skus.length);
    return skus.join(' ');
  }

  const filtered = (...filters: readonly object[]): Promise<string> =>
    found({ filters, sort: { type: 'sku', order: 'ascending' } });

  describe(`the query of a product search, ${how}`, () => {
    it('finds parts of names and SKUs, whatever their letter case and accents', async () => {
      assert.equal(await found({ query: 'lpine' }), 'NVY ROS 1');
      assert.equal(await found({ query: 'mug-' }), '4');
      assert.equal(await found({ query: 'ROSE' }), 'ROS');
    });

    it('wants every word, each in the name or in the SKU', async () => {
      assert.equal(await found({ query: ' jacket  nvy ' }), 'NVY');
      assert.equal(await found({ query: 'jacket mug' }), '');
    });

    it('is no pattern and no language', async () => {
      assert.equal(await found({ query: '*' }), '');
      assert.equal(await found({ query: '.' }), '');
      assert.equal(await found({ query: 'sku:(MUG)' }), '');
    });

    it(`that is a whole SKU ${quirks ? 'leaves the sort alone' : 'puts its product first, unless a sort is asked for'}`, async () => {
      assert.equal(await found({ query: 'alp-1' }), quirks ? '5 NVY ROS 1' : '1 5 NVY ROS');
      const sort = { type: 'last_updated', order: 'descending' };
      assert.equal(await found({ query: 'alp-1', sort }), '5 NVY ROS 1');
    });
  });

  describe(`a filter of a product search, ${how}`, () => {
    it('for parents or variants alone leaves the others out, with an operator or without', async () => {
      assert.equal(await filtered({ type: 'exclude_variants' }), '1 5 4');
      assert.equal(await filtered({ type: 'exclude_parents' }), 'NVY ROS');
      assert.equal(await filtered({ type: 'exclude_parents', operator: 'has_value' }), 'NVY ROS');
      assert.equal(await filtered({ type: 'exclude_parents' }, { type: 'exclude_variants' }), '');
    });

    it('finds parents by what their variants have, and only then leaves variants out', async () => {
      const rose = {
        type: 'attribute',
        attribute_id: colour.id,
        operator: 'in',
        argument: ['rosé'],
      };
      const byVariants = { type: 'search_parents_via_variants' };
      assert.equal(await filtered(rose, byVariants), '1 ROS');
      assert.equal(await filtered(byVariants, { type: 'exclude_variants' }, rose), '1');
    });

    it('compares names and SKUs by part or as a whole', async () => {
      assert.equal(
        await filtered({ type: 'name', operator: 'contains', argument: ['jacket'] }),
        '1 NVY ROS',
      );
      assert.equal(
        await filtered({ type: 'name', operator: 'in', argument: ['mug', 'jacket'] }),
        '4',
      );
      assert.equal(
        await filtered({ type: 'sku', operator: 'in', argument: ['alp-1', 'MUG-4'] }),
        '1 4',
      );
      assert.equal(
        await filtered({ type: 'sku', operator: 'contains', argument: ['-1-'] }),
        'NVY ROS',
      );
      assert.equal(await filtered({ type: 'sku', operator: 'is_empty' }), '');
      assert.equal(await filtered({ type: 'name', operator: 'has_value' }), '1 NVY ROS 5 4');
    });

    it('compares product types by id or by name', async () => {
      for (const argument of [[jackets.id], ['jackets']]) {
        assert.equal(
          await filtered({ type: 'product_type', operator: 'in', argument }),
          '1 NVY ROS',
        );
      }
      const byPart = { type: 'product_type', operator: 'contains', argument: ['ACKET'] };
      assert.equal(await filtered(byPart), '1 NVY ROS');
      assert.equal(await filtered({ type: 'product_type', operator: 'is_empty' }), '5 4');
      assert.equal(await filtered({ type: 'product_type', operator: 'has_value' }), '1 NVY ROS');
    });

    it('knows who has a featured image', async () => {
      assert.equal(await filtered({ type: 'featured_image', operator: 'has_value' }), '4');
      const named = { type: 'featured_image', operator: 'in', argument: [uuid(700), uuid(701)] };
      assert.equal(await filtered(named), '4');
      assert.equal(await filtered({ type: 'featured_image', operator: 'is_empty' }), '1 NVY ROS 5');
    });

    it('compares any value of an attribute', async () => {
      const byColour = (operator: string, ...argument: readonly string[]): Promise<string> =>
        filtered({ type: 'attribute', attribute_id: colour.id, operator, argument });
      assert.equal(await byColour('in', 'Sky blue', 'green'), 'NVY');
      assert.equal(await byColour('contains', 'BLUE'), 'NVY');
      assert.equal(await byColour('has_value'), 'NVY ROS');
      assert.equal(await byColour('is_empty'), '1 5 4');
    });

    it('compares dates and instants', async () => {
      const after = (type: string, instant: string, attribute?: string): Promise<string> =>
        filtered({ type, operator: 'after', argument: [instant], attribute_id: attribute });
      assert.equal(await after('attribute', '2024-01-01', launched.id), 'ROS');
      assert.equal(await after('created_timestamp', '2024-01-03T12:00:00Z'), '5 4');
      assert.equal(await after('created_timestamp', '2024-01-04T00:00:00Z'), '5');
      assert.equal(await after('last_updated_timestamp', '2024-07-04'), '5');
    });

    it('narrows what the query and other filters find', async () => {
      const filters = [
        { type: 'exclude_variants' },
        { type: 'product_type', operator: 'is_empty' },
        { type: 'name', operator: 'contains', argument: ['kit'] },
      ];
      assert.equal(await found({ query: 'alp', filters }), '5');
      assert.equal(await found({ query: 'mug', filters }), '');
    });
  });

  describe(`the sort of a product search, ${how}`, () => {
    const orders: Readonly<Record<string, string>> = {
      created: '1 ROS NVY 4 5',
      last_updated: '1 ROS NVY 4 5',
      name: '5 1 NVY ROS 4',
      sku: '1 NVY ROS 5 4',
    };
    for (const [type, ascending] of Object.entries(orders)) {
      it(`by ${type} goes both ways`, async () => {
        assert.equal(await found({ sort: { type, order: 'ascending' } }), ascending);
        const descending = ascending.split(' ').reverse().join(' ');
        assert.equal(await found({ sort: { type } }), descending);
      });
    }

    it('by type puts products without one before the others, or after them', async () => {
      const sort = { type: 'product_type_name', order: 'ascending' };
      assert.equal(await found({ sort }), '4 5 1 ROS NVY');
    });

    it('and its pages cover all products once', async () => {
      const pages = await Promise.all(
        [0, 2, 4, 6].map(async (offset) => {
          const page = await read('/v2/products/search', sending('POST', { limit: 2, offset }));
          return listAt(page, 'items').map((item) => at(item, 'sku'));
        }),
      );
      assert.deepEqual(
        pages.map((page) => page.length),
        [2, 2, 1, 0],
      );
      assert.equal(new Set(pages.flat()).size, 5);
    });
  });
}
