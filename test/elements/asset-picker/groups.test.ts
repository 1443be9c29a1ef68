import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { record } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';

const grouped = [
  record(1, { filename: 'logo.svg', groups: ['Brand'] }),
  record(2, { filename: 'stand.jpg', groups: ['Events {2026}'] }),
  record(3, { filename: 'both.jpg', groups: ['Brand', 'Events {2026}'] }),
];

describe('asset groups', () => {
  it('narrow the results as a facet does, and leave a chip that takes them back', async () => {
    const { page } = await openPicker({}, grouped);
    await until('the groups', () => page.has('group', 'Asset group'));
    page.checkBox('Events {2026}').click();
    await until('the group', () => page.options.length === 2);
    expect(page.filenames).to.deep.equal(['stand.jpg', 'both.jpg']);
    const chip = 'Remove filter Asset group: Events {2026}';
    await until('the chip', () => page.has('button', chip));
    page.press(chip);
    await until('everything', () => page.options.length === 3);
  });

  it('are alternatives among themselves, and narrow with the other facets', async () => {
    const { page, wire } = await openPicker({}, grouped);
    await until('the groups', () => page.has('checkbox', 'Brand'));
    page.checkBox('Brand').click();
    page.checkBox('Events {2026}').click();
    await until('either', () => wire.query?.includes(' OR ') === true);
    await until('all three', () => page.options.length === 3);
  });

  it('are asked for only after the first results', async () => {
    const { wire, page } = await openPicker({}, grouped);
    await until('the groups', () => page.has('group', 'Asset group'));
    const paths = wire.sent.map(({ url }) => url.pathname);
    expect(paths.indexOf('/v2/assets/search')).to.equal(0);
    expect(paths.filter((path) => path === '/v2/assets/assetgroups').length).to.equal(1);
  });

  it('are left out where the page asks for other facets, and where there is only one', async () => {
    const { wire } = await openPicker({ facets: 'file_types' }, grouped);
    const { page } = await openPicker({}, grouped.slice(0, 1));
    await until('the person', () => page.has('group', 'File type'));
    await settled();
    expect(wire.sent.some(({ url }) => url.pathname.endsWith('/assetgroups'))).to.equal(false);
    expect(page.has('group', 'Asset group')).to.equal(false);
  });
});
