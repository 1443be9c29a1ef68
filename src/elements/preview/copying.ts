import type { Announcer } from '../../controllers/announcer.js';
import type { PreviewMessages } from '../../text/messages/preview.js';
import { copy, type Copy } from './clipboard.js';

/** What copying needs from the preview. */
export interface CopyingHost {
  readonly root: ParentNode;
  readonly announcer: Pick<Announcer, 'say'>;
  readonly words: () => PreviewMessages;
  readonly host: { requestUpdate(): void; readonly updateComplete: Promise<unknown> };
}

/** What was copied last, by the labels of the buttons. */
export interface CopyState {
  /** The button that is copying. */
  readonly copying?: string | undefined;
  /** The button whose content was copied. */
  readonly copied?: string | undefined;
  /** Content that the browser does not permit to copy. */
  readonly uncopied?: string | undefined;
}

/** Copies to the clipboard, and knows what was copied until something else is done. */
export class Copying {
  readonly #preview: CopyingHost;
  #state: CopyState = {};

  constructor(preview: CopyingHost) {
    this.#preview = preview;
  }

  get state(): CopyState {
    return this.#state;
  }

  /** Forgets what was copied. */
  end(): void {
    this.#state = {};
  }

  /** Copies `what` for the button with this label. Nothing happens while another copy takes place. */
  async copy(label: string, what: Copy): Promise<void> {
    const { root, announcer, words, host } = this.#preview;
    const preview = root.querySelector<HTMLElement>('.preview');
    if (!preview || this.#state.copying !== undefined) return;
    // The browser may ask the user first.
    const copying = { copying: label };
    this.#set(copying);
    const done = await copy(what, preview);
    // The user may have gone on to another asset.
    const isShown = this.#state === copying;
    if (isShown) this.#set(done ? { copied: label } : { uncopied: what.html ?? what.text });
    const { copied, copyByHand } = words();
    announcer.say(done ? copied : copyByHand);
    if (done || !isShown) return;
    await host.updateComplete;
    root.querySelector<HTMLElement>('.by-hand input')?.focus();
  }

  #set(state: CopyState): void {
    this.#state = state;
    this.#preview.host.requestUpdate();
  }
}
