import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { select, type PickerPage } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { nameOf } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

const long = 'a view of the old harbour on a quiet morning in early spring, ';

async function open(
  layout: 'grid' | 'list' = 'grid',
  width = 1000,
  lang = 'en',
): Promise<PickerPage> {
  await setViewport({ width, height: 800 });
  const { page } = await openPicker({ facets: 'none', layout, lang }, [
    record(1, { filename: `${long}0041.jpg`, created: Date.UTC(2024, 2, 5, 12) }),
    record(2, { filename: `${long}0042.jpg`, created: Date.UTC(2024, 1, 3, 12) }),
    record(3, { filename: 'boot.jpg', created: Date.UTC(2024, 0, 2, 12) }),
  ]);
  return page;
}

/** Returns the text node with `words` in an element. */
function textWith(element: Element | undefined, words: string): Text | undefined {
  if (!element) return undefined;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.includes(words)) return text;
  }
  return undefined;
}

function partOf(text: Text, words: string): Range {
  const range = new Range();
  range.setStart(text, text.data.indexOf(words));
  range.setEnd(text, text.data.indexOf(words) + words.length);
  return range;
}

describe('a card', () => {
  it('keeps the number and the extension of a name that is too long for it', async () => {
    const page = await open();
    await until('the names', () => page.options[1]?.querySelector('[data-end]'));
    const box = page.options[1]?.querySelector<HTMLElement>('[data-end]');
    expect(box?.dataset['end']).to.equal('0042.jpg');
    await until('its styles', () => box && getComputedStyle(box, '::after').content !== 'none');
    expect(box?.scrollWidth).to.equal(box?.clientWidth);
    // The name itself stays whole, for the ear and for the mouse that rests on it.
    expect(page.filenames).to.include(`${long}0042.jpg`);
  });

  it('leaves no room for the whole name, which is read, where a page spaces its letters', async () => {
    const page = await open();
    page.picker.style.letterSpacing = '2px';
    const box = await until('the names', () => page.options[1]?.querySelector('[data-end]'));
    await until('its styles', () => getComputedStyle(box, '::after').content !== 'none');
    expect(getComputedStyle(box).letterSpacing).to.equal('2px');
    expect(box.firstElementChild?.getBoundingClientRect().width).to.equal(0);
  });

  it('shows the date while the list is sorted by it, and not while it is sorted by name', async () => {
    const page = await open();
    const card = (): string => (page.options[0] ? nameOf(page.options[0]) : '');
    await until('the date', () => /Mar 5, 2024|5 Mar 2024/.test(card()));
    select(page.combobox('Sort by'), 'filename');
    await until('the order', () => !/2024/.test(card() || '2024'));
    expect(card()).to.include('JPEG · 1600 × 900');
  });

  it('never breaks a date, also in a language that may break between any two letters', async () => {
    const page = await open('grid', 340, 'ja');
    page.picker.style.setProperty('--picker-font-size', '2rem');
    const facts = await until('the date', () => textWith(page.options[0], '2024/3/5'));
    const date = partOf(facts, '2024/3/5');
    const tops = (): readonly number[] => [...date.getClientRects()].map(({ top }) => top);
    await until('a date on one line', () => new Set(tops()).size === 1);
    // It is too long for the line of the format.
    const format = new Range();
    format.selectNodeContents(facts);
    expect(format.getBoundingClientRect().top).to.be.lessThan(tops()[0] ?? 0);
  });

  for (const lang of ['en', 'de', 'pt', 'zh', 'ar']) {
    const month = lang === 'en' ? 'short' : 'numeric';
    const format = new Intl.DateTimeFormat(lang, { day: 'numeric', month, year: 'numeric' });
    const day = format.format(Date.UTC(2024, 2, 5, 12)).replaceAll(' ', '\u00a0');
    it(`has room for a format and a whole date on a phone (${lang})`, async () => {
      const page = await open('grid', 320, lang);
      const facts = await until('the date', () => textWith(page.options[0], day));
      const boxOf = (words: string): DOMRect => partOf(facts, words).getBoundingClientRect();
      const isLevel = (): boolean =>
        Math.abs(boxOf(day).top - boxOf('JPEG').top) < boxOf(day).height / 2;
      await until('both on one line', isLevel);
    });
  }

  it('tells the focus from the selection by colour, and by more than colour', async () => {
    const page = await open();
    const [first, second] = page.options;
    await until('the names', () => page.options[1]?.querySelector('[data-end]'));
    first?.focus();
    await sendKeys({ press: ' ' });
    await sendKeys({ press: 'ArrowRight' });
    expect(second?.matches(':focus-visible')).to.equal(true);
    const ring = second && getComputedStyle(second).outlineColor;
    const chosen = first && getComputedStyle(first);
    expect(chosen?.boxShadow).not.to.include(ring);
    expect(chosen?.backgroundColor).not.to.equal(
      second && getComputedStyle(second).backgroundColor,
    );
  });
});

