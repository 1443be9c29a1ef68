import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Detail } from '../../controllers/detail-controller.js';
import type { PickStatus } from '../../controllers/pick-controller.js';
import type { Chosen, Selection } from '../../model/selection.js';
import type { Messages } from '../../text/messages.js';
import { alertIcon, closeIcon } from '../shared/icons.js';
import { renderAdjust } from './adjust.js';
import { assetOf, nameOf } from './chosen-words.js';
import { renderThumbnail } from './thumbnail.js';

/** What the tray shows, and what it asks for. */
export interface Tray {
  readonly words: Messages;
  readonly chosen: Selection;
  readonly active: Chosen | undefined;
  readonly detailOf: (id: string) => Detail | undefined;
  readonly preferred: string | undefined;
  readonly multiple: boolean;
  readonly max: number | undefined;
  readonly min: number;
  readonly refused: boolean;
  readonly pick: PickStatus;
  readonly cancelable: boolean;
  readonly onActivate: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
  readonly onAdjust: (id: string, change: { embedName?: string; alt?: string }) => void;
  readonly onRetry: (id: string) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What is chosen, the size and text of one of it, and the way out. */
export function renderTray(tray: Tray): TemplateResult {
  const { words, chosen, min, pick } = tray;
  const enough = chosen.length >= Math.max(min, 1);
  return html`
    <div class="tray" part="tray">
      ${chosen.length === 0 ? nothing : renderChosen(tray)}
      ${tray.active ? renderAdjust(tray, tray.active) : nothing}
      <div class="actions">
        <p class="hint" data-tone=${tray.refused || pick === 'failed' ? 'alert' : nothing}>
          ${hintOf(tray)}
        </p>
        ${
          tray.cancelable
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
    </div>
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

function renderChosen({ words, chosen, active, multiple, ...tray }: Tray): TemplateResult {
  if (!multiple) return html``;
  return html`
    <ul class="chosen" aria-label=${words.selection}>
      ${repeat(
        chosen,
        ({ id }) => id,
        (each) => {
          const detail = tray.detailOf(each.id);
          const name = nameOf(each, detail);
          const asset = assetOf(each, detail);
          return html`
            <li>
              <button
                type="button"
                class="small picture"
                aria-label=${words.editSelected(name)}
                title=${name}
                aria-pressed=${String(each === active)}
                @click=${() => tray.onActivate(each.id)}
              >
                ${asset ? renderThumbnail(asset) : nothing}
                ${
                  detail?.status === 'failed'
                    ? html`<span class="fault">${alertIcon}</span>`
                    : nothing
                }
              </button>
              <button
                type="button"
                class="remove"
                aria-label=${words.removeSelected(name)}
                title=${words.removeSelected(name)}
                @click=${() => tray.onRemove(each.id)}
              >
                ${closeIcon}
              </button>
            </li>
          `;
        },
      )}
      <li>
        <button type="button" class="link" @click=${tray.onClear}>${words.clearSelection}</button>
      </li>
    </ul>
  `;
}
