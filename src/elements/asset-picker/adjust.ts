import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Detail } from '../../controllers/detail-controller.js';
import type { Asset } from '../../model/asset.js';
import type { Embed } from '../../model/embed.js';
import { formOf, offeredEmbeds } from '../../model/embed-choice.js';
import { sizeOf } from '../../model/markup.js';
import { chosenEmbed, suggestedAlt } from '../../model/pick.js';
import type { Chosen } from '../../model/selection.js';
import type { Messages } from '../../text/messages.js';
import { nameOf } from './chosen-words.js';

/** What setting the size and text of a chosen asset needs. */
export interface Adjust {
  readonly words: Messages;
  readonly detail: Detail<Asset> | undefined;
  readonly preferred: string | undefined;
  readonly onAdjust: (id: string, change: { embedName?: string; alt?: string }) => void;
  readonly onRetry: (id: string) => void;
}

/** The size and the text of one chosen asset, once its links are known. */
export function renderAdjust(adjust: Adjust, chosen: Chosen): TemplateResult {
  const name = nameOf(chosen, adjust.detail);
  return html`
    <div class="adjust">
      <p class="filename" title=${name}>${name}</p>
      ${renderFields(adjust, chosen)}
    </div>
  `;
}

function renderFields(adjust: Adjust, chosen: Chosen): TemplateResult {
  const { words, detail } = adjust;
  if (detail?.status === 'failed') {
    return html`
      <p class="warning">${words.detailFailed}</p>
      <button type="button" class="button" @click=${() => adjust.onRetry(chosen.id)}>
        ${words.tryAgain}
      </button>
    `;
  }
  if (detail?.status !== 'ready') return html`<p class="hint">${words.preparing}</p>`;
  const { item: asset } = detail;
  const embed = chosenEmbed(chosen, asset, adjust.preferred);
  if (!embed) return html`<p class="warning">${words.noEmbeds}</p>`;
  return html`
    ${renderSize(adjust, chosen, asset, embed)}
    ${formOf(embed, asset.kind) === 'image' ? renderAlt(adjust, chosen, asset) : nothing}
  `;
}

function renderSize(
  { words, onAdjust }: Adjust,
  { id }: Chosen,
  asset: Asset,
  chosen: Embed,
): TemplateResult {
  return html`
    <label class="field">
      <span>${words.size}</span>
      <select
        @change=${({ target }: Event) => onAdjust(id, { embedName: (target as HTMLSelectElement).value })}
      >
        ${offeredEmbeds(asset).map((embed) => {
          const { width, height } = sizeOf(asset, embed.url);
          const pixels = width && height ? ` (${words.dimensions(width, height)})` : '';
          return html`<option value=${embed.name} .selected=${live(embed === chosen)}>
            ${words.embedName(embed.name)}${pixels}
          </option>`;
        })}
      </select>
    </label>
  `;
}

function renderAlt({ words, onAdjust }: Adjust, { id, alt }: Chosen, asset: Asset): TemplateResult {
  return html`
    <label class="field grow">
      <span>${words.altText}</span>
      <input
        type="text"
        maxlength="2000"
        placeholder=${words.altTextHint}
        .value=${live(alt ?? suggestedAlt(asset))}
        @input=${({ target }: Event) => onAdjust(id, { alt: (target as HTMLInputElement).value })}
      />
    </label>
  `;
}
