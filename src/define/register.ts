/**
 * Defines `element` under its tag name. May be called repeatedly. Warns if another class has the
 * name, for example if two versions of this package are on one page. In browsers that are too old
 * for the elements, the tag stays undefined and shows its own content or a message of this package.
 */
export function register(tagName: string, element: CustomElementConstructor): void {
  const existing = customElements.get(tagName);
  // A browser without this method lacks other required features too.
  const { withResolvers } = Promise as Partial<PromiseConstructor>;
  if (!withResolvers) {
    void import('../elements/notices/older-browser.js').then(({ showUnsupportedBrowser }) =>
      showUnsupportedBrowser(),
    );
    return;
  }
  if (existing === element) return;
  if (existing)
    console.warn(`<${tagName}> is already defined by other code; the existing definition is kept.`);
  else customElements.define(tagName, element);
}
