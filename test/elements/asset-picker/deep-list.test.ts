import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { createClient, profiles } from '../../../src/api/index.js';
import { fixedSource } from '../../../src/auth/index.js';
import { library, place } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { until } from '../arranging/until.js';

const reach = 120;
const found = pictures(330);

/** A picker of a service whose paging by offset ends early. */
function openDeep(): { page: PickerPage; wire: ReturnType<typeof library>['wire'] } {
  const { service, wire } = library(found);
  const client = createClient({
    baseUrl: service.baseUrl,
    tokens: fixedSource(service.issueTokens().accessToken),
    fetch: wire.fetch,
    retries: 0,
    budget: false,
    profile: { ...profiles.spec, maxOffset: reach },
  });
  const page = place({ client, pageSize: 50 });
  page.picker.style.setProperty('--picker-height', '950px');
  return { page, wire };
}

/** For how many assets the list has room, on the screen or off it; roughly, by its height. */
function room({ grid }: PickerPage): number {
  const row = grid.querySelector<HTMLElement>('[role=row]');
  const rows = (grid.parentElement?.scrollHeight ?? NaN) / (row?.offsetHeight ?? NaN);
  return Math.floor(rows) * Number(grid.ariaColCount);
}

describe('a list longer than paging reaches', () => {
  // Few screens: every one of them takes frames to read.
  before(() => setViewport({ width: 1200, height: 1000 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('goes on to its end without a gap, a double or an offset the service refuses', async () => {
    const { page, wire } = openDeep();
    await until('assets', () => page.options.length > 0);
    const names = await page.readOn(found.length);
    expect(names).to.deep.equal(found.map(({ filename }) => filename));
    await until('the end', () => page.words.includes('End of results'));
    const reached = wire.searches.map((asked) => Number(asked.get('offset')) + 50);
    expect(Math.max(...reached)).to.be.at.most(reach);
  });

  it('shows its last assets by the key that goes to the end, in reverse order', async () => {
    const { page, wire } = openDeep();
    page.picker.multiple = true;
    await until('all keys', () => page.has('button', /^Select all/));
    page.options[0]?.focus();
    await sendKeys({ press: 'End' });
    await until('the last', () => page.options[0]?.textContent.includes('picture 330.jpg'));
    expect(page.announced).to.include('begins with the last results');
    expect(wire.searches.at(-1)?.get('sort')).to.equal('created_date');
    expect(page.picker.shadowRoot?.activeElement).to.equal(page.options[0]);
    await sendKeys({ press: 'End' });
    await until('the first', () => page.options[0]?.textContent.includes('picture 1.jpg'));
  });

  it('says that it takes a moment where it has to pass over what is there', async () => {
    const { page, wire } = openDeep();
    await until('assets', () => page.options.length > 0);
    const held = wire.hold(/scroll/);
    await until('the scroll', () => {
      page.scroll(100);
      return held.come;
    });
    const moment = 'So far down the list it takes a moment';
    await until('the words', () => page.words.includes(moment));
    held.release();
    await until('more', () => room(page) > reach * 1.2);
  });

  it('goes no further at once than paging reaches', async () => {
    const { page } = openDeep();
    await until('assets', () => page.options.length > 0);
    expect(room(page)).to.be.within(reach * 0.8, reach * 1.2);
  });

  it('has as many rows for those who hear it as there are results', async () => {
    const { page } = openDeep();
    await until('assets', () => page.options.length > 0);
    const { ariaRowCount, ariaColCount } = page.grid;
    expect(Number(ariaRowCount)).to.equal(Math.ceil(330 / Number(ariaColCount)));
  });

  it('starts at the top for another search', async () => {
    const { page } = openDeep();
    await until('assets', () => page.options.length > 0);
    await page.readOn(200);
    await page.search('picture 329');
    await until('the other results', () => page.filenames[0] === 'picture 329.jpg');
    expect(page.options.length).to.equal(1);
  });
});
