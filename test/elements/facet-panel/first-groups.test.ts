import { expect } from 'chai';
import type { Facet, FacetPanel } from '../../../src/index.js';
import { library, place, stage } from '../arranging/picker.js';
import { record } from '../arranging/records.js';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { allByRole, byRole } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

function facet(label: string, ...names: readonly string[]): Facet {
  const values = names.map((name) => ({ label: name, count: 1, clause: `${label}:(${name})` }));
  return { key: label, type: 'metadata', label, truncated: false, values };
}

const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => facet(name, `in ${name}`));

async function panelOf(facets: readonly Facet[] | undefined): Promise<FacetPanel> {
  const panel = Object.assign(document.createElement('facet-panel'), { facets, lang: 'en' });
  stage().append(panel);
  if (facets) await until('the groups', () => allByRole(panel, 'button').length > 0);
  return panel;
}

const open = (panel: Element): readonly string[] =>
  allByRole(panel, 'button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent.trim());

const fetched = globalThis.fetch;

describe('many groups', () => {
  afterEach(() => {
    globalThis.fetch = fetched;
    localStorage.clear();
  });

  it('are closed after the fourth, and show what is in force nevertheless', async () => {
    const panel = await panelOf(six);
    expect(open(panel)).to.deep.equal(['One', 'Two', 'Three', 'Four']);
    panel.applied = ['Six:(in Six)'];
    await panel.updateComplete;
    expect(allByRole(panel, 'checkbox').length).to.equal(5);
    byRole(panel, 'button', 'Five').click();
    await panel.updateComplete;
    expect(allByRole(panel, 'checkbox', /in Five/).length).to.equal(1);
  });

  it('are as the person left them when they come back, unless nothing is remembered', async () => {
    const baseUrl = 'http://folds.test';
    const colours = [record(1, { metadata: { colour: ['red'] } }), record(2)];
    const { service, wire } = library(colours, { baseUrl });
    globalThis.fetch = wire.fetch;
    const tokens = new ScriptedSource(service.issueTokens().accessToken);
    const panels = async (remember: string): Promise<Element> => {
      const { picker } = place({ baseUrl, tokens, remember, lang: 'en' } as never);
      const panel = () => picker.shadowRoot?.querySelector('facet-panel');
      await until(
        'the groups',
        () => allByRole(panel() ?? picker, 'button', 'File type').length > 0,
      );
      return panel() ?? picker;
    };
    const first = await panels('on');
    expect(open(first)).to.include('File type');
    byRole(first, 'button', 'File type').click();
    await until('it is closed', () => !open(first).includes('File type'));
    expect(open(await panels('on'))).not.to.include('File type');
    expect(open(await panels('off'))).to.include('File type');
  });

  it('have placeholders before they come', async () => {
    await panelOf(six);
    const panel = await panelOf(undefined);
    await until('some rows', () => panel.getBoundingClientRect().height > 100);
    expect(allByRole(panel, 'checkbox')).to.deep.equal([]);
    panel.facets = six;
    await until('the groups', () => allByRole(panel, 'button', 'One').length > 0);
  });
});

describe('values that are colours', () => {
  const swatches = (panel: FacetPanel): readonly (string | null)[] =>
    [...(panel.shadowRoot?.querySelectorAll('label circle') ?? [])].map((each) =>
      each.getAttribute('fill'),
    );

  it('are shown beside their names', async () => {
    const panel = await panelOf([facet('Colour', 'Red', 'Dark Blue', '#0a3', 'Various')]);
    expect(swatches(panel)).to.deep.equal(['red', 'darkblue', '#0a3']);
    expect(allByRole(panel, 'checkbox', 'Dark Blue 1').length).to.equal(1);
  });

  it('are before their names in both directions, whatever the language of the names', async () => {
    const panel = await panelOf([facet('Colour', 'Red', 'Terracotta')]);
    const label = (): Element =>
      allByRole(panel, 'checkbox', /^Terracotta/)[0]?.closest('label') ?? document.body;
    const places = (): readonly [colour: number, name: number] => {
      const name = document.createRange();
      name.selectNodeContents(label().querySelector('[title]') ?? document.body);
      const svg = label().querySelector('svg');
      const { left, right } = name.getBoundingClientRect();
      const { x = 0, width = 0 } = svg?.getBoundingClientRect() ?? {};
      return [x + width / 2, (left + right) / 2];
    };
    const [colour, name] = places();
    expect(colour).to.be.lessThan(name);
    panel.dir = 'rtl';
    const [mirrored, after] = places();
    expect(mirrored).to.be.greaterThan(after);
  });

  it('are not guessed where most values are something else', async () => {
    const words = ['orange', 'harbour', 'lake', 'inherit', 'url(x)', 'var(--x)'];
    const panel = await panelOf([facet('Keywords', ...words)]);
    expect(swatches(panel)).to.deep.equal([]);
  });
});
