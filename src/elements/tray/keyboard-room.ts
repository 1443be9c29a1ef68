import type { ReactiveController } from 'lit';
import type { PickerHost } from '../picker/picker-host.js';

/**
 * Keeps a dialog within the part of the window that an on-screen keyboard leaves free, and scrolls the
 * focused field into it. The window outlives pickers, so it holds one only while that is connected.
 */
export class KeyboardRoom implements ReactiveController {
  readonly #host: PickerHost;
  readonly #root: ShadowRoot;

  constructor(host: PickerHost, root: ShadowRoot) {
    this.#host = host;
    this.#root = root;
    host.addController(this);
  }

  hostConnected(): void {
    visualViewport?.addEventListener('resize', this.#fit);
    visualViewport?.addEventListener('scroll', this.#fit);
    this.#fit();
  }

  hostDisconnected(): void {
    visualViewport?.removeEventListener('resize', this.#fit);
    visualViewport?.removeEventListener('scroll', this.#fit);
  }

  readonly #fit = (): void => {
    const viewport = visualViewport;
    const dialog = this.#root.querySelector<HTMLDialogElement>('dialog[part]');
    if (!viewport || !dialog) return;
    // While the user zooms, the dialog keeps its size.
    const isCovered = this.#host.open && viewport.scale === 1 && viewport.height < innerHeight - 1;
    dialog.style.blockSize = isCovered ? `${viewport.height}px` : '';
    dialog.style.insetBlockStart = isCovered ? `${viewport.offsetTop}px` : '';
    if (isCovered) this.#root.activeElement?.scrollIntoView({ block: 'nearest' });
  };
}
