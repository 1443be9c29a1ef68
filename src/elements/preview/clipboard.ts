/** What is copied: text for any place, and markup for those that take it. */
export interface Copy {
  readonly text: string;
  readonly html?: string;
}

/**
 * Puts something on the clipboard. Call it straight from a gesture's handler.
 *
 * `within` is an element that can hold the focus, for browsers and pages that allow only the old way.
 * Resolves to false where neither way is allowed.
 */
export async function copy(copied: Copy, within: HTMLElement): Promise<boolean> {
  try {
    await write(copied);
    return true;
  } catch {
    return copyByEvent(copied, within);
  }
}

function write({ text, html }: Copy): Promise<void> {
  const { clipboard } = navigator;
  if (html === undefined) return clipboard.writeText(text);
  const blob = (type: string, content: string): Blob => new Blob([content], { type });
  const item = new ClipboardItem({
    'text/html': blob('text/html', html),
    'text/plain': blob('text/plain', text),
  });
  return clipboard.write([item]);
}

/** Discouraged, and yet nothing else copies on such pages. */
const page: { execCommand(command: string): boolean } = document;

/** The way from before there was `navigator.clipboard`, which is missing on pages without https. */
function copyByEvent({ text, html }: Copy, within: HTMLElement): boolean {
  const focused = (within.getRootNode() as ShadowRoot).activeElement;
  const field = document.createElement('textarea');
  field.className = 'unseen';
  field.value = text;
  field.addEventListener('copy', (event) => {
    event.stopPropagation();
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    if (html !== undefined) event.clipboardData?.setData('text/html', html);
  });
  within.append(field);
  field.select();
  try {
    return page.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
