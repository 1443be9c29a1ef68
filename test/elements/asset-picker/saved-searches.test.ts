import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { fixedSource } from '../../../src/auth/index.js';
import type { AssetPicker } from '../../../src/index.js';
import { library, place } from '../arranging/picker.js';
import { enter, select, type PickerPage } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { allByRole, byRole, nameOf } from '../arranging/seen.js';
import { settled, until } from '../arranging/until.js';
import type { Wire } from '../arranging/wire.js';

const realFetch = globalThis.fetch;
const baseUrl = 'http://saved.test';
const boots = [
  record(1, { filename: 'red boot.jpg', metadata: { colour: ['red'] } }),
  record(2, { filename: 'blue boot.jpg', metadata: { colour: ['blue'] } }),
  record(3, { filename: 'hat.jpg' }),
];

interface Opened {
  readonly page: PickerPage;
  readonly wire: Wire;
}

/** A picker at a connection of its own, as on a page that is opened anew. */
async function open(more: Partial<AssetPicker> = {}): Promise<Opened> {
  document.querySelector('asset-picker')?.remove();
  sessionStorage.clear();
  const { service, wire } = library(boots, { baseUrl });
  globalThis.fetch = wire.fetch;
  const page = place({ baseUrl, tokens: fixedSource(service.issueTokens().accessToken), ...more });
  await until('the results', () => page.options.length > 0);
  await until('what helps to find', () => page.has('button', 'File type'));
  return { page, wire };
}

/** Searches for red boots by name. */
async function seek(page: PickerPage): Promise<void> {
  await page.search('boot');
  page.checkBox(/^red/).click();
  await until('the boot', () => page.filenames.join() === 'red boot.jpg');
  select(page.combobox('Sort by'), '-filename');
  await until('its order', () => page.combobox('Sort by').value === '-filename');
}

async function save(page: PickerPage, name?: string): Promise<void> {
  await until('the button', () => page.has('button', 'Save this search'));
  page.press('Save this search');
  const field = await until(
    'the field',
    () => page.has('textbox', 'Name of the search') && page.textbox('Name of the search'),
  );
  await until('its focus', () => page.picker.shadowRoot?.activeElement === field);
  if (name !== undefined) enter(field, name);
  await sendKeys({ press: 'Enter' });
  await until('that it is saved', () => /Saved as/.test(page.words));
}

async function openPanel(page: PickerPage): Promise<void> {
  await page.search('');
  page.clickSearchBox();
}

const saved = (page: PickerPage): readonly string[] =>
  page.has('group', 'Saved searches')
    ? allByRole(byRole(page.picker, 'group', 'Saved searches'), 'button')
        .map(nameOf)
        .filter((name) => !/^(Remove|Undo)/.test(name))
    : [];
const lists = (page: PickerPage, ...names: readonly string[]) =>
  until(names.join(), () => saved(page).join() === names.join());
const keys = () => Object.keys(localStorage).filter((key) => key.includes(baseUrl));

describe('a saved search', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
    for (const key of keys()) localStorage.removeItem(key);
  });

  it('is run again with its words, filters and order, by one request', async () => {
    const first = await open();
    await seek(first.page);
    await save(first.page, 'Red boots');
    expect(first.page.announced).to.equal('Saved as “Red boots”');
    for (const key of keys()) {
      const { saved: kept } = JSON.parse(localStorage.getItem(key) ?? '') as { saved: unknown };
      localStorage.setItem(key, JSON.stringify({ saved: kept }));
    }
    const { page, wire } = await open();
    page.clickSearchBox();
    await lists(page, 'Red boots');
    const before = wire.searches.length;
    page.press('Red boots');
    await until('the boot', () => page.filenames.join() === 'red boot.jpg');
    expect(page.searchBox.value).to.equal('boot');
    expect(page.combobox('Sort by').value).to.equal('-filename');
    expect(page.has('button', 'Remove filter colour: red')).to.equal(true);
    expect(wire.searches.length).to.equal(before + 1);
    expect(page.picker.shadowRoot?.activeElement === page.searchBox).to.equal(true);
    expect(page.has('group', 'Saved searches')).to.equal(false);
  });

  it('is named after its words and filters unless the user names it', async () => {
    const { page } = await open();
    await seek(page);
    await save(page);
    await openPanel(page);
    await lists(page, 'boot, red');
  });

  it('replaces the one with the same name', async () => {
    const { page } = await open();
    await page.search('hat');
    await save(page, 'Things');
    await page.search('boot');
    await save(page, 'things');
    await openPanel(page);
    await lists(page, 'things');
  });

  it('is not saved by Escape, which leads back to the button', async () => {
    const { page } = await open();
    await page.search('hat');
    await until('the button', () => page.has('button', 'Save this search'));
    page.press('Save this search');
    await until('the field', () => page.has('textbox', 'Name of the search'));
    await until('its focus', () => page.picker.shadowRoot?.activeElement?.matches('[type=text]'));
    await sendKeys({ press: 'Escape' });
    await until('the button', () => page.has('button', 'Save this search'));
    const back = () => nameOf(page.picker.shadowRoot?.activeElement ?? document.body);
    await until('the focus on it', () => back() === 'Save this search');
    await openPanel(page);
    await settled();
    expect(saved(page)).to.deep.equal([]);
  });

  it('is removed by a click or the Delete key, and comes back by Undo', async () => {
    const { page } = await open();
    await page.search('hat');
    await save(page, 'Hats');
    await page.search('boot');
    await save(page, 'Boots');
    await openPanel(page);
    await lists(page, 'Boots', 'Hats');
    page.press('Remove “Hats”');
    await lists(page, 'Boots');
    expect(page.announced).to.equal('“Hats” was removed');
    page.press('Undo');
    await lists(page, 'Boots', 'Hats');
    byRole(page.picker, 'button', 'Boots').focus();
    await sendKeys({ press: 'Delete' });
    await lists(page, 'Hats');
    const focus = page.picker.shadowRoot?.activeElement;
    expect(nameOf(focus ?? document.body)).to.equal('Hats');
  });

  it('can be saved only where something is searched for and may be remembered', async () => {
    const { page } = await open();
    await page.search('hat');
    await until('the button', () => page.has('button', 'Save this search'));
    await page.search('');
    await until('no button', () => !page.has('button', 'Save this search'));
    const off = await open({ remember: 'off' });
    await off.page.search('hat');
    await off.page.search('boot');
    await settled();
    expect(off.page.has('button', 'Save this search')).to.equal(false);
  });

  it('is none where storage holds nonsense', async () => {
    const first = await open();
    await first.page.search('hat');
    await save(first.page, 'Hats');
    for (const text of [
      '{"saved":7,"used":{}}',
      '{"saved":[null,{"name":1}],"used":[null,{"id":1}]}',
      '{"saved":[{"name":"Broken","text":"hat","sort":"","applied":[7,{"clause":1}]}]}',
    ]) {
      for (const key of keys()) localStorage.setItem(key, text);
      const { page } = await open();
      page.clickSearchBox();
      await settled();
      expect(page.options.length, text).to.equal(3);
    }
  });
});
