import { html, nothing, type TemplateResult } from 'lit';
import type { PickStatus } from '../../core/pick/pick-maker.js';
import type { Messages } from '../../text/messages/messages.js';

/** A summary of an item for small spaces. */
export interface ItemSummary {
  readonly name: string;
  readonly picture: TemplateResult | typeof nothing;
}

/** What the tray shows, and its callbacks. */
export interface Tray {
  readonly words: Messages;
  readonly disabled: boolean;
  /** How many items are selected. */
  readonly selected: number;
  /** How many sizes of them are selected. 0 while unknown. */
  readonly sizes: number;
  /** The list of selected items. */
  readonly list: TemplateResult | typeof nothing | undefined;
  /** The details of the active item. */
  readonly details: TemplateResult | typeof nothing;
  readonly multiple: boolean;
  readonly max: number | undefined;
  readonly min: number;
  readonly feedback: {
    /** Why the last action had no effect. */
    readonly message: string;
    /** How many items were just picked, as text. Empty once the selection has changed. */
    readonly inserted: string;
  };
  readonly pick: PickStatus;
  /** Whether there is a dialog that can be cancelled. */
  readonly dialog: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Renders the selected items, the details of the active one, and the buttons to confirm and cancel.
 */
export function renderTray(tray: Tray): TemplateResult {
  const { words, selected, min, pick, feedback } = tray;
  const enough = selected >= Math.max(min, 1);
  return html`
    <fieldset
      role="none"
      class="tray"
      part="tray"
      ?disabled=${tray.disabled}
      ?data-selected=${selected > 0}
      ?data-several=${tray.multiple}
    >
      ${tray.list} ${tray.details}
      <div class="actions">
        <p class="hint" data-tone=${feedback.message || pick === 'failed' ? 'alert' : nothing}>
          ${hintOf(tray)}
        </p>
        ${
          tray.dialog
            ? html`<button type="button" class="button" @click=${tray.onCancel}>
                ${words.cancel}
              </button>`
            : nothing
        }
        <button
          type="button"
          class="button primary"
          part="confirm"
          ?disabled=${!enough || feedback.inserted}
          aria-busy=${pick === 'preparing' ? 'true' : nothing}
          @click=${tray.onConfirm}
        >
          ${words.confirm(tray.sizes || selected)}
        </button>
      </div>
    </fieldset>
  `;
}

function hintOf({ words, selected, multiple, min, max, feedback, pick }: Tray): string {
  if (pick === 'preparing') return words.preparing;
  if (feedback.message) return feedback.message;
  if (pick === 'failed') return words.confirmFailed;
  if (feedback.inserted) return feedback.inserted;
  const counted = (): string => (multiple ? words.selected(selected, max) : '');
  if (selected >= Math.max(min, 1)) return counted();
  const few = selected === 0 ? words.nothingSelected(multiple, min, max) : words.tooFew(min);
  return min > 1 && max ? `${few} ${counted()}` : few;
}
