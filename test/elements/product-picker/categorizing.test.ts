import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { category, openProducts, product, type Stock } from '../arranging/shop.js';
import type { ProductPage } from '../arranging/product-page.js';
import { until } from '../arranging/until.js';

const stock: Stock = {
  products: [product(1, { categories: ['desk'] }), product(2)],
  categories: [category('home'), category('desk', 'home'), category('shed')],
};

async function openLamp(change: Stock = {}) {
  const opened = await openProducts({ ...stock, ...change }, { categorizable: true });
  await opened.page.pick('Lamp 1');
  await opened.page.view();
  return opened;
}

/** Chooses the shed in the tree for what is active. */
async function putIntoShed(page: ProductPage): Promise<void> {
  page.press('Change…');
  await until('the tree', () => page.has('button', 'Put into Home'));
  page.follow('Category', 'All categories');
  await until('the top', () => page.words.includes('Open a category'));
  page.follow('Category', 'Shed');
  await until('the shed', () => page.has('button', 'Put into Shed'));
  page.press('Put into Shed');
  await page.picker.updateComplete;
  await until('the outcome', () => !page.words.includes('Saving'));
}

describe('setting a category', () => {
  it('is offered only where the host allows it', async () => {
    const { page, picker } = await openProducts(stock);
    await page.pick('Lamp 1');
    await page.view();
    expect(page.has('button', 'Change…')).to.equal(false);
    picker.categorizable = true;
    await until('the button', () => page.has('button', 'Change…'));
    expect(page.words).to.include('Category: Home › Desk');
  });

  it('is done by the same tree, seen at once, and undone by one press', async () => {
    const { page } = await openLamp();
    await putIntoShed(page);
    expect(page.words).to.include('Category changed.');
    expect(page.words).to.include('Category: Shed');
    expect(page.row('Lamp 1').textContent).to.include('Shed');
    page.press('Undo');
    await until('the old one', () => page.words.includes('Category: Home › Desk'));
  });

  it('keeps the focus on the button that was pressed, which is busy until it is done', async () => {
    const { page, wire } = await openLamp();
    const late = wire.hold(/product-category$/);
    page.press('Change…');
    await until('the tree', () => page.has('button', 'Put into Home'));
    page.button('Put into Home').focus();
    page.press('Put into Home');
    await until('the words', () => page.words.includes('Saving'));
    expect(page.button('Put into Home').ariaBusy).to.equal('true');
    expect(page.picker.shadowRoot?.activeElement).to.equal(page.button('Put into Home'));
    page.press('Put into Home');
    late.release();
    await until('the outcome', () => page.words.includes('Category changed.'));
    expect(
      wire.sent.filter(({ url }) => url.pathname.endsWith('product-category')).length,
    ).to.equal(1);
  });

  it('begins where it can be seen in a narrow picker, and the page stays where it is', async () => {
    await setViewport({ width: 320, height: 640 });
    const attributes = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`attribute ${index}`, ['long']]),
    );
    const { page } = await openLamp({
      products: [product(1, { categories: ['desk'], attributes })],
    });
    page.picker.style.height = '26rem';
    const before = window.scrollY;
    page.press('Change…');
    const isSeen = (name: string): boolean => {
      if (!page.has('button', name)) return false;
      const { x, y, width, height } = page.button(name).getBoundingClientRect();
      const at = page.picker.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2);
      return at === page.button(name);
    };
    await until('the tree on the screen', () => isSeen('Put into Home') && isSeen('Change…'));
    expect(window.scrollY).to.equal(before);
    await setViewport({ width: 1280, height: 800 });
  });

  it('of several categories is undone to all of them', async () => {
    const { page } = await openLamp({
      products: [product(1, { categories: ['desk', 'home'] })],
    });
    await putIntoShed(page);
    page.press('Undo');
    await until('the old ones', () => /Home › Desk\s*Home/.test(page.words));
  });

  it('is handed out with the product', async () => {
    const { page, picker } = await openLamp();
    await putIntoShed(page);
    const picked = new Promise<string>((resolve) => {
      picker.addEventListener('product-pick', ({ detail }) =>
        resolve(detail.items[0]?.categories[0]?.path ?? ''),
      );
    });
    page.press('Choose');
    expect(await picked).to.equal('Shed');
  });

  it('leaves the old one and says so where the person may not', async () => {
    const { page } = await openLamp({ service: { readOnlyProducts: true } });
    await putIntoShed(page);
    expect(page.words).to.include('You may not change this product’s category.');
    expect(page.words).to.include('Category: Home › Desk');
  });

  it('whose answer was lost is read back before anything is said', async () => {
    const { page, wire } = await openLamp();
    wire.lose(/product-category$/);
    await putIntoShed(page);
    expect(page.words).to.include('Category changed.');
    expect(page.words).to.include('Category: Shed');
  });

  it('that never arrived is found out by reading back', async () => {
    const { page, wire } = await openLamp();
    wire.spoil(() => Promise.reject(new TypeError('no answer')), /product-category$/);
    await putIntoShed(page);
    expect(page.words).to.include('The category was not changed.');
    expect(page.words).to.include('Category: Home › Desk');
  });

  it('that was done is never called undone, though it cannot be read back', async () => {
    const { page, wire } = await openLamp();
    wire.spoil(() => new Response('', { status: 500 }), /products\/product-1$/);
    await putIntoShed(page);
    expect(page.words).to.include('It is not known whether the category was changed');
    expect(page.words).not.to.include('The category was not changed');
  });

  it('is called unknown where reading back fails too', async () => {
    const { page, wire } = await openLamp();
    wire.spoil(() => Promise.reject(new TypeError('no answer')), /products\/product-1/);
    await putIntoShed(page);
    expect(page.words).to.include('It is not known whether the category was changed');
    expect(page.words).to.include('Category: Home › Desk');
  });

  it('begun for one product is not done to another', async () => {
    const { page } = await openLamp();
    page.press('Change…');
    await until('the tree', () => page.has('button', 'Put into Home'));
    page.press('Next product');
    await until('the other', () => page.has('dialog', 'Details of Lamp 2'));
    expect(page.has('button', /^Put into/)).to.equal(false);
  });

  it('hides neither what is selected nor the button that confirms', async () => {
    const { page } = await openLamp();
    page.press('Change…');
    await until('the tree', () => page.has('button', 'Put into Home'));
    const { bottom } = page.button('Choose').getBoundingClientRect();
    expect(bottom).to.be.at.most(page.picker.getBoundingClientRect().bottom);
    const tray = page.picker.shadowRoot?.querySelector('[part=tray]');
    expect(tray?.textContent).to.include('Lamp 1');
    const view = page.picker.shadowRoot?.querySelector('[role=dialog]');
    await until('the dialog above the tray, once it has moved in', () => {
      const end = view?.getBoundingClientRect().bottom ?? Infinity;
      return end <= (tray?.getBoundingClientRect().top ?? 0) + 1;
    });
  });
});
