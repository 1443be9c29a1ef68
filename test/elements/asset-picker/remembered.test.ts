import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { pickAssets, type AssetPicker } from '../../../src/index.js';
import { library, place } from '../arranging/picker.js';
import { nextEvent, PickerPage, select } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { settled, until } from '../arranging/until.js';
import type { Wire } from '../arranging/wire.js';

const realFetch = globalThis.fetch;
const baseUrl = 'http://remembered.test';
const shoes = [
  record(1, { filename: 'red boot.jpg', metadata: { colour: ['red'] } }),
  record(2, { filename: 'blue boot.jpg', metadata: { colour: ['blue'] } }),
];

interface Opened {
  readonly page: PickerPage;
  readonly wire: Wire;
  readonly token: string;
}

/** A picker at a connection of its own, as on a page that is opened anew. */
async function open(more: Partial<AssetPicker> = {}): Promise<Opened> {
  document.querySelector('asset-picker')?.remove();
  const { service, wire } = library(shoes, { baseUrl: more.baseUrl ?? baseUrl });
  globalThis.fetch = wire.fetch;
  const token = service.issueTokens().accessToken;
  const page = place({ baseUrl, tokens: new ScriptedSource(token), ...more });
  await until('the results', () => page.options.length > 0);
  await until('what helps to find', () => page.has('button', 'File type'));
  return { page, wire, token };
}

/** The dialog that `pickAssets` has just opened, with its results. */
async function openedDialog(): Promise<PickerPage> {
  const picker = await until('the picker', () => document.querySelector('asset-picker'));
  const page = new PickerPage(picker);
  await until('the results', () => page.options.length > 0);
  await until('what helps to find', () => page.has('button', 'File type'));
  return page;
}

const keys = (storage: Storage) => Object.keys(storage).filter((key) => key.includes('remembered'));

/** Everything that is kept, as text. */
const keptText = (): string =>
  [localStorage, sessionStorage]
    .flatMap((storage) => keys(storage).map((key) => `${key} ${storage.getItem(key)}`))
    .join('\n');

async function setEverything(page: PickerPage): Promise<void> {
  page.checkBox(/^red/).click();
  await until('red', () => page.filenames.join() === 'red boot.jpg');
  await page.search('boot');
  select(page.combobox('Sort by'), '-filename');
  page.press('List');
  await until('the layout', () => page.button('List').ariaPressed === 'true');
  await until('what is kept', () =>
    /"list":true.*-filename|-filename.*"list":true/.test(keptText()),
  );
}

