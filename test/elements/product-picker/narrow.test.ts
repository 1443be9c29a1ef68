import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { byRole } from '../arranging/seen.js';
import { category, openProducts, placeProducts, products, shop } from '../arranging/shop.js';
import { until } from '../arranging/until.js';

const realFetch = globalThis.fetch;

describe('a product picker on a phone', () => {
  before(() => setViewport({ width: 380, height: 700 }));

  after(() => setViewport({ width: 1280, height: 800 }));

  afterEach(() => {
    globalThis.fetch = realFetch;
  });

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

  it('has the account in one line with the choice of what is listed', async () => {
    const { wire, token } = shop({ products: products(3) });
    globalThis.fetch = wire.fetch;
    const page = placeProducts({
      baseUrl: 'http://api.test',
      tokens: new ScriptedSource(token, 'signed-in'),
    });
    const name = /Account/;
    const account = await until('it', () => page.has('button', name) && page.button(name));
    const listed = byRole(page.picker, 'combobox', /Show|List/);
    expect(account.getBoundingClientRect().top).to.be.lessThan(
      listed.getBoundingClientRect().bottom,
    );
  });
});
