/** What assistive technology calls the elements that need no `role` for it. */
const natives: Readonly<Record<string, string>> = {
  button: 'button, summary',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  dialog: 'dialog[open]',
  group: 'fieldset',
  heading: 'h1, h2, h3',
  list: 'ul, ol',
  searchbox: 'input[type=search]',
  textbox: 'input[type=text]',
};

/** Every element below `root`, those in open shadow trees included. */
export function everyElement(root: Element | ShadowRoot): readonly Element[] {
  const found: Element[] = [];
  addElements(root, found);
  return found;
}

/** Adds to one list: tests look after every frame, and copies of lists would take most of their time. */
function addElements(root: Element | ShadowRoot, found: Element[]): void {
  if (root instanceof Element && root.shadowRoot) addElements(root.shadowRoot, found);
  for (let child = root.firstElementChild; child; child = child.nextElementSibling) {
    found.push(child);
    addElements(child, found);
  }
}

/** The visible elements with a role, in the order of the page; optionally those with a name. */
export function allByRole(
  root: Element | ShadowRoot,
  role: string,
  name?: string | RegExp,
): readonly HTMLElement[] {
  const native = natives[role];
  const selector = [`[role=${role}]`, ...(native === undefined ? [] : [`:is(${native})`])].join();
  return everyElement(root)
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.matches(selector) && isVisible(element))
    .filter((element) => name === undefined || matches(nameOf(element), name));
}

/** The one visible element with this role and name. Throws where there is none, or several. */
export function byRole(
  root: Element | ShadowRoot,
  role: string,
  name?: string | RegExp,
): HTMLElement {
  const [found, second] = allByRole(root, role, name);
  const wanted = `${role}${name === undefined ? '' : ` named ${name}`}`;
  if (!found) throw new Error(`Nobody sees a ${wanted}`);
  if (second) throw new Error(`There is more than one ${wanted}`);
  return found;
}

/** The name by which assistive technology announces an element. */
export function nameOf(element: Element): string {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const tree = element.getRootNode() as Document | ShadowRoot;
  const named = labels.map((id) => tree.getElementById(id)?.textContent ?? '').join(' ');
  const label = element.getAttribute('aria-label') ?? named;
  if (label) return tidy(label);
  const words =
    labelOf(element) ??
    element.querySelector(':scope > legend')?.textContent ??
    element.textContent;
  return tidy(words) || (element.getAttribute('title') ?? '');
}

/** All words to be seen or heard below `root`, in the order of the page. */
export function wordsOf(root: Element | ShadowRoot): string {
  const texts = everyElement(root)
    .filter((element) => !(element instanceof HTMLStyleElement))
    .map((element) => ({ element, texts: textsOf(element) }))
    .filter(({ element, texts }) => texts.length > 0 && isVisible(element))
    .flatMap(({ texts }) => texts);
  return texts.join(' ');
}

/** The words that stand directly in an element. */
function textsOf({ childNodes }: Element): readonly string[] {
  const nodes = [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return nodes.map((node) => tidy(node.textContent ?? '')).filter(Boolean);
}

/** The words of the label around a field, without those of the field itself. */
function labelOf(field: Element): string | undefined {
  const label = field.closest('label');
  const parts = [...(label?.childNodes ?? [])].filter(
    (part) => part !== field && part.nodeType !== Node.COMMENT_NODE,
  );
  return label ? parts.map((part) => part.textContent).join('') : undefined;
}

function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

function matches(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? name === wanted : wanted.test(name);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
