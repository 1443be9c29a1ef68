import 'axe-core';
import type axeCore from 'axe-core';
import { expect } from 'chai';
import { fixedSource } from '../../../src/auth/index.js';
import type { AssetPicker } from '../../../src/index.js';
import { library, place } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { settled, until } from '../arranging/until.js';

declare const axe: typeof axeCore;

const realFetch = globalThis.fetch;
const baseUrl = 'http://recent.test';

/** A picker at a connection of its own, with its first results listed. */
async function open(more: Partial<AssetPicker> = {}): Promise<PickerPage> {
  const { service, wire } = library(undefined, { baseUrl: more.baseUrl ?? baseUrl });
  globalThis.fetch = wire.fetch;
  const tokens = fixedSource(service.issueTokens().accessToken);
  const page = place({ baseUrl, tokens, ...more });
  await until('the first results', () => page.options.length > 0);
  await until('what helps to find', () => page.has('button', 'File type'));
  await page.search('');
  return page;
}

async function seek(page: PickerPage, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await page.search(text);
  await page.search('');
}

const offered = (page: PickerPage): readonly string[] => {
  const forget = page.has('group', 'Recent searches');
  const root = page.picker.shadowRoot;
  if (!forget || !root) return [];
  return [...root.querySelectorAll('[aria-label="Recent searches"] li bdi')].map(
    ({ textContent }) => textContent,
  );
};

const offers = (page: PickerPage, ...texts: readonly string[]) =>
  until(`the offer of ${texts.join()}`, () => offered(page).join() === texts.join());

async function press(page: PickerPage, key: string): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  (page.picker.shadowRoot?.activeElement ?? page.searchBox).dispatchEvent(event);
  await page.picker.updateComplete;
  return event;
}

const focused = (page: PickerPage) => page.picker.shadowRoot?.activeElement;

describe('recent searches', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
    for (const key of Object.keys(localStorage)) {
      if (key.includes('recent')) localStorage.removeItem(key);
    }
  });

  it('are offered when the empty box is clicked, the latest first, and searched for again', async () => {
    const page = await open();
    await seek(page, 'picture 1', 'picture 2');
    page.searchBox.focus();
    expect(offered(page)).to.deep.equal([]);
    page.clickSearchBox();
    await offers(page, 'picture 2', 'picture 1');
    page.press('picture 1');
    await until('its result', () => page.filenames.join() === 'picture 1.jpg');
    expect(page.searchBox.value).to.equal('picture 1');
    expect(focused(page) === page.searchBox).to.equal(true);
    expect(offered(page)).to.deep.equal([]);
  });

  it('are offered to the next picker at the same connection, and to no other', async () => {
    await seek(await open(), 'picture 2');
    const next = await open();
    next.clickSearchBox();
    await offers(next, 'picture 2');
    for (const elsewhere of [{ baseUrl: 'http://recent-other.test' }, { clientId: 'another' }]) {
      const other = await open(elsewhere);
      other.clickSearchBox();
      await other.picker.updateComplete;
      expect(offered(other)).to.deep.equal([]);
    }
  });

  it('are gone through, taken and forgotten by keyboard alone', async () => {
    const page = await open();
    await seek(page, 'picture 1', 'picture 2', 'picture 3');
    page.searchBox.focus();
    await until('the hint', () =>
      page.searchBox.getAttribute('aria-description')?.includes('recent searches'),
    );
    await press(page, 'ArrowDown');
    await until('the first', () => focused(page)?.textContent.includes('picture 3'));
    await press(page, 'ArrowDown');
    await until('the second', () => focused(page)?.textContent.includes('picture 2'));
    await press(page, 'Delete');
    await offers(page, 'picture 3', 'picture 1');
    expect(focused(page)?.closest('[aria-label="Recent searches"]')).not.to.equal(null);
    expect((await press(page, 'Escape')).defaultPrevented).to.equal(true);
    expect(offered(page)).to.deep.equal([]);
    expect(focused(page) === page.searchBox).to.equal(true);
    expect((await press(page, 'Escape')).defaultPrevented).to.equal(false);
  });

  it('are forgotten one by one, or all at once', async () => {
    const page = await open();
    await seek(page, 'picture 1', 'picture 2', 'picture 3');
    page.clickSearchBox();
    await offers(page, 'picture 3', 'picture 2', 'picture 1');
    page.press('Forget picture 2');
    await offers(page, 'picture 3', 'picture 1');
    page.press('Forget all');
    await offers(page);
    expect(focused(page) === page.searchBox).to.equal(true);
    page.clickSearchBox();
    await page.picker.updateComplete;
    expect(offered(page)).to.deep.equal([]);
  });

  it('are eight at most, each once, and none that was only pasted', async () => {
    const page = await open();
    const texts = Array.from({ length: 10 }, (_, index) => `picture ${index}`);
    await seek(page, ...texts, 'PICTURE 5', 'x'.repeat(201));
    page.clickSearchBox();
    await offers(
      page,
      'PICTURE 5',
      ...texts
        .slice(2)
        .reverse()
        .filter((text) => text !== 'picture 5'),
    );
  });

  it('close when the focus goes elsewhere, and as soon as something is typed', async () => {
    const page = await open();
    await seek(page, 'picture 1');
    page.clickSearchBox();
    await offers(page, 'picture 1');
    page.combobox('Sort by').focus();
    await offers(page);
    page.clickSearchBox();
    await offers(page, 'picture 1');
    page.type('p');
    await offers(page);
  });

  it('are shown as they were typed, whatever that was', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const page = await open();
    await seek(page, hostile);
    page.clickSearchBox();
    await offers(page, hostile);
    expect(page.picker.shadowRoot?.querySelector('img[src=x]')).to.equal(null);
  });

  for (const scheme of ['light', 'dark']) {
    it(`keep nobody out in ${scheme} colours`, async () => {
      document.documentElement.style.colorScheme = scheme;
      const page = await open();
      await seek(page, 'picture 1', 'picture 2');
      page.searchBox.focus();
      await press(page, 'ArrowDown');
      await offers(page, 'picture 2', 'picture 1');
      await settled();
      const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
      const { violations } = await axe.run(page.picker, { rules });
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).to.deep.equal([]);
    });
  }
});
