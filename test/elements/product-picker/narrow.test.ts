import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { allByRole, byRole } from '../arranging/seen.js';
import {
  category,
  openProducts,
  placeProducts,
  product,
  products,
  shop,
} from '../arranging/shop.js';
import type { ProductPage } from '../arranging/product-page.js';
import { until } from '../arranging/until.js';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

async function openWithAccount(): Promise<{ page: ProductPage; account: HTMLElement }> {
  const { wire, token } = shop({ products: products(3) });
  globalThis.fetch = wire.fetch;
  const tokens = new ScriptedSource(token, 'signed-in');
  const page = placeProducts({ baseUrl: 'http://api.test', tokens });
  const name = /Account/;
  const account = await until('it', () => page.has('button', name) && page.button(name));
  return { page, account };
}

describe('a product picker on a phone', () => {
  before(() => setViewport({ width: 380, height: 700 }));

  after(() => setViewport({ width: 1280, height: 800 }));

  it('says how many were found as a whole on the button below the filters', async () => {
    const { page } = await openProducts({
      products: products(2500, (number) => (number < 9 ? { categories: ['shed'] } : {})),
      categories: [category('shed')],
    });
    page.press('Filters');
    await until('the top', () => page.has('button', 'Shed'));
    page.follow('Category', 'Shed');
    const name = /found among/;
    const button = await until('it', () => page.has('button', name) && page.button(name));
    expect(button.scrollWidth).to.be.at.most(button.clientWidth);
  });

  for (const layout of ['list', 'grid'] as const) {
    it(`leaves out whole words of a path in Latin letters, where the page runs from right to left: ${layout}`, async () => {
      const path = ['outdoor', 'footwear', 'mountaineering', 'waterproof'];
      const { page } = await openProducts(
        {
          products: [product(1, { categories: ['waterproof'] })],
          categories: path.map((name, index) => category(name, path[index - 1] ?? null)),
        },
        { lang: 'ar', layout },
      );
      await until('the language', () => page.has('button', 'اختيار'));
      const facts = await until('the path', () =>
        [...page.row('Lamp 1').querySelectorAll<HTMLElement>('*')].findLast(
          ({ textContent, clientWidth }) =>
            textContent.includes('Mountaineering') && clientWidth > 0,
        ),
      );
      expect(facts.scrollWidth).to.be.at.most(facts.clientWidth);
      expect(facts.scrollHeight).to.be.greaterThan(facts.clientHeight);
    });
  }

  it('has equal gaps between the categories of a path, the last of which is no button', async () => {
    const { page, picker } = await openProducts({
      products: [product(1, { categories: ['desk'] })],
      categories: [category('home'), category('desk', 'home')],
    });
    page.press('Filters');
    for (const name of ['Home', 'Desk']) {
      await until(name, () => page.has('button', name));
      page.follow('Category', name);
    }
    const boxes = await until('the path', () => {
      const path = [...(picker.shadowRoot?.querySelectorAll('nav ol li') ?? [])];
      if (path[2]?.textContent.trim() !== 'Desk') return undefined;
      return path.map((step) => {
        const text = document.createRange();
        text.selectNodeContents(step.querySelector('button') ?? step);
        return text.getBoundingClientRect();
      });
    });
    const gap = (index: number): number =>
      (boxes[index]?.left ?? 0) - (boxes[index - 1]?.right ?? 0);
    expect(gap(1)).to.be.greaterThan(4);
    expect(gap(2)).to.be.closeTo(gap(1), 1);
  });

  it('has the account in one line with the choice of what is listed', async () => {
    const { page, account } = await openWithAccount();
    const listed = byRole(page.picker, 'combobox', /Show|List/);
    expect(account.getBoundingClientRect().top).to.be.lessThan(
      listed.getBoundingClientRect().bottom,
    );
  });
});

describe('a product picker between a phone and a tablet', () => {
  afterEach(() => setViewport({ width: 1280, height: 800 }));

  for (const width of [570, 700]) {
    it(`has room for its orders and its filters, ${width} pixels wide`, async () => {
      await setViewport({ width, height: 700 });
      const { page, account } = await openWithAccount();
      expect(account.getBoundingClientRect().right).to.be.lessThan(
        page.picker.getBoundingClientRect().right,
      );
      for (const order of allByRole(page.picker, 'combobox'))
        expect(order.clientWidth).to.be.greaterThan(100);
    });
  }

  it('shows what can be done with the one that is selected in one line with the button', async () => {
    await setViewport({ width: 768, height: 1024 });
    const { page } = await openProducts({ products: products(3) });
    const button = (): DOMRect => page.button('Choose').getBoundingClientRect();
    const { top } = button();
    await page.pick('Lamp 1');
    await until('its buttons', () => page.has('button', 'Its assets'));
    expect(button().top).to.equal(top);
    expect(page.button('Its assets').getBoundingClientRect().top).to.equal(top);
  });
});
