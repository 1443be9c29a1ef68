import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { AssetPick, AssetPicker } from '../../../src/index.js';
import { library, place, stage, type Library } from '../arranging/picker.js';
import { heard, nextEvent, type PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';

interface Dialog extends Library {
  readonly page: PickerPage;
  readonly picker: AssetPicker;
}

function placeDialog(properties: Partial<AssetPicker> = {}): Dialog {
  const made = library(pictures(3));
  const page = place({ client: made.client, mode: 'dialog', ...properties });
  return { ...made, page, picker: page.picker };
}

async function openDialog(
  properties: Partial<AssetPicker> = {},
): Promise<Dialog & { readonly outcome: Promise<AssetPick | undefined> }> {
  const made = placeDialog(properties);
  const outcome = made.picker.show();
  await until('the results', () => made.page.options.length === 3);
  return { ...made, outcome };
}

describe('a picker as a dialog', () => {
  it('shows and fetches nothing before it is opened', async () => {
    const { page, picker, wire } = placeDialog({ value: ['asset-1'] });
    await picker.updateComplete;
    await settled();
    expect(wire.sent).to.deep.equal([]);
    expect(page.words).to.equal('');
    expect(picker.getBoundingClientRect().height).to.equal(0);
  });

  it('opens over the page with a name, and the focus in its search box', async () => {
    const { page } = await openDialog();
    expect(page.has('dialog', 'Choose an asset')).to.equal(true);
    await until('the focus', () => page.picker.shadowRoot?.activeElement === page.searchBox);
  });

  it('has the focus there also where it has stood in the page closed', async () => {
    const { page, picker } = placeDialog();
    await picker.updateComplete;
    await settled();
    void picker.show();
    await until('the results', () => page.options.length === 3);
    expect(picker.shadowRoot?.activeElement === page.searchBox).to.equal(true);
  });

  it('opens by its attribute too', async () => {
    const { page, picker } = placeDialog();
    picker.setAttribute('open', '');
    await until('the results', () => page.options.length === 3);
    picker.removeAttribute('open');
    await until('nothing', () => !page.has('dialog'));
  });

  it('resolves to what the person picked, once everybody has been told', async () => {
    const { page, outcome, picker } = await openDialog();
    const picks = heard('asset-pick');
    await page.choose('picture 2.jpg');
    expect(picker.value).to.deep.equal([]);
    page.press('Insert');
    const pick = await outcome;
    expect(pick === picks[0]?.detail).to.equal(true);
    expect(pick?.items.map(({ id }) => id)).to.deep.equal(['asset-2']);
    expect(picker.open).to.equal(false);
    await until('nothing', () => !page.has('dialog'));
  });

  for (const [way, giveUp] of [
    ['Cancel', ({ page }) => page.press('Cancel')],
    ['the cross', ({ page }) => page.press('Close')],
    ['Escape', () => sendKeys({ press: 'Escape' })],
  ] as const satisfies readonly (readonly [string, (dialog: Dialog) => unknown])[]) {
    it(`resolves to nothing and restores the choice when the person gives up by ${way}`, async () => {
      const dialog = await openDialog({ multiple: true, value: ['asset-3'] });
      const cancels = heard('picker-cancel');
      await dialog.page.choose('picture 1.jpg', 'picture 3.jpg');
      await giveUp(dialog);
      expect(await dialog.outcome).to.equal(undefined);
      expect(cancels.length).to.equal(1);
      expect(dialog.picker.value).to.deep.equal(['asset-3']);
      await until('nothing', () => !dialog.page.has('dialog'));

      void dialog.picker.show();
      await until('the results', () => dialog.page.options.length === 3);
      expect(dialog.page.selected).to.deep.equal(['picture 3.jpg']);
    });
  }

  it('resolves to nothing when the host closes it, by method or by attribute', async () => {
    const { picker, outcome } = await openDialog();
    const cancels = heard('picker-cancel');
    picker.close();
    expect(await outcome).to.equal(undefined);
    const second = picker.show();
    await picker.updateComplete;
    picker.open = false;
    expect(await second).to.equal(undefined);
    expect(cancels).to.deep.equal([]);
  });

  it('stays open when it is opened again right after it was closed', async () => {
    const { page, picker, outcome } = await openDialog();
    const cancels = heard('picker-cancel');
    picker.close();
    await outcome;
    await picker.updateComplete;
    const again = picker.show();
    let settledAgain = false;
    void again.then(() => (settledAgain = true));
    await until('the dialog', () => page.has('dialog'));
    await settled();
    await settled();
    expect(page.has('dialog')).to.equal(true);
    expect(settledAgain).to.equal(false);
    expect(cancels).to.deep.equal([]);
  });

  it('gives everybody who waits the same outcome', async () => {
    const { picker, page, outcome } = await openDialog();
    const other = picker.show();
    await page.choose('picture 1.jpg');
    page.press('Insert');
    expect((await outcome) === (await other)).to.equal(true);
  });

  it('resolves to nothing when it is taken off the page', async () => {
    const { picker, outcome } = await openDialog();
    picker.remove();
    expect(await outcome).to.equal(undefined);
  });

  it('gives the focus back to where it came from', async () => {
    const opener = document.createElement('button');
    stage().append(opener);
    opener.focus();
    const { page, outcome } = await openDialog();
    await until('the focus', () => document.activeElement === page.picker);
    page.press('Cancel');
    await outcome;
    await until('the focus', () => document.activeElement === opener);
  });

  it('opens over the host’s own modal dialog, and leaves that as it was', async () => {
    const outer = document.createElement('dialog');
    stage().append(outer);
    outer.showModal();
    const { page, outcome } = await openDialog();
    const box = page.searchBox.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    expect(top === page.picker).to.equal(true);
    await page.choose('picture 1.jpg');
    page.press('Insert');
    expect((await outcome)?.items.length).to.equal(1);
    expect(outer.open).to.equal(true);
  });
});

describe('Escape in the dialog', () => {
  it('reaches nobody outside, neither down nor up, and closes nothing underneath', async () => {
    const outer = document.createElement('dialog');
    stage().append(outer);
    outer.showModal();
    const { outcome } = await openDialog();
    const leaked: string[] = [];
    const leak = ({ type, key }: KeyboardEvent): void => void leaked.push(`${type} ${key}`);
    document.addEventListener('keydown', leak);
    document.addEventListener('keyup', leak);
    await sendKeys({ press: 'Escape' });
    expect(await outcome).to.equal(undefined);
    await settled();
    document.removeEventListener('keydown', leak);
    document.removeEventListener('keyup', leak);
    expect(leaked).to.deep.equal([]);
    expect(outer.open).to.equal(true);
  });

  it('reaches nobody outside either after what had the focus is gone', async () => {
    const { page, outcome } = await openDialog({ multiple: true, value: ['asset-1'] });
    await until('its name', () => page.has('button', 'Remove picture 1.jpg'));
    page.button('Remove picture 1.jpg').focus();
    page.press('Remove picture 1.jpg');
    await page.picker.updateComplete;
    const leaked: string[] = [];
    const leak = ({ type }: KeyboardEvent): void => void leaked.push(type);
    document.addEventListener('keyup', leak);
    await sendKeys({ press: 'Escape' });
    expect(await outcome).to.equal(undefined);
    await settled();
    document.removeEventListener('keyup', leak);
    expect(leaked).to.deep.equal([]);
  });

  it('closes when the key is let go, not when it goes down', async () => {
    const { page, outcome } = await openDialog();
    await sendKeys({ down: 'Escape' });
    await settled();
    expect(page.has('dialog')).to.equal(true);
    await sendKeys({ up: 'Escape' });
    expect(await outcome).to.equal(undefined);
  });

  it('empties the search box first, where there is something in it', async () => {
    const { page, outcome } = await openDialog();
    await page.search('picture');
    page.searchBox.focus();
    const changed = nextEvent(page.picker, 'search-change');
    await sendKeys({ press: 'Escape' });
    expect((await changed).detail.query).to.equal('');
    expect(page.has('dialog')).to.equal(true);
    expect(page.searchBox.value).to.equal('');
    await sendKeys({ press: 'Escape' });
    expect(await outcome).to.equal(undefined);
  });

  it('closes at once where the search box has been emptied just before', async () => {
    const { page, picker } = await openDialog();
    await page.search('picture');
    page.type('');
    for (const type of ['keydown', 'keyup']) {
      const key = { key: 'Escape', bubbles: true, composed: true, cancelable: true };
      page.searchBox.dispatchEvent(new KeyboardEvent(type, key));
    }
    expect(picker.open).to.equal(false);
  });
});
