import 'axe-core';
import type axeCore from 'axe-core';
import { expect } from 'chai';
import type { Facet, FacetPanel } from '../../../src/index.js';
import { stage } from '../arranging/picker.js';
import { allByRole, byRole, nameOf } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

declare const axe: typeof axeCore;

const paths = [
  'Europe',
  'Europe/Coast',
  'Europe/Coast/Dunes',
  'Asia',
  'Asia/Coast',
  'Products/Shoes/Boots',
  'Events',
  'People',
  'Places',
];

const categories: Facet = {
  key: 'categories',
  type: 'categories',
  label: '',
  truncated: false,
  values: paths.map((path, index) => ({
    label: path.split('/').at(-1) ?? '',
    path,
    count: 100 - index,
    clause: `cat:(${path})`,
  })),
};

async function panelOf(applied: readonly string[] = [], dir = 'ltr'): Promise<FacetPanel> {
  const made = document.createElement('facet-panel');
  const panel = Object.assign(made, { facets: [categories], applied, dir, lang: 'en' });
  stage().append(panel);
  await until('the tree', () => allByRole(panel, 'button', 'Categories in Europe').length > 0);
  return panel;
}

const seen = (panel: FacetPanel): readonly string[] => allByRole(panel, 'checkbox').map(nameOf);
const box = (panel: FacetPanel, name: RegExp) => byRole(panel, 'checkbox', name);

async function keyed(panel: FacetPanel, on: RegExp, key: string): Promise<void> {
  box(panel, on).focus();
  const options = { key, bubbles: true, composed: true, cancelable: true };
  box(panel, on).dispatchEvent(new KeyboardEvent('keydown', options));
  await panel.updateComplete;
}

describe('categories', () => {
  it('are shown as a tree by their paths, closed at first, with their counts', async () => {
    const panel = await panelOf();
    expect(seen(panel)).to.deep.equal([
      'Europe 100',
      'Asia 97',
      'Products / Shoes / Boots 95',
      'Events 94',
      'People 93',
      'Places 92',
    ]);
    byRole(panel, 'button', 'Categories in Europe').click();
    await panel.updateComplete;
    expect(seen(panel).slice(0, 3)).to.deep.equal(['Europe 100', 'Coast 99', 'Asia 97']);
    const inner = box(panel, /^Coast/).closest('ul');
    expect(inner?.parentElement?.textContent).to.include('Europe');
    expect(box(panel, /^Coast/).getBoundingClientRect().left).to.be.greaterThan(
      box(panel, /^Europe/).getBoundingClientRect().left,
    );
  });

  it('show what is in force though everything around it is closed', async () => {
    const panel = await panelOf(['cat:(Europe/Coast/Dunes)']);
    expect(seen(panel).slice(0, 4)).to.deep.equal([
      'Europe 100',
      'Coast 99',
      'Dunes 98',
      'Asia 97',
    ]);
    expect(byRole(panel, 'button', 'Categories in Europe').ariaExpanded).to.equal('false');
  });

  it('stand first where something in them is in force', async () => {
    const panel = await panelOf(['cat:(Asia/Coast)']);
    expect(seen(panel).slice(0, 3)).to.deep.equal(['Asia 97', 'Coast 96', 'Europe 100']);
  });

  for (const [dir, forward, back] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    it(`open and close by the arrow keys where words run ${dir}`, async () => {
      const panel = await panelOf([], dir);
      await keyed(panel, /^Europe/, forward);
      await keyed(panel, /^Coast/, forward);
      expect(seen(panel)).to.include('Dunes 98');
      await keyed(panel, /^Dunes/, back);
      expect(panel.shadowRoot?.activeElement === box(panel, /^Coast/)).to.equal(true);
      await keyed(panel, /^Coast/, back);
      expect(seen(panel)).not.to.include('Dunes 98');
      await keyed(panel, /^Coast/, back);
      expect(panel.shadowRoot?.activeElement === box(panel, /^Europe/)).to.equal(true);
    });
  }

  it('are found by where they are, too', async () => {
    const panel = await panelOf();
    const field = byRole(panel, 'textbox') as HTMLInputElement;
    field.value = 'asia co';
    field.dispatchEvent(new InputEvent('input'));
    await panel.updateComplete;
    expect(seen(panel)).to.deep.equal(['Coast Asia 96']);
  });

  it('keep nobody out', async () => {
    const panel = await panelOf(['cat:(Europe/Coast/Dunes)']);
    const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
    const { violations } = await axe.run(panel, { rules });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).to.deep.equal([]);
  });
});
