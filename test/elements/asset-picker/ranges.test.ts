import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { heard, type PickerPage } from '../arranging/picker-page.js';
import { pictures, record } from '../arranging/records.js';
import { until } from '../arranging/until.js';
import { openVast } from '../arranging/vast.js';

type Opened = Awaited<ReturnType<typeof openPicker>>;

async function openMany(
  properties: Parameters<typeof openPicker>[0] = {},
  records = pictures(12),
): Promise<Opened> {
  await setViewport({ width: 1200, height: 900 });
  const made = await openPicker({ multiple: true, facets: 'none', ...properties }, records);
  const { page, picker } = made;
  if (!picker.multiple) return made;
  // What chooses more than one comes after the first results, and in part with the first range.
  await until('the tray', () => page.has('button', /^Select all/));
  page.press(/^Select all/);
  await until('all', () => picker.value.length > 0);
  await picker.updateComplete;
  page.press('Clear selection');
  await picker.updateComplete;
  return made;
}

async function click(page: PickerPage, number: number, shiftKey = false): Promise<void> {
  const cell = page.option(`picture ${number}.jpg`);
  cell.focus();
  cell.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, shiftKey }));
  await page.picker.updateComplete;
}

async function press(page: PickerPage, keys: string, ...held: readonly string[]): Promise<void> {
  for (const key of held) await sendKeys({ down: key });
  for (const key of keys.split(' ')) await sendKeys({ press: key === 'Space' ? ' ' : key });
  for (const key of held) await sendKeys({ up: key });
  await page.picker.updateComplete;
}

/** The numbers of what is chosen, in the person's order. */
const chosen = ({ picker }: PickerPage): readonly number[] =>
  picker.value.map((id) => Number(id.replace('asset-', '')));

describe('a range over places that nobody has looked at', () => {
  it('takes what is loaded of it, and says so', async () => {
    const { page, picker } = await openVast(1_000_000, { multiple: true });
    await until('ranges', () => page.has('button', /^Select all/));
    page.options[0]?.focus();
    // What finds the range comes with the first one. Only then is the page that End fetches later.
    await press(page, 'ArrowRight', 'Shift');
    await until('a range', () => picker.value.length === 2);
    await press(page, 'End', 'Shift');
    await until('the words', () => page.words.includes('Only what is loaded of this range'));
    expect(page.announced).to.include('Only what is loaded');
    expect(picker.value.length).to.equal(50);
  });
});

describe('a range by Shift and a click', () => {
  it('goes from what was clicked before, either way, in the order of the gesture', async () => {
    const { page } = await openMany();
    await click(page, 3);
    await click(page, 5, true);
    expect(chosen(page)).to.deep.equal([3, 4, 5]);
    await click(page, 1, true);
    expect(chosen(page)).to.deep.equal([3, 2, 1]);
  });

  it('takes back what it no longer covers, and nothing that was chosen before', async () => {
    const { page } = await openMany();
    await click(page, 6);
    await click(page, 2);
    await click(page, 8, true);
    expect(chosen(page)).to.deep.equal([6, 2, 3, 4, 5, 7, 8]);
    await click(page, 3, true);
    expect(chosen(page)).to.deep.equal([6, 2, 3]);
  });

  it('does not bring back what was taken out of it meanwhile', async () => {
    const { page } = await openMany();
    await click(page, 1);
    await click(page, 4, true);
    page.press('Remove picture 4.jpg');
    await page.picker.updateComplete;
    await click(page, 3, true);
    expect(chosen(page)).to.deep.equal([1, 2, 3]);
  });

  it('does not begin at a place of another search', async () => {
    const { page } = await openMany();
    await click(page, 2);
    await page.search('-"picture 2"');
    await click(page, 6, true);
    expect(chosen(page)).to.deep.equal([2, 6]);
  });

  it('passes over what cannot be chosen', async () => {
    const records = pictures(5).map((each, index) =>
      index === 2 ? { ...each, expires: 0 } : each,
    );
    const { page } = await openMany({}, records);
    await click(page, 1);
    await click(page, 5, true);
    expect(chosen(page)).to.deep.equal([1, 2, 4, 5]);
  });

  it('is an ordinary click where only one may be chosen', async () => {
    const { page } = await openMany({ multiple: false });
    await click(page, 1);
    await click(page, 4, true);
    expect(chosen(page)).to.deep.equal([4]);
  });

  it('tells the host once, and not where it changes nothing', async () => {
    const { page } = await openMany();
    await click(page, 1);
    const changes = heard('selection-change');
    await click(page, 4, true);
    await click(page, 4, true);
    expect(changes.map(({ detail }) => detail.ids.length)).to.deep.equal([4]);
    expect(page.announced).to.equal('4 selected');
  });
});

