/** The shadow trees of a picker or a panel, including nested ones. */
function treesOf(root: Element): readonly ShadowRoot[] {
  const { shadowRoot } = root;
  if (!shadowRoot) return [];
  const inner = [...shadowRoot.querySelectorAll('facet-panel, asset-picker')];
  return [shadowRoot, ...inner.flatMap(treesOf)];
}

/** All visible elements that match. */
export function shown(root: Element, selector: string): readonly HTMLElement[] {
  const found = treesOf(root).flatMap((tree) => [...tree.querySelectorAll<HTMLElement>(selector)]);
  return found.filter((element) => element.checkVisibility());
}

/** All visible inputs that match. */
export function fields(root: Element, selector: string): readonly HTMLInputElement[] {
  return shown(root, selector).filter((element) => element instanceof HTMLInputElement);
}

/** All visible selects that match. */
export function lists(root: Element, selector: string): readonly HTMLSelectElement[] {
  return shown(root, selector).filter((element) => element instanceof HTMLSelectElement);
}

const items = '[role="gridcell"][data-index]:not(.blank), [role="row"][data-index]';

/** The results. */
export function results(picker: Element): readonly HTMLElement[] {
  return shown(picker, items);
}

/** The notices shown in place of results. */
export function notices(picker: Element): readonly HTMLElement[] {
  return shown(picker, '[part~="notice"]').filter(({ innerText }) => innerText.trim() !== '');
}

/** Whether the picker shows results or a notice, and no placeholders. */
export function isSettled(picker: Element): boolean {
  return results(picker).length > 0 || notices(picker).length > 0;
}

/** The problems that prevent a user from continuing. */
export function complain(picker: Element): readonly string[] {
  // A preview, and the details of a product, cover the results and have their own back button.
  if (shown(picker, ':is(.preview, .view) .bar button').length > 0) return [];
  const complaints: string[] = [];
  // If users have to sign in first, the sign-in button counts.
  const ways = shown(picker, 'input[type="search"], [part~="notice"] button');
  if (ways.length === 0) complaints.push('neither a search box nor another way on');
  if (!isSettled(picker)) complaints.push('neither results nor words');
  return complaints;
}

const foreign =
  'script, iframe, frame, object, embed, applet, base, meta, link, style, math, marquee, template, ' +
  'plaintext, foreignObject, animate, set, noscript, b, i, mglyph, area, map, portal, fencedframe';

/** Elements that no picker renders, so they come from an answer. */
export function foreignIn(root: Element): readonly string[] {
  const found = new Set<string>();
  for (const element of treesOf(root).flatMap((tree) => [...tree.querySelectorAll('*')])) {
    const { localName, attributes } = element;
    if (element.matches(foreign)) found.add(`a foreign <${localName}>`);
    for (const { name, value } of attributes) {
      if (name.startsWith('on')) found.add(`a handler ${name} at <${localName}>`);
      const isAddress = ['href', 'src', 'action', 'formaction', 'poster', 'data'].includes(name);
      if (isAddress && !/^https?:\/\//.test(value)) found.add(`a ${name} that is no web address`);
    }
  }
  return [...found];
}
