import 'axe-core';
import type axeCore from 'axe-core';
import { expect } from 'chai';
import type { Facet, FacetPanel } from '../../../src/index.js';
import { stage } from '../arranging/picker.js';
import { enter } from '../arranging/picker-page.js';
import { allByRole, byRole, nameOf, wordsOf } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

declare const axe: typeof axeCore;

const cities = ['Aarhus', 'Bern', 'Curaçao', 'Delft', 'Évora', 'Fès', 'Gdańsk', 'Hué', 'Zürich'];

function facet(change: Partial<Facet> = {}, names: readonly string[] = cities): Facet {
  const values = names.map((label) => ({ label, count: label.length, clause: `city:(${label})` }));
  return { key: 'city', type: 'metadata', label: 'City', truncated: false, values, ...change };
}

async function panelOf(...facets: readonly Facet[]): Promise<FacetPanel> {
  const panel = Object.assign(document.createElement('facet-panel'), { facets, lang: 'en' });
  stage().append(panel);
  await until('the groups', () => allByRole(panel, 'button', facets[0]?.label).length > 0);
  return panel;
}

/** The values that can be seen, without their counts. */
const seen = (panel: FacetPanel): readonly string[] =>
  allByRole(panel, 'checkbox').map((box) => nameOf(box).replace(/\s\d+$/, ''));

const field = (panel: FacetPanel) => byRole(panel, 'textbox', 'Find in City') as HTMLInputElement;
const box = (panel: FacetPanel, name: string) => byRole(panel, 'checkbox', new RegExp(`^${name}`));

async function press(panel: FacetPanel, name: string | RegExp): Promise<void> {
  byRole(panel, 'button', name).click();
  await panel.updateComplete;
}

async function look(panel: FacetPanel, text: string): Promise<void> {
  enter(field(panel), text);
  await panel.updateComplete;
}

const key = (name: string) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });

describe('looking through the values of a facet', () => {
  it('finds them whatever their case and their accents', async () => {
    const panel = await panelOf(facet());
    for (const [typed, found] of [
      ['zur', ['Zürich']],
      ['ÉV', ['Évora']],
      ['gdansk', ['Gdańsk']],
      ['hué', ['Hué']],
      ['CURAC', ['Curaçao']],
    ] as const) {
      await look(panel, typed);
      expect(seen(panel), typed).to.deep.equal(found);
      expect(wordsOf(panel)).to.include('1 of 9');
    }
  });

  it('says so where none has it, and where the service may know others', async () => {
    const panel = await panelOf(facet({ truncated: true }));
    await look(panel, 'Xanadu');
    expect(seen(panel)).to.deep.equal([]);
    expect(wordsOf(panel)).to.include('None of these values has that.');
    expect(wordsOf(panel)).to.include('Search for other values.');
  });

  it('ends with Escape, which then closes nothing else', async () => {
    const panel = await panelOf(facet());
    await look(panel, 'bern');
    const escape = key('Escape');
    field(panel).dispatchEvent(escape);
    await panel.updateComplete;
    expect(escape.defaultPrevented).to.equal(true);
    expect(seen(panel).length).to.be.greaterThan(1);
    const second = key('Escape');
    field(panel).dispatchEvent(second);
    expect(second.defaultPrevented).to.equal(false);
  });

  it('is not offered where all can be read at a glance', async () => {
    const panel = await panelOf(facet({}, cities.slice(0, 8)));
    expect(allByRole(panel, 'textbox').length).to.equal(0);
  });
});

describe('a group of facet values', () => {
  it('folds and unfolds, and what is in force stays in sight', async () => {
    const panel = await panelOf(facet());
    panel.applied = ['city:(Delft)'];
    await press(panel, 'City');
    expect(byRole(panel, 'button', 'City').ariaExpanded).to.equal('false');
    expect(seen(panel)).to.deep.equal(['Delft']);
    await press(panel, 'City');
    expect(byRole(panel, 'button', 'City').ariaExpanded).to.equal('true');
    expect(seen(panel).length).to.be.greaterThan(5);
  });

  it('shows more values, and fewer again, by one button that keeps the focus', async () => {
    const panel = await panelOf(facet());
    byRole(panel, 'button', 'Show 3 more').focus();
    await press(panel, 'Show 3 more');
    expect(seen(panel)).to.deep.equal(cities);
    await press(panel, 'Show fewer');
    expect(seen(panel)).to.deep.equal(cities.slice(0, 6));
    expect(panel.shadowRoot?.activeElement?.textContent.trim()).to.equal('Show 3 more');
  });

  it('lists first what is in force from the start', async () => {
    const applied = ['city:(Zürich)', 'city:(Bern)'];
    const panel = document.createElement('facet-panel');
    stage().append(Object.assign(panel, { facets: [facet()], applied, lang: 'en' }));
    await until('the groups', () => allByRole(panel, 'button', 'City').length > 0);
    expect(seen(panel).slice(0, 3)).to.deep.equal(['Bern', 'Zürich', 'Aarhus']);
  });

  it('moves no value and no group while something is in force', async () => {
    const panel = await panelOf(facet(), facet({ key: 'other', label: 'Other' }));
    const [, , , delft] = allByRole(panel, 'checkbox');
    delft?.focus();
    panel.applied = ['city:(Delft)'];
    await panel.updateComplete;
    expect(seen(panel).slice(0, 4)).to.deep.equal(['Aarhus', 'Bern', 'Curaçao', 'Delft']);
    expect(panel.shadowRoot?.activeElement === delft).to.equal(true);
    byRole(panel, 'button', 'Other').focus();
    const other = facet({ key: 'other', label: 'Other' });
    panel.facets = [other, facet({}, [...cities].reverse())];
    await panel.updateComplete;
    expect(seen(panel).slice(0, 4)).to.deep.equal(['Aarhus', 'Bern', 'Curaçao', 'Delft']);
    const names = () => allByRole(panel, 'group').map(nameOf);
    expect(names()).to.deep.equal(['City', 'Other']);
    panel.applied = [];
    await until('the order of the service', () => names().join() === 'Other,City');
  });

  it('keeps a value in force though its facets come without it', async () => {
    const panel = await panelOf(facet());
    Object.assign(panel, { applied: ['city:(Hué)'], facets: [facet({}, ['Bern'])] });
    await panel.updateComplete;
    expect(seen(panel)).to.deep.equal(['Bern', 'Hué']);
    panel.facets = [];
    await panel.updateComplete;
    expect(seen(panel)).to.deep.equal(['Hué']);
    expect((box(panel, 'Hué') as HTMLInputElement).checked).to.equal(true);
    expect(allByRole(panel, 'group', 'City').length).to.equal(1);
  });

  it('shows values that would find nothing', async () => {
    const none = { label: 'None', count: 0, clause: 'none' };
    const panel = await panelOf(facet({ values: [none] }));
    expect(allByRole(panel, 'checkbox', 'None 0').length).to.equal(1);
  });
});

describe('a panel in any state', () => {
  for (const scheme of ['light', 'dark']) {
    it(`keeps nobody out in ${scheme} colours`, async () => {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      const panel = await panelOf(facet({ truncated: true }), facet({ key: 'x', label: 'Folded' }));
      const states = [
        () => press(panel, 'Folded'),
        () => press(panel, 'Show 3 more'),
        () => look(panel, 'e'),
      ];
      for (const enterState of states) {
        await enterState();
        const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
        const { violations } = await axe.run(panel, { rules });
        expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).to.deep.equal([]);
      }
    });
  }
});
