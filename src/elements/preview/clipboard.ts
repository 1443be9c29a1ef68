/** What is copied: plain text, and HTML for targets that accept it. */
export interface Copy {
  readonly text: string;
  readonly html?: string;
}

/**
 * Copies to the clipboard. Call it directly in the handler of a user gesture.
 *
 * `within` is a focusable element, for browsers and pages that allow only `execCommand`. Resolves
 * to false if copying is not allowed at all.
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

/** Deprecated, but nothing else can copy on such pages. */
const page: { execCommand(command: string): boolean } = document;

/** Copies with `execCommand`, because `navigator.clipboard` is absent on pages without https. */
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
