import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { library, openPicker, place } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { states } from '../arranging/states.js';
import { allByRole } from '../arranging/seen.js';
import { until } from '../arranging/until.js';
import { describeRoom } from './reach.js';

const tablet = { width: 768, height: 1024 };

describeRoom('on a tablet', tablet);

/** Opens a picker for one asset, and returns its page and the words that ask for it. */
async function openForOne(): Promise<{ page: PickerPage; words: Element | undefined }> {
  const { page, picker } = await openPicker();
  const words = [...(picker.shadowRoot?.querySelectorAll('fieldset p') ?? [])].find(
    ({ textContent }) => textContent.includes('Select an asset'),
  );
  return { page, words };
}

async function selectOne(page: PickerPage): Promise<void> {
  await page.choose('picture 1.jpg');
  await until('its fields', () => page.has('textbox', 'Alt text'));
}

describe('on a tablet, before one asset is selected', () => {
  before(() => setViewport(tablet));

  it('the words and then the fields are in one line with the button, which keeps its place', async () => {
    const { page, words } = await openForOne();
    const button = (): DOMRect => page.button('Insert').getBoundingClientRect();
    const { top, bottom } = button();
    expect(words?.getBoundingClientRect().top).to.be.within(top, bottom);
    await selectOne(page);
    expect(page.textbox('Alt text').getBoundingClientRect().bottom).to.be.within(top, bottom + 1);
    expect(page.textbox('Alt text').clientWidth).to.be.greaterThan(150);
    expect(button().top).to.equal(top);
  });
});

describe('on a narrower screen, before one asset is selected', () => {
  before(() => setViewport({ width: 700, height: 1024 }));

  it('the words are where it will be, and the button keeps its place', async () => {
    const { page, words } = await openForOne();
    const button = (): DOMRect => page.button('Insert').getBoundingClientRect();
    const { top } = button();
    expect(words?.getBoundingClientRect().bottom).to.be.lessThan(top);
    await selectOne(page);
    expect(page.textbox('Alt text').getBoundingClientRect().bottom).to.be.lessThan(top);
    expect(button().top).to.equal(top);
  });
});

describe('in a window between a phone and a tablet, in a language of long words', () => {
  const realFetch = globalThis.fetch;

  before(() => setViewport({ width: 570, height: 1024 }));

  after(() => {
    globalThis.fetch = realFetch;
  });

  it('the controls above the results fit between its edges', async () => {
    const { service, wire } = library();
    globalThis.fetch = wire.fetch;
    const tokens = new ScriptedSource(service.issueTokens().accessToken, 'signed-in');
    const page = place({ baseUrl: service.baseUrl, tokens, lang: 'fr' });
    const { picker } = page;
    await until('the account', () => page.has('button', /^\p{Lu}+ Compte/u));
    const { right } = picker.getBoundingClientRect();
    const account = page.button(/^\p{Lu}+ Compte/u).getBoundingClientRect();
    expect(account.right).to.be.lessThan(right);
    expect(page.searchBox.clientWidth).to.be.greaterThan(60);
  });
});

describe('on a tablet, with several sizes of one asset', () => {
  before(() => setViewport(tablet));

  it('each is shown as a whole, and the fields keep their room', async () => {
    const { page, picker } = await openPicker({ multiple: true, severalSizes: true });
    const sizes = (): readonly HTMLElement[] => allByRole(picker, 'button', /^Remove size/);
    await page.choose('picture 1.jpg');
    for (const count of [1, 2]) {
      await until('the button', () => page.has('button', 'Add a size'));
      page.press('Add a size');
      await until('its size', () => sizes().length === count);
    }
    const [size] = sizes();
    const list = size?.parentElement;
    expect(list?.scrollWidth).to.equal(list?.clientWidth);
    for (const field of [page.combobox('Size'), page.textbox('Alt text')])
      expect(field.clientWidth).to.be.greaterThan(150);
  });
});

describe('on a tablet, with several assets selected', () => {
  before(() => setViewport(tablet));

  it('the list of them is as wide as the fields and the button below it', async () => {
    const { page } = await openPicker({ multiple: true });
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    await until('the fields', () => page.has('combobox', 'Size'));
    const edges = (name: string): DOMRect => page.button(name).getBoundingClientRect();
    const size = page.combobox('Size').getBoundingClientRect();
    expect(edges('Size and text of picture 1.jpg').left).to.equal(size.left);
    expect(edges('Clear selection').right).to.be.closeTo(edges('Insert 2').right, 0.1);
  });

  it('the button beside the list of sizes is as wide as others in a dialog, too', async () => {
    const { page } = await openPicker({ multiple: true, mode: 'dialog', open: true });
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    await until('the button', () => page.has('button', 'Use this size for all'));
    const { width, height } = page.button('Use this size for all').getBoundingClientRect();
    expect(width).to.equal(height);
  });
});

describe('on a tablet, in a language of long words', () => {
  before(() => setViewport(tablet));

  it('the alt text has room for a few words', async () => {
    const lacking = 'a picture that still lacks its alt text, in a language of long words';
    const page = await states[lacking]?.();
    const field = page?.textbox('Alt-Text').getBoundingClientRect();
    expect(field?.width).to.be.greaterThan(128);
  });
});
