import { html, nothing, type TemplateResult } from 'lit';
import type { PickStatus } from '../../core/pick/pick-maker.js';
import type { Messages } from '../../text/messages/messages.js';

/** How something looks where there is little room. */
export interface ItemSummary {
  readonly name: string;
  readonly picture: TemplateResult | typeof nothing;
}

/** What the tray shows, and what it asks for. */
export interface Tray {
  readonly words: Messages;
  readonly disabled: boolean;
  /** How many items are selected. */
  readonly selected: number;
  /** Everything that is chosen, as a list. */
  readonly list: TemplateResult | typeof nothing | undefined;
  /** The details of the active one. */
  readonly details: TemplateResult | typeof nothing;
  readonly multiple: boolean;
  readonly max: number | undefined;
  readonly min: number;
  readonly feedback: {
    /** Why the last action changed nothing. */
    readonly message: string;
    /** How many were just handed over, in words; empty once the selection has changed. */
    readonly inserted: string;
  };
  readonly pick: PickStatus;
  /** Whether there is a dialog to give up. */
  readonly dialog: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What is chosen, the details of one of it, and the way out. */
export function renderTray(tray: Tray): TemplateResult {
  const { words, selected, min, pick, feedback } = tray;
  const enough = selected >= Math.max(min, 1);
  return html`
    <fieldset role="none" class="tray" part="tray" ?disabled=${tray.disabled}>
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
          @click=${tray.onConfirm}
        >
          ${words.confirm(selected)}
        </button>
      </div>
    </fieldset>
  `;
}

function hintOf({ words, selected, multiple, min, max, feedback, pick }: Tray): string {
  if (pick === 'preparing') return words.preparing;
  if (pick === 'failed') return words.confirmFailed;
  if (feedback.message || feedback.inserted) return feedback.message || feedback.inserted;
  const counted = (): string => (multiple ? words.selected(selected, max) : '');
  if (selected >= Math.max(min, 1)) return counted();
  const few = selected === 0 ? words.nothingSelected(multiple, min, max) : words.tooFew(min);
  return min > 1 && max ? `${few} ${counted()}` : few;
}
