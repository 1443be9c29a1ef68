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
  readonly chosen: readonly unknown[];
  /** Everything that is chosen, as a list. */
  readonly list: TemplateResult | typeof nothing | undefined;
  /** The particulars of the active one. */
  readonly particulars: TemplateResult | typeof nothing;
  readonly multiple: boolean;
  readonly max: number | undefined;
  readonly min: number;
  /** Why nothing came of what the person did last. */
  readonly remark: string;
  /** How many were just handed over, in words; empty once the choice has changed. */
  readonly inserted: string;
  readonly pick: PickStatus;
  /** Whether there is a dialog to give up. */
  readonly dialog: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What is chosen, the particulars of one of it, and the way out. */
export function renderTray(tray: Tray): TemplateResult {
  const { words, chosen, min, pick } = tray;
  const enough = chosen.length >= Math.max(min, 1);
  return html`
    <fieldset role="none" class="tray" part="tray" ?disabled=${tray.disabled}>
      ${tray.list} ${tray.particulars}
      <div class="actions">
        <p class="hint" data-tone=${tray.remark || pick === 'failed' ? 'alert' : nothing}>
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
          ?disabled=${!enough || tray.inserted}
          @click=${tray.onConfirm}
        >
          ${words.confirm(chosen.length)}
        </button>
      </div>
    </fieldset>
  `;
}

function hintOf({ words, chosen, multiple, min, max, remark, inserted, pick }: Tray): string {
  if (pick === 'preparing') return words.preparing;
  if (pick === 'failed') return words.confirmFailed;
  if (remark || inserted) return remark || inserted;
  const counted = (): string => (multiple ? words.selected(chosen.length, max) : '');
  if (chosen.length >= Math.max(min, 1)) return counted();
  const few = chosen.length === 0 ? words.nothingSelected(multiple, min, max) : words.tooFew(min);
  return min > 1 && max ? `${few} ${counted()}` : few;
}
