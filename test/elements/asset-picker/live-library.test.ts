import { expect } from 'chai';
import type { AssetRecord } from '../../../src/service/index.js';
import { library, place, type Library } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { until } from '../arranging/until.js';

const records: readonly AssetRecord[] = [
  record(1, {
    filename: 'red boot.jpg',
    externalId: 'adcdefghij',
    metadata: { colour: ['red'], season: ['winter'] },
  }),
  record(2, {
    filename: 'blue boot.jpg',
    width: null,
    height: null,
    metadata: { colour: ['blue'], season: ['summer'] },
  }),
  record(3, { filename: 'layers.zip', formatType: 'project_archive', format: 'ZIP' }),
];

/** A picker over a service that answers as the live one does, with its results listed. */
async function openLive(): Promise<Library & { readonly page: PickerPage }> {
  const made = library(records, { quirks: true });
  const page = place({ client: made.client });
  await until('the results', () => page.options.length === 3);
  await page.filled();
  return { ...made, page };
}

describe('a picker over the live service', () => {
  it('lists assets of earlier years, of unknown size and of unknown classes', async () => {
    const { page } = await openLive();
    expect(page.filenames).to.deep.equal(['red boot.jpg', 'blue boot.jpg', 'layers.zip']);
  });

  it('narrows by facets whose values come one by one, and by those that come as lists', async () => {
    const { page } = await openLive();
    page.checkBox(/^red/).click();
    await until('red', () => page.filenames.join() === 'red boot.jpg');
    await until('its chip', () => page.has('button', 'Remove filter colour: red'));
    page.press('Remove filter colour: red');
    await until('everything', () => page.options.length === 3);
    await until('its values', () => page.has('checkbox', /^summer/));
    page.checkBox(/^summer/).click();
    await until('summer', () => page.filenames.join() === 'blue boot.jpg');
  });

  it('says when the service did not understand a search, and only then', async () => {
    const { page } = await openLive();
    page.type('boot OR');
    await until('the warning', () => page.words.includes('could not make sense'));
    expect(page.options.length).to.equal(2);
    page.type('boot [');
    await until('no warning', () => !page.words.includes('could not make sense'));
    expect(page.options.length).to.equal(2);
  });
});
