import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { record } from '../arranging/records.js';
import { allByRole } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

/** Where a line of text in an element begins if the page runs from the right, in whole pixels. */
interface Line {
  readonly top: number;
  readonly bottom: number;
  right: number;
}

/** The lines of text in an element from top to bottom, with the icons beside the texts. */
function linesOf(element: Element): readonly Line[] {
  const lines: Line[] = [];
  for (const text of textsIn(element)) {
    const { top, bottom, left, right: end } = boxOf(text);
    if (left === end) continue;
    const ends = iconsBeside(text).map((icon) => icon.getBoundingClientRect().right);
    const right = Math.round(Math.max(end, ...ends));
    const line = lines.find((one) => top < one.bottom && bottom > one.top);
    if (line) line.right = Math.max(line.right, right);
    else lines.push({ top, bottom, right });
  }
  return lines.sort((a, b) => a.top - b.top);
}

/** Where a text is drawn. One that is read but not drawn is drawn by the box around it. */
function boxOf(text: Node): Line & { readonly left: number } {
  const { parentElement: parent } = text;
  const drawn = parent?.parentElement;
  if (!drawn || getComputedStyle(parent).fontSize !== '0px') {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  }
  const box = drawn.getBoundingClientRect();
  const isFromLeft = getComputedStyle(drawn).direction === 'ltr';
  const end = isFromLeft ? Math.min(box.right, box.left + widthOf(text, drawn)) : box.right;
  return { top: box.top, bottom: box.bottom, left: box.left, right: end };
}

/** The width of a text if it is drawn in the font of an element. */
function widthOf({ textContent }: Node, element: Element): number {
  const drawn = document.createElement('span');
  drawn.style.cssText = 'position: absolute; white-space: pre';
  drawn.textContent = textContent;
  element.parentElement?.append(drawn);
  const { width } = drawn.getBoundingClientRect();
  drawn.remove();
  return width;
}

function textsIn(element: Element | undefined): readonly Node[] {
  const texts: Node[] = [];
  if (!element) return texts;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
  }
  return texts;
}

function iconsBeside(text: Node): readonly Element[] {
  return [...(text.parentElement?.querySelectorAll(':scope > svg') ?? [])];
}

/** Whether a result has an icon beside its facts. */
function hasIcon(result: Element): boolean {
  return textsIn(result).some((text) => iconsBeside(text).length > 0);
}

/** A film and a picture. */
const records = [
  record(1, { filename: 'film.mp4', format: 'MP4', formatType: 'video' }),
  record(2),
];

describe('the facts of a card', () => {
  it('begin with an icon of the kind, unless it is a picture, which shows itself', async () => {
    const { page } = await openPicker({ layout: 'grid' }, records);
    await until('the icons of kinds', () => page.options.some(hasIcon));
    expect(page.options.map(hasIcon)).to.deep.equal([true, false]);
  });
});

describe('a name that runs the other way than the page', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

  for (const layout of ['grid', 'list'] as const) {
    it(`begins where the facts below it do: ${layout}`, async () => {
      document.documentElement.dir = 'rtl';
      // In a wide list the facts are columns beside the name.
      await setViewport({ width: 380, height: 780 });
      const { page } = await openPicker({ layout }, records);
      await until('the icons of kinds', () => page.options.some(hasIcon));
      if (layout === 'list') await until('the columns', () => page.has('columnheader', 'Name'));
      const [name, ...facts] = page.options[0] ? linesOf(page.options[0]) : [];
      expect(facts.length).to.be.greaterThan(0);
      for (const { right } of facts) expect(right).to.equal(name?.right);
    });
  }
});

describe('the heads of a list', () => {
  /** The text of an element, without the room around it. */
  function inkOf(element: Element): DOMRect {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect();
  }

  for (const width of [320, 380, 528]) {
    it(`keep apart from each other and from what follows, in German: ${width} pixels`, async () => {
      const { page, picker } = await openPicker({ layout: 'list', facets: 'none', lang: 'de' });
      picker.style.inlineSize = `${width}px`;
      const heads = await until('the heads', () => {
        const seen = allByRole(picker, 'columnheader', /^(Name|Hochgeladen)/);
        return seen.length === 2 && seen;
      });
      const [name, date] = heads.map(inkOf);
      const density = page.button('Kompakte Zeilen').getBoundingClientRect();
      const gaps = [(date?.left ?? 0) - (name?.right ?? 0), density.left - (date?.right ?? 0)];
      expect(Math.min(...gaps), String(gaps)).to.be.at.least(3);
    });
  }
});