describe('a range by keyboard', () => {
  it('grows and shrinks with Shift and the arrows from where the person is', async () => {
    const { page } = await openMany();
    page.option('picture 2.jpg').focus();
    await press(page, 'ArrowRight ArrowRight', 'Shift');
    expect(chosen(page)).to.deep.equal([2, 3, 4]);
    await press(page, 'ArrowLeft', 'Shift');
    expect(chosen(page)).to.deep.equal([2, 3]);
  });

  it('begins anew once the person has gone elsewhere', async () => {
    const { page } = await openMany();
    page.option('picture 1.jpg').focus();
    await press(page, 'ArrowRight', 'Shift');
    await press(page, 'ArrowRight ArrowRight ArrowRight');
    await press(page, 'ArrowRight', 'Shift');
    expect(chosen(page)).to.deep.equal([1, 2, 5, 6]);
  });

  it('reaches from the last choice to the person by Shift and Space', async () => {
    const { page } = await openMany();
    page.option('picture 2.jpg').focus();
    await press(page, 'Space');
    await press(page, 'ArrowRight ArrowRight ArrowRight');
    await press(page, 'Space', 'Shift');
    expect(chosen(page)).to.deep.equal([2, 3, 4, 5]);
  });

  it('goes to the ends with Shift, Home and End', async () => {
    const { page } = await openMany();
    page.option('picture 10.jpg').focus();
    await press(page, 'End', 'Shift');
    expect(chosen(page)).to.deep.equal([10, 11, 12]);
    await press(page, 'Home', 'Shift');
    expect(chosen(page).length).to.equal(10);
  });

  it('only moves where only one may be chosen', async () => {
    const { page } = await openMany({ multiple: false });
    page.option('picture 1.jpg').focus();
    await press(page, 'ArrowRight', 'Shift');
    expect(chosen(page)).to.deep.equal([]);
    expect(page.placeOf(page.picker.shadowRoot?.activeElement)).to.equal(1);
  });
});

describe('everything at once', () => {
  it('is chosen by Ctrl and A in the list, and by its button, and is cleared again', async () => {
    const { page } = await openMany();
    page.option('picture 1.jpg').focus();
    await press(page, 'a', 'Control');
    expect(chosen(page).length).to.equal(12);
    expect(page.has('button', /^Select all/)).to.equal(false);
    page.press('Clear selection');
    expect(chosen(page)).to.deep.equal([]);
    await page.picker.updateComplete;
    page.press('Select all 12 loaded');
    expect(chosen(page).length).to.equal(12);
  });

  it('leaves Ctrl and A in the search box to the browser', async () => {
    const { page } = await openMany();
    page.searchBox.focus();
    await press(page, 'a', 'Control');
    expect(chosen(page)).to.deep.equal([]);
  });

  it('is offered beside what another search has brought', async () => {
    const { page } = await openMany({}, [...pictures(4), record(5, { filename: 'boat.jpg' })]);
    await page.search('picture');
    page.press('Select all 4 loaded');
    await page.search('boat');
    page.press('Select all 1 loaded');
    expect(chosen(page)).to.deep.equal([1, 2, 3, 4, 5]);
  });
});
