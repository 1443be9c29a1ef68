import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { PickStatus } from '../../controllers/pick-controller.js';
import type { Messages } from '../../text/messages.js';
import { alertIcon, closeIcon } from './icons.js';

/** How something looks where there is little room. */
export interface Sketch {
  readonly name: string;
  readonly picture: TemplateResult | typeof nothing;
}

/** One that is chosen. */
export interface TrayItem extends Sketch {
  readonly id: string;
  /** Whether it is the one whose particulars are shown. */
  readonly active: boolean;
  /** Whether its details could not be had. */
  readonly failed: boolean;
}

/** What the tray shows, and what it asks for. */
export interface Tray {
  readonly words: Messages;
  readonly disabled: boolean;
  readonly chosen: readonly TrayItem[];
  /** The particulars of the active one. */
  readonly particulars: TemplateResult | typeof nothing;
  readonly multiple: boolean;
  readonly max: number | undefined;
  readonly min: number;
  readonly refused: boolean;
  readonly pick: PickStatus;
  /** Whether there is a dialog to give up. */
  readonly dialog: boolean;
  readonly onActivate: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What is chosen, the particulars of one of it, and the way out. */
export function renderTray(tray: Tray): TemplateResult {
  const { words, chosen, min, pick } = tray;
  const enough = chosen.length >= Math.max(min, 1);
  return html`
    <fieldset role="none" class="tray" part="tray" ?disabled=${tray.disabled}>
      ${chosen.length === 0 ? nothing : renderChosen(tray)} ${tray.particulars}
      <div class="actions">
        <p class="hint" data-tone=${tray.refused || pick === 'failed' ? 'alert' : nothing}>
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
          ?disabled=${!enough}
          @click=${tray.onConfirm}
        >
          ${words.confirm(chosen.length)}
        </button>
      </div>
    </fieldset>
  `;
}

function hintOf({ words, chosen, multiple, min, max, refused, pick }: Tray): string {
  if (pick === 'preparing') return words.preparing;
  if (pick === 'failed') return words.confirmFailed;
  if (refused && max !== undefined) return words.limitReached(max);
  if (chosen.length === 0) return words.nothingSelected(multiple, min);
  if (chosen.length < min) return words.tooFew(min);
  return multiple ? words.selected(chosen.length, max) : '';
}

function renderChosen({ words, chosen, multiple, ...tray }: Tray): TemplateResult {
  if (!multiple) return html``;
  return html`
    <ul class="chosen" aria-label=${words.selection}>
      ${repeat(
        chosen,
        ({ id }) => id,
        ({ id, name, picture, active, failed }) => html`
          <li>
            <button
              type="button"
              class="small picture"
              aria-label=${words.editSelected(name)}
              title=${name}
              aria-pressed=${String(active)}
              @click=${() => tray.onActivate(id)}
            >
              ${picture} ${failed ? html`<span class="fault">${alertIcon}</span>` : nothing}
            </button>
            <button
              type="button"
              class="remove"
              aria-label=${words.removeSelected(name)}
              title=${words.removeSelected(name)}
              @click=${() => tray.onRemove(id)}
            >
              ${closeIcon}
            </button>
          </li>
        `,
      )}
      <li>
        <button type="button" class="link" @click=${tray.onClear}>${words.clearSelection}</button>
      </li>
    </ul>
  `;
}
