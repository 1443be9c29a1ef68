import type { Contestant } from '../options.js';

/** The selectors of the parts of a page. */
export interface Parts {
  readonly scroller: string;
  readonly item: string;
  /** The name within an item. */
  readonly words: string;
  readonly total: string;
  readonly box: string;
  readonly facet: string;
  /** The additional selector of an applied facet value. */
  readonly checked: string;
}

const ours: Parts = {
  scroller: '.scroll',
  item: '[role=gridcell]:not([aria-busy])',
  words: '.filename',
  total: '.total',
  box: 'input[type=search]',
  facet: 'input[type=checkbox]',
  checked: ':checked',
};

const all: Readonly<Record<Contestant, Parts>> = {
  ours,
  before: ours,
  floor: {
    scroller: '.results',
    item: '.card:not([hidden])',
    words: '.name',
    total: '.total',
    box: 'input[type=search]',
    facet: 'input[type=checkbox]',
    checked: ':checked',
  },
  instantsearch: {
    scroller: '.results',
    item: '.ais-InfiniteHits-item',
    words: '.name',
    total: '.ais-Stats-text',
    box: '.ais-SearchBox-input',
    facet: '.ais-RefinementList-checkbox',
    checked: ':checked, .ais-RefinementList-item--selected *',
  },
};

/** The parts of the current page, which its path identifies. */
export function partsHere(): Parts {
  return all[location.pathname.slice(1) as Contestant];
}

type Root = Document | ShadowRoot;

/** The trees of the page: the document and the shadow trees of the picker. */
function roots(): readonly Root[] {
  const picker = document.querySelector('asset-picker')?.shadowRoot;
  const panel = picker?.querySelector('facet-panel')?.shadowRoot;
  return [panel, picker, document].filter((root) => root != null);
}

export function findAll(selector: string): readonly HTMLElement[] {
  for (const root of roots()) {
    const found = root.querySelectorAll<HTMLElement>(selector);
    if (found.length > 0) return [...found];
  }
  return [];
}

export function find(selector: string): HTMLElement | undefined {
  return findAll(selector)[0];
}

/** The focused element, in any tree. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** Counts all elements, including those in shadow trees. */
export function countElements(root: Root = document): number {
  let count = 0;
  for (const element of root.querySelectorAll('*')) {
    count += 1 + (element.shadowRoot ? countElements(element.shadowRoot) : 0);
  }
  return count;
}
