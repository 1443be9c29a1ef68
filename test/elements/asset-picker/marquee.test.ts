import { sendKeys, sendMouse, resetMouse, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { library, openPicker, place } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { until } from '../arranging/until.js';

type Point = readonly [x: number, y: number];

async function openCards(
  properties: Parameters<typeof openPicker>[0] = {},
  count = 12,
): Promise<PickerPage> {
  await setViewport({ width: 1000, height: 900 });
  const given = { multiple: true, facets: 'none', ...properties };
  const { page } = await openPicker(given, pictures(count));
  const isOpen = page.picker.multiple && page.picker.max === undefined;
  if (isOpen) await until('ranges', () => page.has('button', /^Select all/));
  return page;
}

/** A point in the gap before a card, above it. */
function before(page: PickerPage, number: number): Point {
  const { left, top } = page.option(`picture ${number}.jpg`).getBoundingClientRect();
  return [Math.round(left - 8), Math.round(top + 8)];
}

/** A point amid a card. */
function amid(page: PickerPage, number: number): Point {
  const { left, top, width, height } = page.option(`picture ${number}.jpg`).getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

const moveTo = ([x, y]: Point): Promise<void> => sendMouse({ type: 'move', position: [x, y] });

/** Presses the mouse at a point and moves it over others. */
async function draw(from: Point, ...over: readonly Point[]): Promise<void> {
  await moveTo(from);
  await sendMouse({ type: 'down' });
  for (const point of over) await moveTo(point);
}

/** Moves over the points again until what draws a page's first box has been fetched for it. */
async function moveUntil(isDrawn: () => boolean, ...over: readonly Point[]): Promise<void> {
  while (!isDrawn()) for (const point of over) await moveTo(point);
}

const chosen = ({ picker }: PickerPage): readonly number[] =>
  picker.value.map((id) => Number(id.replace('asset-', '')));

describe('a box drawn with the mouse', () => {
  afterEach(() => resetMouse());

  it('chooses what it covers from a gap, and takes back what it leaves again', async () => {
    const page = await openCards();
    await draw(before(page, 2), amid(page, 3));
    await moveUntil(() => chosen(page).length >= 2, amid(page, 2), amid(page, 3));
    expect(chosen(page)).to.deep.equal([2, 3]);
    await moveTo(amid(page, 2));
    expect(chosen(page)).to.deep.equal([2]);
    await sendMouse({ type: 'up' });
    await moveTo(amid(page, 4));
    expect(chosen(page)).to.deep.equal([2]);
  });

  it('goes over rows, and adds to what was chosen before', async () => {
    const page = await openCards();
    await page.choose('picture 1.jpg');
    const across = Number(page.grid.ariaColCount);
    const end = amid(page, across + 4);
    await draw(before(page, 3), end);
    await moveUntil(() => chosen(page).length >= 5, amid(page, 3), end);
    await sendMouse({ type: 'up' });
    expect(chosen(page)).to.deep.equal([1, 3, 4, across + 3, across + 4]);
    expect(page.announced).to.equal('5 selected');
  });

  it('is given up by Escape: everything is as before, and a dialog stays open', async () => {
    await setViewport({ width: 1000, height: 900 });
    const { client } = library(pictures(12));
    const page = place({ client, facets: 'none', multiple: true, mode: 'dialog' });
    void page.picker.show();
    await until('ranges', () => page.has('button', /^Select all/));
    await page.choose('picture 1.jpg');
    await draw(before(page, 2), amid(page, 3));
    await moveUntil(() => chosenCells(page) >= 3, amid(page, 2), amid(page, 3));
    expect(chosenCells(page)).to.equal(3);
    await sendKeys({ press: 'Escape' });
    await page.picker.updateComplete;
    expect(chosenCells(page)).to.equal(1);
    await moveTo(amid(page, 4));
    expect(chosenCells(page)).to.equal(1);
    expect(page.picker.open).to.equal(true);
  });

  it('keeps to the most that may be chosen', async () => {
    const page = await openCards({ max: 2 });
    await until('the hint', () => page.words.includes('up to 2'));
    await page.choose('picture 4.jpg');
    await until('what draws', () => page.has('button', 'Clear selection'));
    await draw(before(page, 1), amid(page, 3));
    await moveUntil(() => chosen(page).length >= 2, amid(page, 2), amid(page, 3));
    await sendMouse({ type: 'up' });
    expect(chosen(page)).to.deep.equal([4, 1]);
    expect(page.announced).to.include('at most 2');
  });

  it('scrolls on near the edge, and keeps what has left the screen', async () => {
    const page = await openCards({ layout: 'grid' }, 80);
    const scroller = page.grid.parentElement as HTMLElement;
    const { bottom } = scroller.getBoundingClientRect();
    // Read before the list scrolls, which may take the card away.
    const start = amid(page, 2);
    const edge: Point = [start[0], Math.round(bottom) - 4];
    await draw(before(page, 1), edge);
    await moveUntil(() => chosen(page).length > 0, start, edge);
    await until('a scrolled list', () => scroller.scrollTop > 400);
    await sendMouse({ type: 'up' });
    const numbers = chosen(page);
    expect(numbers).to.include.members([1, 2]);
    expect(numbers.length).to.be.greaterThan(8);
    const stopped = scroller.scrollTop;
    await moveTo(edge);
    expect(scroller.scrollTop).to.equal(stopped);
  });

  it('is none where it begins on a card, where one may be chosen, or nothing', async () => {
    for (const change of [{}, { multiple: false }, { disabled: true }]) {
      const page = await openCards();
      Object.assign(page.picker, change);
      await page.picker.updateComplete;
      const from = 'multiple' in change || 'disabled' in change ? before : amid;
      await draw(from(page, 2), amid(page, 3));
      await sendMouse({ type: 'up' });
      expect(chosen(page), JSON.stringify(change)).to.deep.equal([]);
      page.picker.remove();
    }
  });

  it('is none where the mouse is pressed on the scroll bar, on either side', async () => {
    const page = await openCards();
    const scroller = page.grid.parentElement as HTMLElement;
    const isTaken = (clientX: number): boolean => {
      const at = { clientX, clientY: scroller.getBoundingClientRect().top + 4 };
      const press = new MouseEvent('mousedown', { ...at, bubbles: true, cancelable: true });
      return !scroller.dispatchEvent(press);
    };
    for (const dir of ['ltr', 'rtl']) {
      page.picker.dir = dir;
      const left = scroller.getBoundingClientRect().left + scroller.clientLeft;
      const right = left + scroller.clientWidth;
      expect([left - 4, left + 4, right - 4, right + 4].map(isTaken), dir).to.deep.equal([
        false,
        true,
        true,
        false,
      ]);
    }
  });
});

function chosenCells({ grid }: PickerPage): number {
  return grid.querySelectorAll('[aria-selected=true]').length;
}
