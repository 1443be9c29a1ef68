const entryPattern = /\/dam-elements(\.iife)?\.js$/;

/** A script tag that loads the elements, or a fetched import of them. */
export interface Entry {
  readonly url: URL;
  /** The tag. Undefined if another script imports the file. */
  readonly tag: HTMLScriptElement | undefined;
}

/** Returns the entries that load the elements on this page, each copy once. */
export function entriesOfPage(): readonly Entry[] {
  const tags = [...document.scripts].filter(({ src }) => src !== '');
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const entries = new Map<string, Entry>();
  for (const address of [...tags.map(({ src }) => src), ...fetched]) {
    const url = new URL(address, document.baseURI);
    const isEntry = entryPattern.test(url.pathname);
    const copy = copyOf(url);
    const tag = tags.find(({ src }) => src === address);
    if (isEntry && !entries.has(copy)) entries.set(copy, { url, tag });
  }
  return [...entries.values()];
}

/**
 * Modules whose URLs differ only in the query share the files beside them. Classic scripts do not.
 */
function copyOf({ origin, pathname, href }: URL): string {
  return pathname.endsWith('.iife.js') ? href : origin + pathname;
}

/** Whether the page contains a picker or has defined one. */
export function hasPicker(): boolean {
  return isDefined() || document.querySelector('asset-picker, product-picker') !== null;
}

/** Whether the elements are defined. */
export function isDefined(): boolean {
  return customElements.get('asset-picker') !== undefined;
}
