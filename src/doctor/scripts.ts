const entryName = /\/dam-elements(\.iife)?\.js$/;

/** A script tag that brings the elements, or an import of them that has been fetched. */
export interface Entry {
  readonly url: URL;
  /** The tag; undefined where a script of the page imports the file. */
  readonly tag: HTMLScriptElement | undefined;
}

/** What brings the elements to this page as single files, each address once. */
export function entriesOfPage(): readonly Entry[] {
  const tags = [...document.scripts].filter(({ src }) => src !== '');
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const addresses = new Set([...tags.map(({ src }) => src), ...fetched]);
  return [...addresses]
    .filter((address) => URL.canParse(address))
    .map((address) => ({ url: new URL(address), tag: tags.find(({ src }) => src === address) }))
    .filter(({ url }) => entryName.test(url.pathname));
}

/** Whether the page shows a picker, or has defined one. */
export function hasPicker(): boolean {
  return isDefined() || document.querySelector('asset-picker, product-picker') !== null;
}

/** Whether the elements have been defined. */
export function isDefined(): boolean {
  return customElements.get('asset-picker') !== undefined;
}
