/**
 * Gives `element` its tag name. Safe to repeat; loud when another class holds the name, as
 * happens when two versions of this package meet on one page.
 */
export function register(tagName: string, element: CustomElementConstructor): void {
  const holder = customElements.get(tagName);
  if (holder === element) return;
  if (holder) console.warn(`<${tagName}> is already defined by other code; that one is kept.`);
  else customElements.define(tagName, element);
}