describe('the list', () => {
  afterEach(() => localStorage.clear());

  const header = (page: PickerPage, name: RegExp): Element | null | undefined =>
    page.has('columnheader', name)
      ? [...(page.picker.shadowRoot?.querySelectorAll('[role=columnheader]') ?? [])].find((each) =>
          name.test(each.textContent),
        )
      : undefined;

  it('sorts by the column whose header is pressed, and the other way when pressed again', async () => {
    const page = await open('list');
    const name = await until('the columns', () => header(page, /^\s*Name/));
    expect(header(page, /Uploaded/)?.ariaSort).to.equal('descending');
    name.querySelector('button')?.click();
    await until('the order', () => page.filenames[2] === 'boot.jpg');
    expect(header(page, /^\s*Name/)?.ariaSort).to.equal('ascending');
    expect(page.combobox('Sort by').value).to.equal('filename');
    header(page, /^\s*Name/)
      ?.querySelector('button')
      ?.click();
    await until('the order', () => page.filenames[0] === 'boot.jpg');
    expect(header(page, /^\s*Name/)?.ariaSort).to.equal('descending');
    expect(header(page, /Uploaded/)?.ariaSort).to.equal('none');
  });

  it('has the values of a column right below its header', async () => {
    const page = await open('list');
    const { left } = (
      await until('the columns', () => header(page, /Uploaded/))
    ).getBoundingClientRect();
    const cell = await until('a result', () => page.options[0]);
    const values = await until('its facts', () => {
      const found = [...cell.querySelectorAll('[title]')];
      return found.length > 2 && found;
    });
    expect(values.at(-1)?.getBoundingClientRect().left).to.be.closeTo(left, 0.5);
  });

  for (const [width, facets] of [
    [450, 'none'],
    [768, undefined],
    [1000, 'none'],
  ] as const) {
    it(`has names right below their header, ${width} pixels wide`, async () => {
      await setViewport({ width, height: 800 });
      const { page } = await openPicker({ layout: 'list', ...(facets && { facets }) });
      const head = await until('the columns', () => header(page, /^\s*Name/));
      const facts = await until('its facts', () => page.options[0]?.querySelector('[title]'));
      const label = textWith(head, 'Name');
      const names = facts.parentElement?.getBoundingClientRect();
      const { left } = label ? partOf(label, 'Name').getBoundingClientRect() : { left: NaN };
      expect(names?.left).to.be.closeTo(left, 1);
    });
  }

  it('keeps a long name without an extension out of the next column', async () => {
    await setViewport({ width: 1000, height: 800 });
    const named = record(1, { filename: long.repeat(3) });
    const { page } = await openPicker({ facets: 'none', layout: 'list' }, [named]);
    const format = await until('the columns', () => header(page, /Format/));
    const cell = await until('a result', () => page.options[0]);
    await until('its facts', () => cell.querySelectorAll('[title]').length > 2);
    const { right } = format.getBoundingClientRect();
    const { top, height } = cell.getBoundingClientRect();
    const met = page.picker.shadowRoot?.elementsFromPoint(right - 2, top + height / 2) ?? [];
    const names = met.filter((each) => !each.firstElementChild && each.textContent.includes(long));
    expect(names).to.deep.equal([]);
  });

  it('has no button in the column that the service cannot sort by', async () => {
    const page = await open('list');
    const dimensions = await until('the columns', () => header(page, /^\s*Dimensions/));
    expect(dimensions.querySelector('button')).to.equal(null);
  });

  it('says in the list of orders by what it is sorted, though that has no such order', async () => {
    const page = await open('list');
    const format = await until('the columns', () => header(page, /Format/));
    format.querySelector('button')?.click();
    await until('the order', () => page.combobox('Sort by').value === 'file_format');
    expect(page.combobox('Sort by').selectedOptions[0]?.text).to.equal('Format ↑');
  });

  it('has lower rows when compact, without losing the place, and remembers that', async () => {
    const page = await open('list');
    await until('the columns', () => header(page, /^\s*Name/));
    const height = (): number => page.options[0]?.offsetHeight ?? 0;
    const before = height();
    page.press('Compact rows');
    await until('lower rows', () => height() < before);
    expect(page.button('Compact rows').ariaPressed).to.equal('true');
    const top = (at: number): number => page.options[at]?.getBoundingClientRect().top ?? 0;
    await until('rows without gaps', () => top(1) - top(0) < before);
  });

  it('shows name, kind and date below each other where it is narrow', async () => {
    const page = await open('list', 340);
    await until('the columns', () => header(page, /^\s*Name/));
    expect(header(page, /^\s*Dimensions/)).to.equal(undefined);
    const wide = page.options[0]?.scrollWidth ?? 1;
    expect(wide).to.equal(page.options[0]?.clientWidth);
  });
});
