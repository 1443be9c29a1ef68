import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openVast } from '../arranging/vast.js';
import { VastList } from '../arranging/vast-list.js';
import { until } from '../arranging/until.js';

/** More than a screen of a list is loaded, of which the first screen has been looked at. */
async function openAt(): Promise<VastList> {
  await setViewport({ width: 900, height: 800 });
  const { page } = await openVast(1000, { pageSize: 100 });
  const list = new VastList(page);
  await until('the drawings', () => list.seen.every((cell) => cell.querySelector('svg')));
  return list;
}

/** Scrolls by so many screens. No time passes. */
function fly({ scroller }: VastList, screens: number): void {
  scroller.scrollTop += screens * scroller.clientHeight;
  scroller.dispatchEvent(new Event('scroll'));
}

function names({ seen }: VastList): readonly string[] {
  return seen.map((cell) => /picture \d+/.exec(cell.textContent)?.[0] ?? '');
}

describe('results that fly past', () => {
  it('show where somebody has looked at them before', async () => {
    const list = await openAt();
    const before = names(list);
    fly(list, 4);
    fly(list, -4);
    expect(names(list)).to.deep.equal(before);
    expect(list.seen[0]?.querySelector('svg')).not.to.equal(null);
  });

  it('are places where nobody has, until they rest', async () => {
    const list = await openAt();
    fly(list, 4);
    const [passing = NaN] = list.places;
    expect(names(list).join('')).to.equal('');
    expect(list.seen[0]?.ariaBusy).to.equal('true');
    await list.come();
    expect(list.places[0]).to.equal(passing);
    expect(names(list)).to.include(`picture ${passing}`);
  });

  it('are read at once where a key leads to them', async () => {
    const list = await openAt();
    const { page, seen } = list;
    seen[0]?.focus();
    for (let screen = 0; screen < 4; screen += 1) {
      const { activeElement } = page.picker.shadowRoot ?? document;
      activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }),
      );
    }
    const { focused } = list;
    expect(focused).to.be.greaterThan(seen.length);
    const cell = list.cells.find((each) => page.placeOf(each) === focused);
    expect(cell?.textContent).to.include(`picture ${focused}`);
  });
});
