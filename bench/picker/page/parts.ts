import type { Contestant } from '../options.js';

/** Where a page has what is looked at and acted on. */
export interface Parts {
  readonly scroller: string;
  readonly item: string;
  /** The name of an item, within it. */
  readonly words: string;
  readonly total: string;
  readonly box: string;
  readonly facet: string;
  /** What a facet value in force is as well. */
  readonly checked: string;
}

const all: Readonly<Record<Contestant, Parts>> = {
  ours: {
    scroller: '.scroll',
    item: '[role=gridcell]:not([aria-busy])',
    words: '.filename',
    total: '.total',
    box: 'input[type=search]',
    facet: 'input[type=checkbox]',
    checked: ':checked',
  },
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

/** The parts of the page that is shown, which says by its path which one it is. */
export function partsHere(): Parts {
  return all[location.pathname.slice(1) as Contestant];
}

type Root = Document | ShadowRoot;

/** The trees that make up a page: the document, and the shadow trees that bear on us. */
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

/** What has the focus, in whatever tree. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** Every element there is, in shadow trees too. */
export function countElements(root: Root = document): number {
  let count = 0;
  for (const element of root.querySelectorAll('*')) {
    count += 1 + (element.shadowRoot ? countElements(element.shadowRoot) : 0);
  }
  return count;
}
