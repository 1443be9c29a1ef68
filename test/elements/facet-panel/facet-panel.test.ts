import { expect } from 'chai';
import type { Facet, FacetPanel } from '../../../src/index.js';
import { stage } from '../arranging/picker.js';
import { heard } from '../arranging/picker-page.js';
import { allByRole, byRole, wordsOf } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

const colour: Facet = {
  key: 'metadata:colour',
  type: 'metadata',
  label: 'Colour',
  truncated: false,
  values: [
    { label: 'Red', count: 1200, clause: 'colour:(red)' },
    { label: 'Blue', clause: 'colour:(blue)' },
  ],
};

async function placePanel(properties: Partial<FacetPanel>): Promise<FacetPanel> {
  const panel = Object.assign(document.createElement('facet-panel'), properties);
  stage().append(panel);
  await panel.updateComplete;
  if (panel.facets?.length) await until('the groups', () => allByRole(panel, 'button').length > 0);
  return panel;
}

function checkBox(panel: FacetPanel, name: string | RegExp): HTMLInputElement {
  return byRole(panel, 'checkbox', name) as HTMLInputElement;
}

describe('a facet panel alone', () => {
  it('lists what it is given, and checks what is in force', async () => {
    const panel = await placePanel({ facets: [colour], applied: ['colour:(blue)'] });
    expect(allByRole(panel, 'group', 'Colour').length).to.equal(1);
    expect(checkBox(panel, 'Red 1,200').checked).to.equal(false);
    expect(checkBox(panel, 'Blue').checked).to.equal(true);
  });

  for (const none of [null, undefined, '']) {
    it(`has nothing in force where a page says ${none === '' ? 'nothing' : none}`, async () => {
      const panel = await placePanel({ facets: [colour], applied: ['colour:(red)'] });
      Object.assign(panel, { applied: none });
      await until('no choice', () => !checkBox(panel, /^Red/).checked);
      Object.assign(panel, { facets: none });
      await until('no values', () => allByRole(panel, 'checkbox').length === 0);
    });
  }

  it('names file types for people, and those it does not know as the service does', async () => {
    const values = ['image', 'constructor', '__proto__'].map((label) => ({ label, clause: label }));
    const panel = await placePanel({
      facets: [{ ...colour, key: 'file_types', type: 'file_types', label: '', values }],
    });
    expect(byRole(panel, 'group').textContent).to.include('File type');
    for (const name of ['Images', 'constructor', '__proto__']) {
      expect(allByRole(panel, 'checkbox', name).length, name).to.equal(1);
    }
  });

  it('asks for a change, and moves the box only when it is granted', async () => {
    const panel = await placePanel({ facets: [colour], applied: [] });
    const asked = heard('facet-toggle');
    checkBox(panel, /^Red/).click();
    expect(asked.map(({ detail }) => detail)).to.deep.equal([
      { clause: 'colour:(red)', applied: true },
    ]);
    await until('the box as it was', () => !checkBox(panel, /^Red/).checked);

    panel.applied = ['colour:(red)'];
    await panel.updateComplete;
    expect(checkBox(panel, /^Red/).checked).to.equal(true);
    checkBox(panel, /^Red/).click();
    expect(asked[1]?.detail).to.deep.equal({ clause: 'colour:(red)', applied: false });
  });

  it('asks so that a host far above can hear and refuse it', async () => {
    const panel = await placePanel({ facets: [colour], applied: [] });
    const asked = heard('facet-toggle');
    checkBox(panel, /^Red/).click();
    const [event] = asked;
    expect([event?.bubbles, event?.composed, event?.cancelable]).to.deep.equal([true, true, true]);
  });

  it('shows long facets in part, with what is in force, and the rest on request', async () => {
    const values = Array.from({ length: 20 }, (_, index) => ({
      label: `value ${index}`,
      count: 1,
      clause: `field:(${index})`,
    }));
    const panel = await placePanel({
      facets: [{ ...colour, values, truncated: true }],
      applied: ['field:(19)'],
    });
    expect(allByRole(panel, 'checkbox').length).to.be.lessThan(20);
    expect(checkBox(panel, /^value 19/).checked).to.equal(true);
    const more = byRole(panel, 'button', /^Show \d+ more/);
    more.focus();
    more.click();
    await panel.updateComplete;
    expect(allByRole(panel, 'checkbox').length).to.equal(20);
    expect(document.activeElement === panel).to.equal(true);
    expect(wordsOf(panel)).to.include('Search for other values.');
  });

  it('takes no input while it is disabled', async () => {
    const panel = await placePanel({ facets: [colour], applied: [], disabled: true });
    const asked = heard('facet-toggle');
    checkBox(panel, /^Red/).click();
    expect(asked).to.deep.equal([]);
  });

  it('says so where there is nothing to narrow by, in the host’s own words if it has any', async () => {
    const panel = await placePanel({ facets: [] });
    expect(wordsOf(panel)).to.include('nothing to narrow');
    const words = document.createElement('p');
    words.slot = 'empty';
    words.textContent = 'Search first.';
    panel.append(words);
    expect(wordsOf(panel)).to.equal('Search first.');
  });

  it('is shown without its picker’s text where the host replaces its words', async () => {
    const panel = await placePanel({ facets: [], messages: { noFacets: 'Rien.' } });
    expect(wordsOf(panel)).to.equal('Rien.');
  });
});
