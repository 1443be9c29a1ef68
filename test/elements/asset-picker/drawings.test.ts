import { expect } from 'chai';
import { openPicker, library, place } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { states } from '../arranging/states.js';
import { until } from '../arranging/until.js';

/** The drawing of what is shown in place of the results. */
function drawing(page: PickerPage): SVGElement | undefined {
  return page.picker.shadowRoot?.querySelector<SVGElement>('[part=notice] svg') ?? undefined;
}

/** Waits for the drawing, and gives its lines. */
async function linesOf(page: PickerPage): Promise<string> {
  await until('the drawing', () => drawing(page) !== undefined);
  const paths = drawing(page)?.querySelectorAll('path') ?? [];
  return [...paths].map((path) => path.getAttribute('d')).join(' ');
}

async function open(state: string): Promise<PickerPage> {
  const page = await states[state]?.();
  if (!page) throw new Error(`There is no state ${state}`);
  return page;
}

describe('what takes the place of results', () => {
  it('is drawn, each with a drawing of its own', async () => {
    const { client } = library([]);
    const pages = [
      await open('signed out'),
      await open('nothing found'),
      await open('failure'),
      place({ client }),
    ];
    const drawings: string[] = [];
    for (const page of pages) drawings.push(await linesOf(page));
    expect(new Set(drawings).size).to.equal(pages.length);
  });

  it('is read by its words alone', async () => {
    const page = await open('nothing found');
    await linesOf(page);
    expect(drawing(page)?.getAttribute('aria-hidden')).to.equal('true');
  });

  it('has its next step as high before the drawing is there as afterwards', async () => {
    const { page, picker } = await openPicker({});
    await page.search('zeppelin');
    await until('the button', () => page.has('button', 'Clear search and filters'));
    await linesOf(page);
    await picker.updateComplete;
    const { top } = page.button('Clear search and filters').getBoundingClientRect();
    drawing(page)?.remove();
    const without = page.button('Clear search and filters').getBoundingClientRect();
    expect(without.top).to.be.closeTo(top, 0.5);
  });
});
