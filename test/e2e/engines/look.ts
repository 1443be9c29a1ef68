/** What a person looks for in a page. */
export interface Wanted {
  /** The name of the section to look in; the whole page unless given. */
  readonly within?: string | undefined;
  /** The name of a button to look for. */
  readonly button?: string | undefined;
}

/** What is seen there. */
export interface Seen {
  readonly words: string;
  readonly results: number;
  /** The middle of the button, which has been scrolled to; null where there is none. */
  readonly button: { readonly x: number; readonly y: number } | null;
}

/** Looks at the page as a person does, shadow roots included. It runs in the page, by itself. */
export function look({ within, button }: Wanted): Seen {
  const everythingIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everythingIn(element.shadowRoot) : []),
    ]);
  const root =
    within === undefined ? document : document.querySelector(`section[aria-label="${within}"]`);
  const visible = root
    ? everythingIn(root).filter((element) => element.checkVisibility({ visibilityProperty: true }))
    : [];
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim();
  const ownWords = (element: Element): string[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '');

  const sought =
    button === undefined
      ? undefined
      : visible.find((element) => element.matches('button') && nameOf(element) === button);
  sought?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = sought?.getBoundingClientRect();
  return {
    words: visible.flatMap(ownWords).filter(Boolean).join(' '),
    results: visible.filter((element) => element.matches('[role=option], [role=gridcell]')).length,
    button: box
      ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
      : null,
  };
}
