import { expect } from 'chai';
import type { ProductAttribute } from '../../../src/service/index.js';
import { heard } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { allByRole, byRole, everyElement, nameOf, wordsOf } from '../arranging/seen.js';
import { openProducts, product } from '../arranging/shop.js';
import { until } from '../arranging/until.js';
import type { ProductPage } from '../arranging/product-page.js';

const pictures: ProductAttribute = {
  id: 'pictures',
  name: 'Pictures',
  type: 'asset',
  importOnly: false,
  group: null,
};

async function openLamp(references: readonly string[], featuredImage = 'asset-2') {
  const opened = await openProducts({
    products: [product(1, { featuredImage, attributes: { pictures: references } })],
    attributes: [pictures],
    assets: [
      ...[1, 2, 3].map((number) => record(number, { filename: `file ${number}.jpg` })),
      record(4, { filename: 'file 4.jpg', expires: Date.now() - 30 * 86_400_000 }),
    ],
  });
  await opened.page.pick('Lamp 1');
  return opened;
}

function dialogOf({ picker }: ProductPage): Element | undefined {
  return everyElement(picker).find((element) => element.localName === 'asset-picker');
}

/** The names of the assets in the dialog, once they are there. */
async function filesIn(page: ProductPage): Promise<readonly string[]> {
  const cells = await until('the assets', () => {
    const dialog = dialogOf(page);
    const found = dialog ? allByRole(dialog, 'gridcell') : [];
    return found.length > 0 && found.every(({ ariaBusy }) => ariaBusy !== 'true') && found;
  });
  return cells.map(({ textContent }) => /file \d\.jpg/.exec(textContent)?.[0] ?? '');
}

/** The sizes that can be chosen in the dialog. */
function sizesIn(page: ProductPage): readonly HTMLInputElement[] {
  const inputs = everyElement(page.picker).filter((element) => element instanceof HTMLInputElement);
  return inputs.filter(({ type }) => type === 'radio');
}

describe('the assets that an attribute of a product refers to', () => {
  it('are opened by the name of the attribute, and no others', async () => {
    const { page } = await openLamp(['asset-3', 'asset-1']);
    page.press('Assets of Pictures');
    expect(await filesIn(page)).to.deep.equal(['file 3.jpg', 'file 1.jpg']);
    expect(allByRole(page.picker, 'heading', 'Assets of Pictures').length).to.equal(1);
  });

  it('can be picked', async () => {
    const { page, picker } = await openLamp(['asset-3']);
    const picks = heard('asset-pick');
    page.press('Assets of Pictures');
    await filesIn(page);
    const dialog = dialogOf(page);
    if (!dialog) throw new Error('The dialog is gone');
    byRole(dialog, 'gridcell').click();
    await until('the links', () => !byRole(dialog, 'button', 'Insert').matches(':disabled'));
    byRole(dialog, 'button', 'Insert').click();
    await until('the pick', () => picks.length === 1);
    expect(picks[0]?.detail.items[0]?.filename).to.equal('file 3.jpg');
    expect(picks[0]?.target).to.equal(picker);
  });

  it('are left out where they no longer exist', async () => {
    const { page } = await openLamp(['gone', 'asset-1']);
    page.press('Assets of Pictures');
    expect(await filesIn(page)).to.deep.equal(['file 1.jpg']);
  });

  it('are said to be gone where none of them exists', async () => {
    const { page } = await openLamp(['gone']);
    page.press('Assets of Pictures');
    await until('the words', () => page.words.includes('It no longer exists'));
  });
});

describe('the featured image of a product', () => {
  it('is opened large, with its sizes, chosen, and without the rest of the library', async () => {
    const { page } = await openLamp([]);
    page.press('Featured image');
    const preview = await until('the preview', () => {
      const dialog = dialogOf(page);
      return dialog && allByRole(dialog, 'dialog', 'Preview of file 2.jpg')[0];
    });
    await until('its sizes', () => sizesIn(page).length > 1);
    expect(wordsOf(preview)).to.include('1 of 1');
    byRole(preview, 'button', 'Back to results').click();
    expect(await filesIn(page)).to.deep.equal(['file 2.jpg']);
    const dialog = dialogOf(page);
    expect(dialog && byRole(dialog, 'gridcell').ariaSelected).to.equal('true');
  });

  it('is picked in the size that was chosen beside it', async () => {
    const { page } = await openLamp([]);
    const picks = heard('asset-pick');
    page.press('Featured image');
    const sizes = await until('its sizes', () => sizesIn(page).length > 1 && sizesIn(page));
    sizes.find(({ labels }) => labels?.[0]?.textContent.includes('Original file'))?.click();
    const dialog = dialogOf(page);
    if (!dialog) throw new Error('The dialog is gone');
    await until('the links', () => !byRole(dialog, 'button', 'Insert').matches(':disabled'));
    byRole(dialog, 'button', 'Insert').click();
    await until('the pick', () => picks.length === 1);
    expect(picks[0]?.detail.items[0]?.embed.name).to.equal('original');
  });

  it('says when it has expired, and is not inserted then', async () => {
    const { page } = await openLamp([], 'asset-4');
    page.press('Featured image');
    await until('the reason', () => page.words.includes('Expired'));
    const dialog = dialogOf(page);
    if (!dialog) throw new Error('The dialog is gone');
    expect(byRole(dialog, 'button', 'Insert').matches(':disabled')).to.equal(true);
    expect(sizesIn(page)).to.deep.equal([]);
    const back = (): HTMLElement | undefined =>
      allByRole(dialog, 'button').find((button) => nameOf(button) === 'Back to results');
    (await until('the way back', back)).click();
    expect(await filesIn(page)).to.deep.equal(['file 4.jpg']);
    expect(byRole(dialog, 'gridcell').ariaSelected).to.equal('false');
  });

  it('is said to be gone where it no longer exists', async () => {
    const { page } = await openLamp([], 'gone');
    page.press('Featured image');
    await until('the words', () => page.words.includes('It no longer exists'));
  });
});
