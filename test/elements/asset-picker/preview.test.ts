import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { AssetPicker } from '../../../src/index.js';
import type { AssetRecord } from '../../../src/service/index.js';
import { library, openPicker, place } from '../arranging/picker.js';
import { heard, type PickerPage } from '../arranging/picker-page.js';
import { PreviewPage } from '../arranging/preview-page.js';
import { pictures, record } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';
import { openVast } from '../arranging/vast.js';

interface Opened {
  readonly page: PickerPage;
  readonly picker: AssetPicker;
  readonly preview: PreviewPage;
}

async function openPreview(
  index = 1,
  properties: Partial<AssetPicker> = {},
  records: readonly AssetRecord[] = pictures(5),
): Promise<Opened> {
  await setViewport({ width: 1000, height: 800 });
  const { page, picker } = await openPicker({ facets: 'none', ...properties }, records);
  const preview = new PreviewPage(page);
  await preview.open(index);
  return { page, picker, preview };
}

describe('the preview', () => {
  afterEach(() => resetMouse());

  it('is opened by Enter, chooses nothing, and takes the focus', async () => {
    const { picker, preview } = await openPreview();
    expect(preview.name).to.equal('Preview of picture 2.jpg');
    expect(preview.focused === preview.dialog).to.equal(true);
    expect(picker.value).to.deep.equal([]);
  });

  it('is opened by a button on the card that the pointer is at, which is no stop for Tab', async () => {
    const { page, picker } = await openPicker({ facets: 'none' });
    const { left = 0, top = 0 } = page.options[2]?.getBoundingClientRect() ?? {};
    const onCard: [number, number] = [Math.round(left) + 20, Math.round(top) + 20];
    // What follows the pointer comes after the results: it sees who comes to a card from then on.
    for (let at = onCard; !page.has('button', 'Preview'); at = at === onCard ? [0, 0] : onCard) {
      await sendMouse({ type: 'move', position: at });
    }
    expect(page.button('Preview').tabIndex).to.equal(-1);
    page.press('Preview');
    const preview = new PreviewPage(page);
    await until('the preview', () => preview.isOpen);
    expect(preview.name).to.equal('Preview of picture 3.jpg');
    expect(picker.value).to.deep.equal([]);
  });

  it('chooses in the size that was set there, and sets the size of what is chosen', async () => {
    const { page, preview } = await openPreview(1, { multiple: true });
    const picks = heard('asset-pick');
    /** Marks the size that is not marked, and gives its name. */
    const resize = (): string => {
      const sizes = [...preview.dialog.querySelectorAll('input')];
      const other = sizes.find(({ checked }) => !checked);
      other?.click();
      const words = other?.labels?.[0]?.querySelector('span')?.textContent ?? '';
      return words.replace(' px wide', 'px-landscape').replace(' px high', 'px-portrait');
    };
    const insert = async (): Promise<string | undefined> => {
      const { length } = picks;
      await preview.key('Escape');
      await until('the list', () => !preview.isOpen);
      await page.ready();
      page.press('Insert');
      await until('the pick', () => picks.length > length);
      return picks[length]?.detail.items[0]?.embed.name;
    };
    const first = resize();
    preview.press('Select');
    expect(await insert()).to.equal(first);
    await page.choose('picture 2.jpg');
    await preview.open(1);
    const second = resize();
    expect(await insert()).to.equal(second);
  });

  it('is closed by Escape on key up, which the page never hears of', async () => {
    const heard: string[] = [];
    const hear = ({ type }: Event): unknown => heard.push(type);
    const { page, preview } = await openPreview();
    for (const type of ['keydown', 'keyup']) document.addEventListener(type, hear);
    const send = (type: string): unknown =>
      preview.dialog.dispatchEvent(
        new KeyboardEvent(type, { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
      );
    send('keydown');
    await settled();
    expect(preview.isOpen).to.equal(true);
    send('keyup');
    for (const type of ['keydown', 'keyup']) document.removeEventListener(type, hear);
    await until('the list', () => !preview.isOpen);
    await settled();
    expect(page.placeOf(preview.focused)).to.equal(1);
    expect(heard).to.deep.equal([]);
  });

  it('goes before the dialog around it, wherever the focus is', async () => {
    const page = place({ client: library().client, mode: 'dialog', facets: 'none' });
    void page.picker.show();
    await until('the results', () => page.options.length === 3);
    await page.choose('picture 1.jpg');
    const preview = new PreviewPage(page);
    await preview.open(0);
    page.button('Insert').focus();
    await preview.key('Escape');
    await until('the list', () => !preview.isOpen);
    expect(page.picker.open).to.equal(true);
    await preview.key('Escape');
    expect(page.picker.open).to.equal(false);
  });

  it('is closed with the dialog, and not there when that opens again', async () => {
    const page = place({ client: library().client, mode: 'dialog', facets: 'none' });
    void page.picker.show();
    await until('the results', () => page.options.length === 3);
    const preview = new PreviewPage(page);
    await preview.open(0);
    page.picker.close();
    await page.picker.updateComplete;
    void page.picker.show();
    await until('the results', () => page.options.length === 3);
    expect(preview.isOpen).to.equal(false);
  });

  it('hides the list behind it from Tab', async () => {
    const { picker, preview } = await openPreview();
    const hiddenGrid = picker.shadowRoot?.querySelector('[role=grid]');
    for (let stop = 0; stop < 12; stop += 1) {
      await sendKeys({ press: 'Tab' });
      expect(preview.focused?.closest('[role=grid]') ?? null).to.equal(null);
    }
    expect(hiddenGrid?.closest('[inert]') ?? null).not.to.equal(null);
  });

  it('is gone where the page asks for another search', async () => {
    const { picker, preview } = await openPreview(3);
    picker.query = 'picture 2';
    await until('the list', () => !preview.isOpen);
  });
});

describe('going from one to the next', () => {
  it('follows the arrows, also where the page is read from right to left', async () => {
    const { preview } = await openPreview();
    await preview.key('ArrowRight');
    expect(preview.name).to.equal('Preview of picture 3.jpg');
    await preview.key('ArrowLeft');
    await preview.key('ArrowLeft');
    expect(preview.name).to.equal('Preview of picture 1.jpg');
    await preview.key('ArrowLeft');
    expect(preview.name).to.equal('Preview of picture 1.jpg');
    document.documentElement.dir = 'rtl';
    await preview.key('ArrowLeft');
    document.documentElement.removeAttribute('dir');
    expect(preview.name).to.equal('Preview of picture 2.jpg');
  });

  it('says which it is, and ends at the last', async () => {
    const { page, preview } = await openPreview(3);
    preview.press('Next asset');
    await preview.ready();
    expect(page.announced).to.equal('picture 5.jpg, 5 of 5');
    expect(preview.button('Next asset').ariaDisabled).to.equal('true');
    preview.press('Next asset');
    await settled();
    expect(preview.name).to.equal('Preview of picture 5.jpg');
    expect(preview.words).to.include('5 of 5');
  });

  it('leads back to the asset that was shown last', async () => {
    const { page, preview } = await openPreview(0);
    await preview.key('ArrowRight');
    await preview.key('ArrowRight');
    preview.press('Back to results');
    await until('the list', () => !preview.isOpen);
    await settled();
    expect(page.placeOf(preview.focused)).to.equal(2);
  });

  it('waits for a page of the list that is not there yet', async () => {
    const { page, wire } = await openVast(300, { pageSize: 20 });
    const preview = new PreviewPage(page);
    await preview.show(0);
    const held = wire.hold(/offset=160\b/);
    for (let step = 0; step < 160; step += 1) preview.press('Next asset');
    await until('the request', () => held.come);
    expect(preview.words).to.include('Loading assets');
    held.release();
    await until('the asset', () => preview.name === 'Preview of picture 160.jpg');
  });

  it('says why a page does not come, and asks again', async () => {
    const { page, wire } = await openVast(300, { pageSize: 20 });
    const preview = new PreviewPage(page);
    await preview.show(0);
    const mend = wire.spoil(() => new Response('', { status: 500 }), /offset=160\b/);
    for (let step = 0; step < 160; step += 1) preview.press('Next asset');
    await until('the words', () => preview.words.includes('has a problem'));
    mend();
    preview.press('Try again');
    await until('the asset', () => preview.name === 'Preview of picture 160.jpg');
  });
});

describe('choosing in the preview', () => {
  it('works by the button and by Space, and back again', async () => {
    const { picker, preview } = await openPreview(1, { multiple: true });
    preview.press('Select');
    expect(picker.value).to.deep.equal(['asset-2']);
    await picker.updateComplete;
    preview.press('Deselect');
    expect(picker.value).to.deep.equal([]);
    preview.dialog.focus();
    await preview.key(' ');
    expect(picker.value).to.deep.equal(['asset-2']);
  });

  it('keeps to the limit, and says so', async () => {
    const { page, picker, preview } = await openPreview(1, {
      multiple: true,
      max: 1,
      value: ['asset-1'],
    });
    preview.press('Select');
    await picker.updateComplete;
    expect(picker.value).to.deep.equal(['asset-1']);
    expect(page.announced).to.include('at most 1');
  });

  it('says why it cannot be', async () => {
    const records = [record(1), record(2, { expires: 0 })];
    const { preview } = await openPreview(1, {}, records);
    expect(preview.words).to.include('Not available');
    expect(preview.words).not.to.match(/Copy|Download|Expires/);
    preview.dialog.focus();
    await preview.key(' ');
    expect(preview.page.picker.value).to.deep.equal([]);
  });
});
