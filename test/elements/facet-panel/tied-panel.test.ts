import { expect } from 'chai';
import type { FacetPanel } from '../../../src/index.js';
import { library, place, stage } from '../arranging/picker.js';
import { PickerPage } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { allByRole, byRole, wordsOf } from '../arranging/seen.js';
import { settled, until } from '../arranging/until.js';

const shoes = [
  record(1, { filename: 'boot.jpg', metadata: { colour: ['red'] } }),
  record(2, { filename: 'sandal.jpg', metadata: { colour: ['blue'] } }),
];

function placePanel(picker: string, parent: Element = stage()): FacetPanel {
  const panel = document.createElement('facet-panel');
  panel.setAttribute('for', picker);
  parent.append(panel);
  return panel;
}

function placePicker(id = 'hero', parent: Element = stage()): PickerPage {
  return place({ id, client: library(shoes).client }, parent);
}

async function narrows(panel: FacetPanel, page: PickerPage): Promise<void> {
  const checked = (): string =>
    allByRole(panel, 'checkbox', /^red/)
      .map((box) => String(box.matches(':checked')))
      .join();
  await until('the facets', () => checked() === 'false');
  byRole(panel, 'checkbox', /^red/).click();
  await until('red', () => page.filenames.join() === 'boot.jpg');
  await until('the check', () => checked() === 'true');
}

describe('a facet panel that names its picker', () => {
  it('shows and narrows its results, and the picker hides its own', async () => {
    const page = placePicker();
    await narrows(placePanel('hero'), page);
    expect(page.has('checkbox')).to.equal(false);
    expect(page.has('button', /^Filters/)).to.equal(false);
  });

  it('says nothing of facets while they are awaited', async () => {
    const { client, wire } = library(shoes);
    const answer = wire.hold();
    place({ id: 'hero', client }, stage());
    const panel = placePanel('hero');
    await until('the search', () => answer.come);
    await settled();
    expect(wordsOf(panel)).to.equal('');
    answer.release();
    await until('the facets', () => allByRole(panel, 'checkbox').length > 0);
  });

  it('may come before its picker', async () => {
    const panel = placePanel('hero');
    await panel.updateComplete;
    await narrows(panel, placePicker());
  });

  it('may be parsed before either is defined', async () => {
    const parsed = document.implementation.createHTMLDocument();
    const panel = parsed.createElement('facet-panel');
    panel.setAttribute('for', 'hero');
    const picker = parsed.createElement('asset-picker');
    picker.id = 'hero';
    parsed.body.append(panel, picker);
    // Taken over into the page, they are upgraded one after the other, as at definition.
    stage().append(panel, picker);
    const page = new PickerPage(picker);
    picker.client = library(shoes).client;
    await narrows(panel, page);
  });

  it('follows the picker that it names now', async () => {
    const first = placePicker('first');
    const second = placePicker('second');
    const panel = placePanel('first');
    await narrows(panel, first);
    panel.htmlFor = 'second';
    await narrows(panel, second);
    await until('the picker’s own panel', () => first.has('checkbox', /^red/));
  });

  it('goes on after being moved, as does the picker', async () => {
    const page = placePicker();
    const panel = placePanel('hero');
    await until('the facets', () => allByRole(panel, 'checkbox').length > 0);
    const aside = document.createElement('aside');
    stage().append(aside);
    aside.append(panel);
    aside.append(page.picker);
    await narrows(panel, page);
    expect(page.has('checkbox')).to.equal(false);
  });

  it('gives the picker its own panel back when it is removed', async () => {
    const page = placePicker();
    const panel = placePanel('hero');
    await until('the facets', () => allByRole(panel, 'checkbox').length > 0);
    panel.remove();
    await until('the picker’s own panel', () => page.has('checkbox', /^red/));
  });

  it('shows nothing of a picker that has left the page, and finds the next of that name', async () => {
    const gone = placePicker();
    const panel = placePanel('hero');
    await until('the facets', () => allByRole(panel, 'checkbox').length > 0);
    gone.picker.remove();
    await until('no facets', () => allByRole(panel, 'checkbox').length === 0);
    await narrows(panel, placePicker());
  });

  it('leaves the results as they were where the host refuses', async () => {
    const page = placePicker();
    const panel = placePanel('hero');
    await until('the facets', () => allByRole(panel, 'checkbox').length > 0);
    document.addEventListener('facet-toggle', (event) => event.preventDefault(), { once: true });
    const box = (): HTMLInputElement => byRole(panel, 'checkbox', /^red/) as HTMLInputElement;
    box().click();
    await until('the box as it was', () => !box().checked);
    expect(page.options.length).to.equal(2);
  });

  it('works within one shadow tree, where ids are the tree’s own', async () => {
    const host = document.createElement('div');
    stage().append(host);
    const tree = host.attachShadow({ mode: 'open' });
    const box = document.createElement('div');
    tree.append(box);
    const page = placePicker('hero', box);
    await narrows(placePanel('hero', box), page);
  });
});
