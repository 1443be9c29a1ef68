/**
 * Gives `element` its tag name. Safe to repeat; loud when another class holds the name, as
 * happens when two versions of this package meet on one page. In browsers that are older than those
 * the elements support the tag stays undefined, and shows what the page has written into it, or words
 * of ours.
 */
export function register(tagName: string, element: CustomElementConstructor): void {
  const existing = customElements.get(tagName);
  // All that the oldest browsers have came before this or with it.
  const { withResolvers } = Promise as Partial<PromiseConstructor>;
  if (!withResolvers) {
    void import('../elements/notices/older-browser.js').then(({ tellInPickers }) =>
      tellInPickers(),
    );
    return;
  }
  if (existing === element) return;
  if (existing) console.warn(`<${tagName}> is already defined by other code; that one is kept.`);
  else customElements.define(tagName, element);
}
