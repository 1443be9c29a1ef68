const entryPattern = /\/dam-elements(\.iife)?\.js$/;

/** A script tag that brings the elements, or an import of them that has been fetched. */
export interface Entry {
  readonly url: URL;
  /** The tag; undefined where a script of the page imports the file. */
  readonly tag: HTMLScriptElement | undefined;
}

/** What brings the elements to this page as single files, each copy once. */
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

/** Modules that differ by their query alone share the files beside them. Classic scripts share none. */
function copyOf({ origin, pathname, href }: URL): string {
  return pathname.endsWith('.iife.js') ? href : origin + pathname;
}

/** Whether the page shows a picker, or has defined one. */
export function hasPicker(): boolean {
  return isDefined() || document.querySelector('asset-picker, product-picker') !== null;
}

/** Whether the elements have been defined. */
export function isDefined(): boolean {
  return customElements.get('asset-picker') !== undefined;
}
