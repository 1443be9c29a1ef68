/** The shadow trees of a picker or a panel: its own, and those of what stands in it. */
function treesOf(root: Element): readonly ShadowRoot[] {
  const { shadowRoot } = root;
  if (!shadowRoot) return [];
  const inner = [...shadowRoot.querySelectorAll('facet-panel, asset-picker')];
  return [shadowRoot, ...inner.flatMap(treesOf)];
}

/** All that is shown and matches. */
export function shown(root: Element, selector: string): readonly HTMLElement[] {
  const found = treesOf(root).flatMap((tree) => [...tree.querySelectorAll<HTMLElement>(selector)]);
  return found.filter((element) => element.checkVisibility());
}

/** Fields that are shown. */
export function fields(root: Element, selector: string): readonly HTMLInputElement[] {
  return shown(root, selector).filter((element) => element instanceof HTMLInputElement);
}

/** Lists to choose from that are shown. */
export function lists(root: Element, selector: string): readonly HTMLSelectElement[] {
  return shown(root, selector).filter((element) => element instanceof HTMLSelectElement);
}

const items = '[role="gridcell"][data-index]:not(.blank), [role="row"][data-index]';

/** The results. */
export function results(picker: Element): readonly HTMLElement[] {
  return shown(picker, items);
}

/** The words that stand where results do not. */
export function notices(picker: Element): readonly HTMLElement[] {
  return shown(picker, '[part~="notice"]').filter(({ innerText }) => innerText.trim() !== '');
}

/** Whether results or words stand there, and not places for results that are on their way. */
export function isSettled(picker: Element): boolean {
  return results(picker).length > 0 || notices(picker).length > 0;
}

/** What keeps a person from going on. */
export function complain(picker: Element): readonly string[] {
  // A preview covers them, and has a way back of its own.
  if (shown(picker, '.preview .bar button').length > 0) return [];
  const complaints: string[] = [];
  // Where people have to sign in first, the button for that is the way on.
  const ways = shown(picker, 'input[type="search"], [part~="notice"] button');
  if (ways.length === 0) complaints.push('neither a search box nor another way on');
  if (!isSettled(picker)) complaints.push('neither results nor words');
  return complaints;
}

const foreign =
  'script, iframe, frame, object, embed, applet, base, meta, link, style, math, marquee, template, ' +
  'plaintext, foreignObject, animate, set, noscript, b, i, mglyph, area, map, portal, fencedframe';

/** What no picker draws, so that it was made of an answer. */
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
