import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { until } from '../arranging/until.js';
import { openVast } from '../arranging/vast.js';
import { VastList } from '../arranging/vast-list.js';

/** What a background without a colour is. */
const transparent = 'rgba(0, 0, 0, 0)';

/** Presses the mouse on the picture of a result. */
async function pressOn(page: PickerPage, filename: string): Promise<void> {
  const { left, top, width } = page.option(filename).getBoundingClientRect();
  const position: [number, number] = [Math.round(left + width / 2), Math.round(top + 60)];
  await sendMouse({ type: 'move', position });
  await sendMouse({ type: 'down' });
}

/** Opens cards, of which several can be picked. */
async function openCards(): Promise<PickerPage> {
  await setViewport({ width: 1000, height: 900 });
  const { page } = await openPicker({ multiple: true, facets: 'none' }, pictures(12));
  await until('what loads later', () => page.has('button', /^Select all/));
  return page;
}

describe('a result that other results replace while the mouse is pressed on it', () => {
  afterEach(() => resetMouse());

  it('is the one that is chosen', async () => {
    const page = await openCards();
    await pressOn(page, 'picture 1.jpg');
    await page.search('"picture 3"');
    await sendMouse({ type: 'up' });
    await until('the choice', () => page.picker.value.length > 0);
    expect(page.picker.value).to.deep.equal(['asset-1']);
    await until('it in the tray', () => page.has('button', 'Remove picture 1.jpg'));
  });

  it('is forgotten once the mouse is released elsewhere', async () => {
    const page = await openCards();
    await pressOn(page, 'picture 1.jpg');
    await sendMouse({ type: 'move', position: [990, 890] });
    await sendMouse({ type: 'up' });
    await page.search('"picture 3"');
    await page.choose('picture 3.jpg');
    expect(page.picker.value).to.deep.equal(['asset-3']);
  });
});

describe('a button under the mouse', () => {
  afterEach(() => resetMouse());

  it('changes its colour in a moment, not at once; a result that is left is as before at once', async () => {
    const page = await openCards();
    await page.choose('picture 1.jpg');
    const insert = page.button(/^Insert/);
    const card = page.option('picture 2.jpg');
    const ended: string[] = [];
    for (const element of [insert, card]) {
      element.addEventListener('transitionend', ({ target, propertyName, elapsedTime }) => {
        if (target === element) ended.push(`${element.role ?? ''} ${propertyName} ${elapsedTime}`);
      });
    }
    const moveOver = (element: HTMLElement): Promise<void> => {
      const { left, top } = element.getBoundingClientRect();
      return sendMouse({ type: 'move', position: [Math.round(left) + 8, Math.round(top) + 8] });
    };
    await moveOver(card);
    await until('the colour of the card', () => ended.some((each) => each.startsWith('gridcell')));
    ended.length = 0;
    await moveOver(insert);
    await until('the end', () => ended.some((each) => each.includes('background-color 0.15')));
    expect(ended.filter((each) => each.startsWith('gridcell'))).to.deep.equal([]);
  });
});

describe('a pointer that rests over a long list', () => {
  afterEach(() => resetMouse());

  it('highlights the asset below it, and no place whose asset is on its way', async () => {
    await setViewport({ width: 1000, height: 900 });
    const { page, wire } = await openVast(1_000_000);
    const list = new VastList(page);
    await list.come();
    const moveIn = (): Promise<void> => {
      // One of the second row: the first may be hidden in part.
      const { left, top, width, height } = (list.seen[5] ?? list.scroller).getBoundingClientRect();
      const position = [left + width / 2, top + height / 2].map(Math.round) as [number, number];
      return sendMouse({ type: 'move', position });
    };
    const below = (): Element | undefined => list.cells.find((each) => each.matches(':hover'));
    const background = (): string => getComputedStyle(below() ?? list.scroller).backgroundColor;
    await moveIn();
    await until('the highlight', () => background() !== transparent);
    const held = wire.hold();
    await list.drag(0.5);
    await until('the request', () => held.come);
    await moveIn();
    await until('a place', () => below()?.ariaBusy === 'true');
    expect(background()).to.equal(transparent);
    held.release();
    await list.come();
    await until('the highlight again', () => background() !== transparent);
  });
});
