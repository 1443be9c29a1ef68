import { openField } from './field.js';
import { library, openPicker, place } from './picker.js';
import type { PickerPage } from './picker-page.js';
import { record } from './records.js';
import { ScriptedSource } from './scripted-source.js';
import { until } from './until.js';

const mixed = [
  record(1, { metadata: { colour: ['red'] }, categories: ['Photography/Coast'] }),
  record(2, { formatType: 'video', format: 'MP4', duration: 61, metadata: { colour: ['blue'] } }),
  record(3, { expires: 0 }),
];

/** Every state that a picker of assets can be met in, and the way to it. */
export const states: Readonly<Record<string, () => Promise<PickerPage>>> = {
  'signed out': async () => {
    const tokens = new ScriptedSource('wat_acme_x', 'signed-out');
    const page = place({ baseUrl: 'http://api.test', tokens });
    await until('the button', () => page.has('button', 'Sign in'));
    return page;
  },
  loading: async () => {
    const { client, wire } = library();
    const held = wire.hold();
    const page = place({ client });
    await until('the request', () => held.come);
    return page;
  },
  results: async () => (await openPicker({}, mixed)).page,
  'the list layout': async () => {
    const { page } = await openPicker({ layout: 'list' }, mixed);
    await until('the heads of the columns', () => page.has('button', 'Name'));
    return page;
  },
  'facets applied': async () => {
    const { page } = await openPicker({}, mixed);
    const isNarrow = !page.has('checkbox');
    if (isNarrow) page.press('Filters');
    await until('the facets', () => page.has('checkbox', /^red/));
    page.checkBox(/^red/).click();
    await until('the results', () => page.announced === '1 result');
    if (isNarrow) page.press('Filters (1)');
    await until('the chip', () => page.has('button', /^Remove filter/));
    return page;
  },
  'the filters of a narrow picker': async () => {
    const { page } = await openPicker({}, mixed);
    if (page.has('button', 'Filters')) page.press('Filters');
    await until('the facets', () => page.has('checkbox', /^red/));
    return page;
  },
  'several chosen': severalChosen,
  'a preview': async () => {
    const { page } = await openPicker({ multiple: true }, mixed);
    await page.choose('picture 1.jpg');
    page
      .option('picture 1.jpg')
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      );
    await until('the way back', () => page.has('button', 'Back to results'));
    await page.ready();
    return page;
  },
  dialog: async () => {
    const page = place({ client: library(mixed).client, mode: 'dialog' });
    void page.picker.show();
    await until('the results', () => page.options.length === 3);
    await page.choose('picture 1.jpg');
    await page.ready();
    return page;
  },
  'a dialog with several chosen': async () => {
    const page = place({ client: library(mixed).client, mode: 'dialog', multiple: true, max: 5 });
    void page.picker.show();
    await until('the results', () => page.options.length === 3);
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    await page.ready();
    return page;
  },
  'a pick that is being prepared': async () => {
    const { page, wire } = await openPicker({ multiple: true, max: 5 }, mixed);
    wire.hold(/\/v2\/assets\/asset-1/);
    await page.choose('picture 2.jpg', 'picture 1.jpg');
    page.press(/^Insert/);
    await until('the state', () => page.button(/^Insert/).ariaBusy === 'true');
    return page;
  },
  'nothing found': async () => {
    const { page } = await openPicker({}, mixed);
    await page.search('zeppelin');
    return page;
  },
  failure: async () => {
    const { client, wire } = library();
    wire.spoil(() => new Response('', { status: 500 }));
    const page = place({ client });
    await until('the words', () => page.has('button', 'Try again'));
    return page;
  },
  'a failure above what was found': async () => {
    const { page, wire } = await openPicker({}, mixed);
    wire.spoil(() => new Response('', { status: 500 }));
    page.type('boats');
    page.searchBox.form?.requestSubmit();
    await until('the words', () => page.has('button', 'Try again'));
    return page;
  },
  'a field': async () => {
    const value = ['asset-2', 'asset-3', 'asset-77'];
    const { page } = await openField({ multiple: true, value }, mixed);
    await until('the names', () => page.words.includes('No longer available'));
    await until('the others', () => page.has('button', 'Remove picture 2.jpg'));
    return page;
  },
  'a field that lacks a choice': async () => {
    const { page, form } = await openField({ required: true }, mixed);
    form.requestSubmit();
    await until('the words', () => page.words.includes('Select at least 1 asset.'));
    return page;
  },
  'a picture that still lacks its alt text, in a language of long words': async () => {
    const { page } = await openPicker({ multiple: true, requireAlt: true }, mixed);
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    await page.ready();
    page.picker.lang = 'de';
    await until('the button', () => page.has('button', '2 einfügen'));
    page.press('2 einfügen');
    await until('the words', () => page.words.includes('keinen Alt-Text'));
    return page;
  },
  disabled: async () => (await openPicker({ disabled: true, value: ['asset-1'] }, mixed)).page,
};

/** A picker in which all that may be chosen is. */
export async function severalChosen(): Promise<PickerPage> {
  const { page } = await openPicker({ multiple: true, max: 2 }, mixed);
  await page.choose('picture 1.jpg', 'picture 2.jpg');
  await page.ready();
  return page;
}
