import { dialogs } from '../../controllers/event-boundary-controller.js';
import type { ConnectionAttributes } from './connection-attributes.js';
import type { PickerHost } from './picker-host.js';

/** The properties that every picker can be opened with. */
export type SharedOption =
  | keyof ConnectionAttributes
  | 'query'
  | 'sort'
  | 'remember'
  | 'multiple'
  | 'max'
  | 'min'
  | 'value'
  | 'pageSize'
  | 'messages'
  | 'lang';

/** Options for opening a picker, in addition to the picker's properties. */
export interface Abandon {
  /** Cancels the picker: the dialog closes and the promise resolves to undefined. */
  readonly signal?: AbortSignal;
}

/** A picker that can be opened. */
interface Openable<Pick> extends PickerHost {
  show(): Promise<Pick | undefined>;
  close(): void;
}

/**
 * Opens a picker as a dialog, without markup. Resolves to what the user picked; undefined if they
 * cancelled.
 *
 * @throws Error if the tag is not defined: import `dam-elements/define` first.
 */
export async function openPicker<Pick>(
  tag: string,
  create: () => Openable<Pick>,
  { signal, ...properties }: Abandon,
): Promise<Pick | undefined> {
  if (!customElements.get(tag)) {
    throw new Error(`<${tag}> is not defined: import dam-elements/define first`);
  }
  if (signal?.aborted) return undefined;
  const picker = Object.assign(create(), properties, { mode: 'dialog' });
  const close = (): void => picker.close();
  signal?.addEventListener('abort', close);
  // Added to an open dialog of the page, because its library may close it when the focus leaves it.
  const dialog = document.activeElement?.closest(dialogs);
  (dialog ?? document.body).append(picker);
  try {
    return await picker.show();
  } finally {
    signal?.removeEventListener('abort', close);
    // Closed before it is removed, so that the focus returns to where it was.
    await picker.updateComplete;
    picker.remove();
  }
}