describe('what a person left', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
    for (const key of keys(localStorage)) localStorage.removeItem(key);
  });

  // First, since only the first picker of a page has to wait for what keeps it.
  it('is kept no more by a picker that has left the page', async () => {
    const { service, wire } = library(shoes, { baseUrl });
    globalThis.fetch = wire.fetch;
    const tokens = new ScriptedSource(service.issueTokens().accessToken);
    const page = place({ baseUrl, tokens });
    await until('the search box', () => page.has('searchbox'));
    const answered = nextEvent(page.picker, 'search-change');
    page.type('boot');
    page.searchBox.form?.requestSubmit();
    page.picker.addEventListener('search-change', () => page.picker.remove());
    expect((await answered).detail.query).to.equal('boot');
    sessionStorage.clear();
    await open();
    expect((await open()).page.searchBox.value).to.equal('');
  });

  it('is there again at the same connection: search, filters, order and layout', async () => {
    await setEverything((await open()).page);
    const { page, wire } = await open();
    expect(page.searchBox.value).to.equal('boot');
    expect(page.combobox('Sort by').value).to.equal('-filename');
    expect(page.button('List').ariaPressed).to.equal('true');
    await until('its chip', () => page.has('button', 'Remove filter colour: red'));
    expect(wire.searches.length).to.equal(1);
    expect(wire.searches[0]?.get('sort')).to.equal('-filename');
    expect(wire.query).to.match(/boot\*.*red/);
  });

  it('is nothing more to search for where they emptied the box and left at once', async () => {
    document.querySelector('asset-picker')?.remove();
    const { service, wire } = library(shoes, { baseUrl });
    globalThis.fetch = wire.fetch;
    const tokens = new ScriptedSource(service.issueTokens().accessToken);
    const first = pickAssets({ baseUrl, tokens });
    const page = await openedDialog();
    await page.search('sandal');
    await until('what is kept', () => keptText().includes('sandal'));
    page.type('');
    await sendKeys({ press: 'Escape' });
    expect(await first).to.equal(undefined);

    const second = pickAssets({ baseUrl, tokens });
    const again = await openedDialog();
    expect(again.searchBox.value).to.equal('');
    again.press('Cancel');
    expect(await second).to.equal(undefined);
  });

  it('is there again in cards, too, on a page that asks for lines', async () => {
    const { page } = await open({ layout: 'list' });
    page.press('Grid');
    await until('what is kept', () => keptText().includes('"list":false'));
    const again = await open({ layout: 'list' });
    expect(again.page.button('Grid').ariaPressed).to.equal('true');
  });

  it('leaves order and layout, but no search, to a page in another tab', async () => {
    await setEverything((await open()).page);
    sessionStorage.clear();
    const { page, wire } = await open();
    expect(page.searchBox.value).to.equal('');
    expect(wire.query).to.equal(null);
    expect(page.combobox('Sort by').value).to.equal('-filename');
    expect(page.button('List').ariaPressed).to.equal('true');
  });

  it('gives way to what the page asks for', async () => {
    await setEverything((await open()).page);
    const asked = await open({ query: 'blue', sort: 'filename' });
    expect(asked.page.searchBox.value).to.equal('blue');
    expect(asked.wire.searches[0]?.get('sort')).to.equal('filename');
    expect(asked.page.filenames).to.deep.equal(['blue boot.jpg']);
    const chosen = await open({ value: ['asset-2'] });
    expect(chosen.page.searchBox.value).to.equal('');
    expect(chosen.page.options.length).to.equal(2);
    expect((await open()).page.searchBox.value).to.equal('boot');
  });

  it('is not there at another connection', async () => {
    await setEverything((await open()).page);
    for (const other of [{ baseUrl: 'http://remembered-too.test' }, { clientId: 'another' }]) {
      const { page, wire } = await open(other);
      expect(page.searchBox.value).to.equal('');
      expect(wire.searches[0]?.get('sort')).to.equal(null);
      expect(page.button('List').ariaPressed).to.equal('false');
    }
  });

  it('is kept nowhere where the page says so', async () => {
    const { page } = await open({ remember: 'off' });
    await page.search('boot');
    select(page.combobox('Sort by'), '-filename');
    page.press('List');
    await settled();
    expect(keptText()).to.equal('');
    await setEverything((await open()).page);
    expect((await open({ remember: 'off' })).page.searchBox.value).to.equal('');
  });

  it('is forgotten when they sign out', async () => {
    const { page } = await open();
    await setEverything(page);
    await page.picker.signOut();
    await settled();
    expect(keptText()).to.equal('');
    expect((await open()).page.searchBox.value).to.equal('');
  });

  it('is nothing but what they searched for and how they looked at it', async () => {
    const { page, token } = await open();
    await setEverything(page);
    await page.choose('red boot.jpg');
    expect(keys(localStorage).length).to.equal(1);
    expect(keptText()).not.to.include(token);
    const [key = ''] = keys(localStorage);
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    expect(Object.keys({ ...(kept ?? {}) }).sort()).to.deep.equal(['list', 'recent', 'sort']);
  });

  it('is nothing where storage holds nonsense', async () => {
    await setEverything((await open()).page);
    const nonsense = [
      '',
      '{',
      'null',
      '"text"',
      '[[]]',
      '{"sort":{"a":1},"list":"yes","recent":7,"text":["x"],"applied":{}}',
      '{"sort":"constructor","recent":[null,{}],"text":"","applied":[null,1,{"clause":7}]}',
    ];
    for (const text of nonsense) {
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of keys(storage)) storage.setItem(key, text);
      }
      const { page, wire } = await open();
      expect(page.options.length, text).to.equal(2);
      expect(wire.searches[0]?.get('sort'), text).to.equal(null);
      page.clickSearchBox();
    }
  });

  it('is nothing, and nothing else is amiss, where storage is denied', async () => {
    const denied = ['localStorage', 'sessionStorage'].map((name) => {
      const own = Object.getOwnPropertyDescriptor(globalThis, name);
      const get = (): never => {
        throw new DOMException('Denied', 'SecurityError');
      };
      Object.defineProperty(globalThis, name, { configurable: true, get });
      return () => own && Object.defineProperty(globalThis, name, own);
    });
    try {
      const { page } = await open();
      await page.search('red');
      page.clickSearchBox();
      await page.search('');
      select(page.combobox('Sort by'), '-filename');
      await until('the order', () => page.filenames[0] === 'red boot.jpg');
      await page.picker.signOut();
    } finally {
      for (const giveBack of denied) giveBack();
    }
  });
});
