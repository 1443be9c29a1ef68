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

/** What opening a picker takes beside the picker's properties. */
export interface Abandon {
  /** Gives the picking up: the dialog closes and the promise resolves to undefined. */
  readonly signal?: AbortSignal;
}

/** A picker that can be opened. */
interface Openable<Pick> extends PickerHost {
  show(): Promise<Pick | undefined>;
  close(): void;
}

/**
 * Opens a picker as a dialog, without markup. Resolves to what the user picked; undefined when
 * they gave up.
 *
 * @throws Error where the tag is not defined: import `dam-elements/define` first.
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
  // Within an open dialog of the page, whose library closes it when the focus goes elsewhere.
  const dialog = document.activeElement?.closest(dialogs);
  (dialog ?? document.body).append(picker);
  try {
    return await picker.show();
  } finally {
    signal?.removeEventListener('abort', close);
    // Closed by its own hand first, so that the focus goes back to where it came from.
    await picker.updateComplete;
    picker.remove();
  }
}
