import { expect } from 'chai';
import { heard } from '../arranging/picker-page.js';
import { openPicker } from '../arranging/picker.js';
import { record } from '../arranging/records.js';
import { allByRole, nameOf } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

const day = 86_400_000;
const iso = (ago: number): string => new Date(Date.now() - ago * day).toISOString().slice(0, 10);

const records = [
  record(1, { filename: 'new.jpg', created: Date.now(), width: 4200, height: 6300 }),
  record(2, { filename: 'recent.jpg', created: Date.now() - 20 * day, width: 1500, height: 1000 }),
  record(3, { filename: 'old.jpg', created: Date.now() - 900 * day, width: 800, height: 800 }),
];
const facets = 'created_date,width,orientation,file_size,file_format';

/** A picker with the facets of files, and the fields of its range of dates. */
async function open() {
  const opened = await openPicker({ facets }, records);
  const { page } = opened;
  await until('the facets', () => page.has('group', 'Uploaded'));
  const find = (name: string): HTMLInputElement | null | undefined => {
    const panel = opened.picker.shadowRoot?.querySelector('facet-panel');
    return panel?.shadowRoot?.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
  };
  const field = (name: string): HTMLInputElement => {
    const found = find(name);
    if (!found) throw new Error(`No field ${name}`);
    return found;
  };
  const choose = async (name: string, value: string): Promise<void> => {
    await until('the field', () => find(name)?.isConnected === true);
    field(name).value = value;
    field(name).dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { ...opened, field, choose };
}

describe('facets of files', () => {
  it('are offered where the page names them, in its order, and cost no request', async () => {
    const { page, wire } = await open();
    const groups = allByRole(page.picker, 'group').map(nameOf);
    const own = ['Uploaded', 'Width', 'Orientation', 'File size', 'File format'];
    expect(groups.filter((name) => own.includes(name))).to.deep.equal(own);
    expect(wire.searches.length).to.equal(1);
    expect(wire.searches[0]?.get('facet')).to.equal(null);
  });

  it('narrow each other, and their values are alternatives', async () => {
    const { page } = await open();
    page.checkBox('Last 30 days').click();
    await until('two', () => page.options.length === 2);
    page.checkBox('At least 4,000 px').click();
    await until('one', () => page.filenames.join() === 'new.jpg');
    page.checkBox('At least 1,000 px').click();
    await until('two again', () => page.options.length === 2);
    page.press('Remove filter Uploaded: Last 30 days');
    await until('the chip is gone', () => !page.has('button', /Uploaded: Last 30 days/));
  });

  it('tell upright pictures from wide ones, in a chip that says no more than that', async () => {
    const { page } = await open();
    page.checkBox('Landscape').click();
    await until('the wide one', () => page.filenames.join() === 'recent.jpg');
    page.checkBox('Portrait').click();
    await until('two', () => page.options.length === 2);
    page.press('Remove filter Orientation: Landscape');
    await until('the upright one', () => page.filenames.join() === 'new.jpg');
    expect(page.words).not.to.include('height:');
  });

  it('take a range of dates, which leaves one chip that says it', async () => {
    const { page, field, choose } = await open();
    await choose('Uploaded: From', iso(30));
    await until('two', () => page.options.length === 2);
    await choose('Uploaded: To', iso(10));
    await until('one', () => page.filenames.join() === 'recent.jpg');
    const chips = () =>
      allByRole(page.picker, 'button')
        .map(nameOf)
        .filter((name) => name.includes('filter Uploaded'));
    expect(chips().length).to.equal(1);
    expect(chips()[0]).to.match(/Uploaded: \w+ \d+.* – /);
    page.press(chips()[0] ?? '');
    await until('everything', () => page.options.length === 3);
    await until('empty fields', () => field('Uploaded: From').value === '');
  });

  it('ignore a year that is still being typed', async () => {
    const { wire, choose } = await open();
    const changes = heard('search-change');
    await choose('Uploaded: From', '0002-01-01');
    await choose('Uploaded: From', '0020-01-01');
    expect(changes).to.deep.equal([]);
    expect(wire.searches.length).to.equal(1);
  });

  it('have their names in the language of the page', async () => {
    const { page } = await openPicker({ facets, lang: 'de' }, records);
    await until('the facets', () => page.has('group', 'Hochgeladen'));
    expect(page.has('checkbox', 'Mindestens 1.000 px')).to.equal(true);
    expect(page.has('checkbox', 'Unter 1 MB')).to.equal(true);
  });
});
