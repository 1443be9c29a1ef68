import { expect } from 'chai';
import { enter, heard } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { allByRole, byRole, everyElement, wordsOf } from '../arranging/seen.js';
import { openProducts, product } from '../arranging/shop.js';
import { settled, until } from '../arranging/until.js';

async function openLamp() {
  const opened = await openProducts({
    products: [product(1, { featuredImage: 'asset-2' })],
    assets: [
      record(1, { filename: 'LMP-1 front.jpg' }),
      record(2, { filename: 'cover.jpg' }),
      record(3, { filename: 'unrelated.jpg' }),
    ],
  });
  await opened.page.pick('Lamp 1');
  return opened;
}

/** The assets in the dialog, once they are there. */
function assetsIn(page: Element): readonly HTMLElement[] {
  const dialog = dialogOf(page);
  return dialog ? allByRole(dialog, 'gridcell').filter(({ ariaBusy }) => ariaBusy !== 'true') : [];
}

function dialogOf(page: Element): Element | undefined {
  return everyElement(page).find((element) => element.localName === 'asset-picker');
}

describe('the assets of a product', () => {
  it('are searched for by its SKU, and picked ones reach the page', async () => {
    const { page, picker } = await openLamp();
    const picks = heard('asset-pick');
    page.press('Its assets');
    const options = await until('its assets', () => {
      const found = assetsIn(picker);
      return found.length > 0 && found;
    });
    const names = options.map(({ textContent }) => /[\w -]+\.jpg/.exec(textContent)?.[0].trim());
    expect(names).to.deep.equal(['LMP-1 front.jpg', 'cover.jpg']);
    options[0]?.click();
    const insert = (): HTMLElement => byRole(dialogOf(picker) ?? picker, 'button', 'Insert');
    await until('the links', () => !insert().matches(':disabled'));
    insert().click();
    await until('the pick', () => picks.length === 1);
    expect(picks[0]?.detail.items[0]?.filename).to.equal('LMP-1 front.jpg');
    expect(picks[0]?.target).to.equal(picker);
    await until('the dialog gone', () => dialogOf(picker) === undefined);
  });

  it('are listed without the query that finds them, which nobody typed', async () => {
    const { page, picker } = await openLamp();
    page.press('Its assets');
    await until('its assets', () => assetsIn(picker).length === 2);
    const dialog = dialogOf(picker) ?? picker;
    const box = byRole(dialog, 'searchbox') as HTMLInputElement;
    const words = (): string => wordsOf(dialog);
    // Typed by a person, a query is explained, so what explains it has come.
    enter(box, 'ft:(video) OR LMP');
    await until('what explains queries', () => words().includes('Understood as'));
    enter(box, 'LMP-1');
    await until('the first results', () => assetsIn(picker).length === 2);
    expect(words()).not.to.include('Understood as');
  });

  it('stay chosen while the product picker is drawn anew', async () => {
    const { page, picker } = await openLamp();
    page.press('Its assets');
    const [option] = await until(
      'its assets',
      () => assetsIn(picker).length > 0 && assetsIn(picker),
    );
    option?.click();
    picker.messages = { close: 'Away' };
    await picker.updateComplete;
    await settled();
    expect(option?.ariaSelected).to.equal('true');
  });

  it('may be given up without giving up the product', async () => {
    const { page, picker } = await openLamp();
    const cancels = heard('picker-cancel');
    const changes = heard('selection-change');
    const searches = heard('search-change');
    page.press('Its assets');
    await until('the dialog', () => assetsIn(picker).length > 0);
    byRole(picker, 'button', 'Cancel').click();
    await until('the dialog gone', () => dialogOf(picker) === undefined);
    expect([...cancels, ...changes, ...searches]).to.deep.equal([]);
    expect(picker.value).to.deep.equal(['product-1']);
  });
});
