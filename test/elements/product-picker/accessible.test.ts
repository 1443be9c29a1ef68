import 'axe-core';
import type axeCore from 'axe-core';
import { expect } from 'chai';
import type { ProductPage } from '../arranging/product-page.js';
import { category, openProducts, placeProducts, product, shop } from '../arranging/shop.js';
import { until } from '../arranging/until.js';

declare const axe: typeof axeCore;

const stock = {
  products: [
    product(1, { categories: ['desk'], attributes: { colour: ['red'] } }),
    product(2, { parentId: 'product-1', attributes: { colour: ['red'] } }),
    product(3, { attributes: { colour: ['blue'] } }),
    product(4, { parentId: 'product-9' }),
  ],
  categories: [category('home'), category('desk', 'home')],
};

const states: Readonly<Record<string, () => Promise<ProductPage>>> = {
  'families listed': async () => (await openProducts(stock)).page,
  'families in cards, one open': async () => {
    const { page } = await openProducts(stock, { layout: 'grid' });
    page.press('1 variant');
    await until('its variant', () => page.names.includes('Lamp 2'));
    return page;
  },
  'a category in force': async () => {
    const { page } = await openProducts(stock, { category: 'home' });
    await until('the level', () => page.has('button', 'Desk'));
    return page;
  },
  'another category being chosen': async () => {
    const { page } = await openProducts(stock, { categorizable: true, multiple: true });
    await page.pick('Lamp 1', 'Lamp 3');
    await page.view();
    page.press('Change…');
    await until('the tree', () => page.words.includes('Open a category'));
    return page;
  },
  'attributes shown': async () => {
    const { page } = await openProducts(stock);
    await page.pick('Lamp 1');
    await page.view();
    await until('the attributes', () => page.words.includes('red'));
    return page;
  },
  'a category that is gone': async () => {
    const page = placeProducts({ client: shop(stock).client, category: 'sunk' });
    await until('the words', () => page.words.includes('no longer exists'));
    return page;
  },
  dialog: async () => {
    const page = placeProducts({ client: shop(stock).client, mode: 'dialog' });
    void page.picker.show();
    await until('the products', () => page.rows.length > 0);
    return page;
  },
};

describe('a product picker in the tools of those who cannot see it', () => {
  for (const [state, open] of Object.entries(states)) {
    it(`has no barrier: ${state}`, async () => {
      const page = await open();
      await until('the level', () => !page.words.includes('Loading more'));
      const { violations } = await axe.run(page.picker, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { region: { enabled: false } },
      });
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
      expect(found).to.deep.equal([]);
    });
  }
});
