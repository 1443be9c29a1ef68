import { expect } from 'chai';
import {
  category,
  openProducts,
  placeProducts,
  product,
  products,
  shop,
} from '../arranging/shop.js';
import { settled, until } from '../arranging/until.js';
import { wordsOf } from '../arranging/seen.js';
import type { Wire } from '../arranging/wire.js';

const tree = [
  category('home'),
  category('desk', 'home'),
  category('sofa', 'home'),
  category('shed'),
];

const stock = {
  products: [
    product(1, { categories: ['desk'] }),
    product(2, { categories: ['shed'] }),
    product(3, { categories: ['sofa'] }),
  ],
  categories: tree,
};

function levels({ sent }: Wire): number {
  return sent.filter(({ url }) => url.pathname === '/v2/product-categories').length;
}

describe('the category tree', () => {
  it('narrows the list to what is in a category or below it, and back again', async () => {
    const { page } = await openProducts(stock);
    await until('the top', () => page.has('button', 'Home'));
    page.follow('Category', 'Home');
    await until('the narrower list', () => page.names.join() === 'Lamp 1,Lamp 3');
    await until('the level below', () => page.has('button', 'Desk'));
    page.follow('Category', 'Desk');
    await until('the narrowest list', () => page.names.join() === 'Lamp 1');
    expect(page.words).to.include('1 result');
    page.follow('Category', 'All categories');
    await until('everything', () => page.rows.length === 3);
  });

  it('gives the focus to the name of the category that was entered, and none to a hidden button', async () => {
    const { page, picker } = await openProducts(stock);
    const focused = (): string => picker.shadowRoot?.activeElement?.textContent.trim() ?? '';
    await until('the top', () => page.has('button', 'Home'));
    page.follow('Category', 'Home');
    await until('its name', () => focused() === 'Home');
    await until('the level below', () => page.has('button', 'Desk'));
    page.follow('Category', 'All categories');
    await until('the heading', () => focused() === 'Category');
  });

  it('is entered without an error by a button that has left the page', async () => {
    const { page } = await openProducts(stock);
    await until('the top', () => page.has('button', 'Home'));
    const button = page.button('Home');
    page.follow('Category', 'Home');
    await until('the level below', () => page.has('button', 'Desk') && !button.isConnected);
    const errors: string[] = [];
    const onError = (event: ErrorEvent): void => {
      event.preventDefault();
      errors.push(event.message);
    };
    window.addEventListener('error', onError);
    button.click();
    await until('the category', () => wordsOf(page.navigation('Category')).includes('Home'));
    window.removeEventListener('error', onError);
    expect(errors).to.deep.equal([]);
  });

  it('is fetched a level at a time, and not again on the way back', async () => {
    const { page, wire } = await openProducts(stock);
    await until('the top', () => page.has('button', 'Home'));
    expect(levels(wire)).to.equal(1);
    page.follow('Category', 'Home');
    await until('the level below', () => page.has('button', 'Desk'));
    expect(levels(wire)).to.equal(2);
    page.follow('Category', 'All categories');
    await until('the top again', () => page.has('button', 'Shed'));
    page.follow('Category', 'Home');
    await until('the level below again', () => page.has('button', 'Desk'));
    expect(levels(wire)).to.equal(2);
  });

  it('starts where the host says, and finds out what the way there is called', async () => {
    const { page } = await openProducts(stock, { category: 'desk' });
    await until('the way', () => wordsOf(page.navigation('Category')).includes('Home'));
    expect(wordsOf(page.navigation('Category'))).to.match(/^All categories Home Desk/);
    expect(page.names).to.deep.equal(['Lamp 1']);
    page.picker.category = 'shed';
    await until('the other category', () => page.names.join() === 'Lamp 2');
  });

  it('says so where a category is gone, and leads out of it', async () => {
    const { client } = shop(stock);
    const page = placeProducts({ client, category: 'sunk' });
    await until('the words', () => page.words.includes('This category no longer exists.'));
    page.follow('Category', 'All categories');
    await until('everything', () => page.rows.length === 3);
  });

  it('says so where a level cannot be fetched, and fetches it when asked', async () => {
    const { client, wire } = shop(stock);
    const mend = wire.spoil(() => new Response('', { status: 500 }), /product-categories/);
    const page = placeProducts({ client });
    await until('the words', () => page.words.includes('The categories could not be loaded.'));
    mend();
    page.follow('Category', 'Try again');
    await until('the top', () => page.has('button', 'Home'));
  });

  it('that leads round in circles stays usable', async () => {
    const circle = [category('egg'), category('hen', 'egg'), category('egg', 'hen')];
    const { page } = await openProducts({ ...stock, categories: [...tree, ...circle] });
    await until('the top', () => page.has('button', 'Egg'));
    page.follow('Category', 'Egg');
    await until('below', () => page.has('button', 'Hen'));
    page.follow('Category', 'Hen');
    await until('further below', () => page.words.includes('› Hen') || page.has('button', 'Egg'));
    await until('the level', () => !page.words.includes('Loading more'));
    expect(wordsOf(page.navigation('Category'))).to.match(/^All categories Egg Hen/);
  });

  it('that is 200 deep is shown, with products at its bottom', async () => {
    const deep = Array.from({ length: 200 }, (_, depth) =>
      category(`c${depth}`, depth === 0 ? null : `c${depth - 1}`),
    );
    const { page } = await openProducts({
      products: [product(1, { categories: ['c199'] })],
      categories: deep,
    });
    expect(page.row('Lamp 1').textContent).to.include('C0 › C1');
  });

  it('keeps what is searched for and what is chosen', async () => {
    const { page, picker } = await openProducts(stock, { multiple: true });
    await page.pick('Lamp 2');
    await page.search('Lamp 1');
    await until('the top', () => page.has('button', 'Home'));
    page.follow('Category', 'Home');
    await until('the narrower list', () => page.has('button', 'All categories'));
    await until('its product', () => page.names.join() === 'Lamp 1');
    expect(picker.value).to.deep.equal(['product-2']);
  });
});

describe('a category among very many products', () => {
  const many = {
    products: products(2500, (number) => (number === 2400 ? { categories: ['shed'] } : {})),
    categories: tree,
  };

  it('is looked for among a thousand, and further when the person says so', async () => {
    const { client, wire } = shop({ ...many, budget: true });
    const page = placeProducts({ client, category: 'shed' });
    await until('the question', () => page.has('button', 'Look further'));
    expect(page.words).to.include('0 products found among the first 1,000 of 2,500');
    const { length } = wire.sent;
    await settled();
    await settled();
    expect(wire.sent.length).to.equal(length);
    page.press('Look further');
    await until('the next question', () => page.words.includes('2,000 of 2,500 products'));
    expect(wire.sent.length - length).to.equal(10);
    page.press('Look further');
    await until('the product', () => page.names.join() === 'Lamp 2400');
    expect(page.has('button', 'Look further')).to.equal(false);
  });
});
