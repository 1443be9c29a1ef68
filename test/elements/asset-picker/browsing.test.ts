import 'axe-core';
import type axeCore from 'axe-core';
import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { allByRole, byRole, nameOf } from '../arranging/seen.js';
import { settled, until } from '../arranging/until.js';

declare const axe: typeof axeCore;

const places = [
  ['Nature/Coast/Dunes', 'dune.jpg'],
  ['Nature/Coast', 'beach.jpg'],
  ['Nature/Forest', 'oak.jpg'],
  ['Cities/Black\\/white', 'street.jpg'],
] as const;
const small = places.map(([category, filename], index) =>
  record(index + 1, { filename, categories: [category] }),
);
/** So many categories that the service leaves some out. */
const large = Array.from({ length: 60 }, (_, index) =>
  record(index + 1, {
    filename: `picture ${index + 1}.jpg`,
    categories: [index < 40 ? `Nature/Kind ${index}` : `Cities/Town ${index}`],
  }),
);

type Opened = Awaited<ReturnType<typeof openPicker>>;

async function openPanel(...given: Parameters<typeof openPicker>): Promise<Opened> {
  const opened = await openPicker(given[0], given[1] ?? small);
  opened.page.clickSearchBox();
  await until('the categories', () => opened.page.has('group', 'Browse by category'));
  return opened;
}

const browser = (page: PickerPage) => byRole(page.picker, 'group', 'Browse by category');
const offered = (page: PickerPage): readonly string[] =>
  page.has('group', 'Browse by category')
    ? allByRole(browser(page), 'button')
        .filter((button) => button.closest('ul'))
        .map(nameOf)
    : [];
const offers = (page: PickerPage, ...names: readonly string[]) =>
  until(names.join(), () => offered(page).join() === names.join());
const path = (page: PickerPage, name: string): readonly string[] => {
  const found = page.picker.shadowRoot?.querySelectorAll(`nav[aria-label="${name}"] li`) ?? [];
  return [...found].map(({ textContent }) => textContent.trim());
};
const focused = (page: PickerPage) => page.picker.shadowRoot?.activeElement;
const focusedOn = (page: PickerPage, name: RegExp) =>
  until(`the focus on ${name}`, () => name.test(nameOf(focused(page) ?? document.body)));

