import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { heard } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { until } from '../arranging/until.js';

const shoes = [
  record(1, { filename: 'red boot.jpg', metadata: { colour: ['red'], season: ['winter'] } }),
  record(2, { filename: 'blue boot.jpg', metadata: { colour: ['blue'], season: ['winter'] } }),
  record(3, { filename: 'red sandal.jpg', metadata: { colour: ['red'], season: ['summer'] } }),
  record(4, { filename: 'film.mp4', formatType: 'video', format: 'MP4', duration: 20 }),
];

describe('narrowing by facets', () => {
  it('offers the values of the results with their counts', async () => {
    const { page } = await openPicker({}, shoes);
    expect(page.checkBox(/^red/).labels?.[0]?.textContent).to.match(/red\s+2/);
    expect(page.has('checkbox', /^Images\s3$/)).to.equal(true);
    expect(page.has('group', 'colour')).to.equal(true);
  });

  it('takes values of one facet as alternatives, and facets as narrowing each other', async () => {
    const { page, wire } = await openPicker({}, shoes);
    page.checkBox(/^red/).click();
    await until('red', () => page.options.length === 2);
    page.checkBox(/^blue/).click();
    await until('red or blue', () => page.options.length === 3);
    page.checkBox(/^winter/).click();
    await until('either, in winter', () => page.options.length === 2);
    expect(page.filenames).to.deep.equal(['red boot.jpg', 'blue boot.jpg']);
    expect(wire.query).to.match(/^\(.*red.* OR .*blue.*\) AND .*winter/);
    expect(wire.query).not.to.match(/^\(\(/);
  });

  it('keeps the counts of alternatives right while one of them is in force', async () => {
    const { page } = await openPicker({}, shoes);
    page.checkBox(/^red/).click();
    await until('red', () => page.options.length === 2);
    expect(page.has('checkbox', /^blue\s1$/)).to.equal(true);
    expect(page.has('checkbox', /^red\s2$/)).to.equal(true);
  });

  it('shows what is in force as chips, which take it away one by one or all at once', async () => {
    const { page } = await openPicker({}, shoes);
    page.checkBox(/^red/).click();
    await until('red', () => page.options.length === 2);
    page.checkBox(/^winter/).click();
    await until('red in winter', () => page.options.length === 1);

    await until('its chip', () => page.has('button', 'Remove filter colour: red'));
    page.press('Remove filter colour: red');
    await until('winter', () => page.options.length === 2);
    await until('the free box', () => !page.checkBox(/^red/).checked);
    expect(page.checkBox(/^winter/).checked).to.equal(true);
    page.press('Clear all');
    await until('everything', () => page.options.length === 4);
    expect(page.has('button', /^Remove filter/)).to.equal(false);
  });

  it('keeps the focus near when the chip that had it goes', async () => {
    const { page, picker } = await openPicker({}, shoes);
    page.checkBox(/^red/).click();
    await until('red', () => page.options.length === 2);
    await until('its chip', () => page.has('button', 'Remove filter colour: red'));
    const chip = page.button('Remove filter colour: red');
    chip.focus();
    chip.click();
    await until('everything', () => page.options.length === 4);
    expect(document.activeElement === picker).to.equal(true);
  });

  it('keeps a value in force listed though the service no longer has results for it', async () => {
    const { page } = await openPicker({}, shoes);
    page.checkBox(/^summer/).click();
    await until('summer', () => page.options.length === 1);
    await page.search('zeppelin');
    expect(page.checkBox(/^summer/).checked).to.equal(true);
    page.checkBox(/^summer/).click();
    await until('no filter', () => !page.has('button', /^Remove filter/));
  });

  it('leaves the box and the results as they were where the host refuses', async () => {
    const { page, wire } = await openPicker({}, shoes);
    const refuse = (event: Event): void => event.preventDefault();
    document.addEventListener('facet-toggle', refuse);
    page.checkBox(/^red/).click();
    document.removeEventListener('facet-toggle', refuse);
    await until('the box as it was', () => !page.checkBox(/^red/).checked);
    expect(wire.searches.length).to.equal(1);
  });

  it('tells the host which clauses are in force', async () => {
    const { page } = await openPicker({}, shoes);
    const changes = heard('search-change');
    const asked = heard('facet-toggle');
    page.checkBox(/^red/).click();
    await until('red', () => changes.length > 0);
    expect(changes[0]?.detail.clauses).to.deep.equal([asked[0]?.detail.clause]);
    expect(changes[0]?.detail.total).to.equal(2);
  });

  it('asks only for the facets that the host wants', async () => {
    const { page, wire } = await openPicker({ facets: 'file_types' }, shoes);
    expect(wire.searches[0]?.get('facet')).to.equal('file_types');
    expect(page.has('checkbox', /^red/)).to.equal(false);
    expect(page.has('checkbox', /^Images/)).to.equal(true);
  });
});
