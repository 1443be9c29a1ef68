import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { category, openProducts, product, products } from '../arranging/shop.js';
import { until } from '../arranging/until.js';
import type { ProductPage } from '../arranging/product-page.js';

const desk = { products: products(3, (number) => ({ attributes: { wood: [`oak ${number}`] } })) };

function focusOf({ picker }: ProductPage): Element | null | undefined {
  return picker.shadowRoot?.activeElement;
}

/** The elements within `view`, itself included, that have a line around them because of the focus. */
function ringed(view: Element): readonly Element[] {
  const isDrawn = (style: string, width: string): boolean =>
    style !== 'none' && parseFloat(width) >= 1;
  return [view, ...view.querySelectorAll('*')].filter((element) => {
    const own = getComputedStyle(element);
    const above = getComputedStyle(element, '::after');
    const hasLine = above.content !== 'none' && isDrawn(above.borderTopStyle, above.borderTopWidth);
    return hasLine || isDrawn(own.outlineStyle, own.outlineWidth);
  });
}

describe('the details of a product', () => {
  it('are opened by Enter, which selects nothing, and closed by Escape', async () => {
    const { page, picker } = await openProducts(desk);
    page.row('Lamp 2').focus();
    await page.key(page.row('Lamp 2'), 'Enter');
    await until('the details', () => page.has('dialog', 'Details of Lamp 2'));
    await until('its attributes', () => page.words.includes('oak 2'));
    expect(picker.value).to.deep.equal([]);
    const view = focusOf(page);
    for (const type of ['keydown', 'keyup']) {
      view?.dispatchEvent(
        new KeyboardEvent(type, { key: 'Escape', bubbles: true, cancelable: true }),
      );
    }
    await until('the list', () => !page.has('dialog'));
    await until('the focus', () => focusOf(page) === page.row('Lamp 2'));
  });

  it('have their ring around the picture, not around everything (skipped in a window without focus: WebKit draws no ring)', async function () {
    const { page } = await openProducts(desk);
    page.row('Lamp 2').focus();
    if (!page.row('Lamp 2').matches(':focus')) this.skip();
    await sendKeys({ press: 'Enter' });
    await until('the details', () => page.has('dialog', 'Details of Lamp 2'));
    const view = await until('their focus', () => focusOf(page)?.closest('[role=dialog]'));
    const [ring, ...others] = ringed(view).map((element) => element.getBoundingClientRect());
    expect(others.length).to.equal(0);
    expect(ring?.width).to.be.lessThan(view.getBoundingClientRect().width * 0.75);
    await until('its attributes', () => page.words.includes('oak 2'));
    expect(ringed(view).length).to.equal(1);
  });

  it('and the list have the path of a category in the direction of the page', async () => {
    const { page, picker } = await openProducts({
      products: [product(1, { categories: ['desk'] })],
      categories: [category('home'), category('desk', 'home')],
    });
    const places = (): readonly number[] =>
      [...(picker.shadowRoot?.querySelectorAll('bdi') ?? [])]
        .filter(({ textContent }) => ['Home', 'Desk'].includes(textContent))
        .map((name) => name.getBoundingClientRect().left);
    picker.dir = 'rtl';
    await page.key(page.row('Lamp 1'), 'Enter');
    await until('both paths', () => places().length === 4);
    const [home = 0, desk = 0, homeBelow = 0, deskBelow = 0] = places();
    expect(home).to.be.greaterThan(desk);
    const name = document.createRange();
    name.selectNodeContents(page.row('Lamp 1').querySelector('[title]') ?? document.body);
    const cell = page.row('Lamp 1').getBoundingClientRect();
    expect(name.getBoundingClientRect().left).to.be.greaterThan(cell.left + cell.width / 2);
    expect(homeBelow).to.be.greaterThan(deskBelow);
  });

  it('go on to the neighbours, and select what they show', async () => {
    const { page, picker } = await openProducts(desk);
    await page.key(page.row('Lamp 1'), 'Enter');
    await until('the first', () => page.has('dialog', 'Details of Lamp 1'));
    expect(page.words).to.include('1 of 3');
    page.press('Next product');
    await until('the second', () => page.has('dialog', 'Details of Lamp 2'));
    page.press('Select');
    await until('the other word', () => page.has('button', 'Deselect'));
    expect(picker.value).to.deep.equal(['product-2']);
    page.press('Next product');
    await until('the last', () => page.has('dialog', 'Details of Lamp 3'));
    expect(page.button('Next product').ariaDisabled).to.equal('true');
    page.press('Back to results');
    await until('the list', () => !page.has('dialog'));
    await until('the focus', () => focusOf(page) === page.row('Lamp 3'));
  });

  it('are shown of a selected product that is not in the list', async () => {
    const { page, picker } = await openProducts(desk);
    await page.pick('Lamp 1');
    await page.search('Lamp 2');
    await page.view();
    expect(page.has('dialog', 'Details of Lamp 1')).to.equal(true);
    expect(page.has('button', 'Next product')).to.equal(false);
    expect(picker.value).to.deep.equal(['product-1']);
  });

  it('say so where they cannot be loaded, and are loaded again', async () => {
    const { page, wire } = await openProducts(desk);
    const mend = wire.spoil(() => new Response('', { status: 500 }), /products\/product-1$/);
    await page.key(page.row('Lamp 1'), 'Enter');
    await until('the words', () => page.words.includes('could not be loaded'));
    mend();
    page.press('Try again');
    await until('its attributes', () => page.words.includes('oak 1'));
  });
});

describe('a list of products', () => {
  it('may be seen as cards, which show the same families', async () => {
    const { page } = await openProducts({
      products: [
        product(1),
        ...['L', 'S'].map((size, index) =>
          product(index + 2, {
            name: `Lamp 1, ${size}`,
            sku: `LMP-1-${size}`,
            parentId: 'product-1',
          }),
        ),
      ],
    });
    page.press('Grid');
    const toggle = page.button('2 variants');
    expect(toggle.tabIndex).to.equal(0);
    toggle.click();
    await until('its variants', () => page.names.join('|') === 'Lamp 1|Lamp 1, S|Lamp 1, L');
    const [first, second] = page.rows;
    expect(second?.getBoundingClientRect().top).to.equal(first?.getBoundingClientRect().top);
  });

  it('keeps few elements, however many products there are', async () => {
    const { page } = await openProducts({ products: products(10_000) }, { pageSize: 100 });
    const list = page.picker.shadowRoot?.querySelector('[part=results]');
    await until('many of them', () => {
      list?.scrollTo({ top: list.scrollHeight });
      return Number(page.rows.at(-1)?.dataset['index']) > 2_000;
    });
    expect(page.rows.length).to.be.below(60);
    page.rows[0]?.focus();
    await page.key(page.rows[0] as HTMLElement, 'Home');
    await until('the first', () => page.names[0] === 'Lamp 1');
  });
});