describe('browsing by category', () => {
  it('lists one level with counts, and goes down by a click', async () => {
    const { page } = await openPanel();
    await offers(page, 'Nature 3', 'Cities 1');
    page.press('Nature 3');
    await offers(page, 'Coast 2', 'Forest 1');
    await until('the results', () => page.filenames.join() === 'dune.jpg,beach.jpg,oak.jpg');
    page.press('Coast 2');
    await until('fewer results', () => page.filenames.join() === 'dune.jpg,beach.jpg');
    await offers(page, 'Dunes 1');
    expect(path(page, 'Browse by category')).to.deep.equal(['All categories', 'Nature', 'Coast']);
  });

  it('is an ordinary filter, with a chip and a box, and ends with them', async () => {
    const { page, wire } = await openPanel();
    await offers(page, 'Nature 3', 'Cities 1');
    page.press('Nature 3');
    await until('its chip', () => page.has('button', 'Remove filter Category: Nature'));
    expect(wire.query).to.equal('cat:(Nature)');
    await until('its box', () => page.checkBox(/^Nature/).checked);
    page.press('Remove filter Category: Nature');
    await until('everything', () => page.options.length === 4);
    await until('its empty box', () => !page.checkBox(/^Nature/).checked);
    page.clickSearchBox();
    await offers(page, 'Nature 3', 'Cities 1');
  });

  it('replaces the category that was chosen before, in one search', async () => {
    const { page, wire } = await openPanel();
    await offers(page, 'Nature 3', 'Cities 1');
    const before = wire.searches.length;
    page.press('Nature 3');
    await offers(page, 'Coast 2', 'Forest 1');
    page.press('Forest 1');
    await until('the oak', () => page.filenames.join() === 'oak.jpg');
    expect(wire.searches.slice(before).map((search) => search.get('query'))).to.deep.equal([
      'cat:(Nature)',
      'cat:(Nature/Forest)',
    ]);
  });

  it('closes the list at a category with none below it; its path stays above the results', async () => {
    const { page } = await openPanel();
    await offers(page, 'Nature 3', 'Cities 1');
    page.press('Cities 1');
    await offers(page, 'Black/white 1');
    page.press('Black/white 1');
    await until('the end of the list', () => !page.has('group', 'Browse by category'));
    const way = ['All categories', 'Cities', 'Black/white'];
    await until('the path', () => path(page, 'Category').join() === way.join());
    const current = page.picker.shadowRoot?.querySelector('nav [aria-current]');
    expect(current?.textContent.trim()).to.equal('Black/white');
    page.press('Cities');
    await until('one level up', () => path(page, 'Category').length === 2);
    page.press('All categories');
    await until('everything', () => page.options.length === 4);
    expect(path(page, 'Category')).to.deep.equal([]);
  });

  it('shows the path of a category that was chosen among the filters, and goes on from there', async () => {
    const { page } = await openPicker({}, small);
    page.checkBox(/^Nature/).click();
    await until('the path', () => path(page, 'Category').join() === 'All categories,Nature');
    page.press('Browse by category');
    await offers(page, 'Coast 2', 'Forest 1');
    expect(focused(page) === page.searchBox).to.equal(true);
  });

  it('asks for the categories of a level that the results leave out', async () => {
    const { page, wire } = await openPanel({}, large);
    await until('the top', () => offered(page).slice(0, 2).join() === 'Nature 40,Cities 20');
    expect(page.words).to.include('There may be more categories');
    page.press('Cities 20');
    await until('the towns', () => offered(page).length === 20);
    expect(offered(page)[0]).to.equal('Town 40 1');
    const counts = wire.sent.filter(({ url }) => /limit=1&.*facet=categories/.test(url.search));
    expect(counts.at(-1)?.url.searchParams.get('query')).to.equal('cat:(Cities)');
  });

  it('says where a level cannot be listed, and lists it when asked again', async () => {
    const { page, wire } = await openPanel({}, large);
    await until('the top', () => offered(page).includes('Cities 20'));
    const level = /^(?=.*[?&]limit=1(&|$))(?=.*[?&]query=cat(:|%3A)(\(|%28)Cities)/;
    wire.spoil(() => new Response('', { status: 500 }), level, 1);
    page.press('Cities 20');
    await until('the failure', () => page.words.includes('The categories could not be loaded.'));
    expect(page.options.length).to.be.greaterThan(0);
    page.press('Try again');
    await until('the towns', () => offered(page).length === 20);
  });

  it('goes by keyboard alone, and never loses the focus', async () => {
    const { page } = await openPicker({}, small);
    page.searchBox.focus();
    await sendKeys({ press: 'ArrowDown' });
    await focusedOn(page, /^Nature 3/);
    await sendKeys({ press: 'ArrowDown' });
    await focusedOn(page, /^Cities 1/);
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Enter' });
    await focusedOn(page, /^Coast 2/);
    await sendKeys({ press: 'ArrowUp' });
    await focusedOn(page, /^All categories/);
    await sendKeys({ press: 'Enter' });
    await focusedOn(page, /^Nature 3/);
    await sendKeys({ press: 'ArrowUp' });
    expect(focused(page) === page.searchBox).to.equal(true);
    await sendKeys({ press: 'ArrowDown' });
    await focusedOn(page, /^Nature 3/);
    await sendKeys({ press: 'Escape' });
    expect(focused(page) === page.searchBox).to.equal(true);
    expect(page.has('group', 'Browse by category')).to.equal(false);
  });

  it('is not offered where the page shows no categories', async () => {
    const { page } = await openPicker({ facets: 'file_types' }, small);
    page.clickSearchBox();
    await page.search('oak');
    await page.search('');
    page.clickSearchBox();
    await settled();
    expect(page.has('group', 'Browse by category')).to.equal(false);
  });

  for (const scheme of ['light', 'dark']) {
    it(`keeps nobody out in ${scheme} colours`, async () => {
      document.documentElement.style.colorScheme = scheme;
      const { page } = await openPanel();
      await offers(page, 'Nature 3', 'Cities 1');
      page.press('Nature 3');
      await offers(page, 'Coast 2', 'Forest 1');
      await until('the path', () => path(page, 'Category').length === 2);
      await settled();
      const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
      const { violations } = await axe.run(page.picker, { rules });
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).to.deep.equal([]);
    });
  }
});
