import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';

/** Where every piece of text in an element ends on the right, in whole pixels. */
function rightEdges(element: Element): readonly number[] {
  const edges: number[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { right, width } = range.getBoundingClientRect();
    if (width > 0) edges.push(Math.round(right));
  }
  return edges;
}

describe('a name that runs the other way than the page', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

  for (const layout of ['grid', 'list'] as const) {
    it(`begins where the facts below it do: ${layout}`, async () => {
      document.documentElement.dir = 'rtl';
      const { page } = await openPicker({ layout });
      const [cell] = page.options;
      const [name, ...facts] = cell ? rightEdges(cell) : [];
      expect(facts.length).to.be.greaterThan(0);
      for (const edge of facts) expect(edge).to.equal(name);
    });
  }
});
