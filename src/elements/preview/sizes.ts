import { html, nothing, type TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import { imageLinkOf } from '../../model/embed/image-link.js';
import type { Embed } from '../../model/embed/embed.js';
import { isWebAddress, offeredEmbeds } from '../../model/embed/embed-choice.js';
import { insertedUrl } from '../../model/embed/inserted-url.js';
import { sizeOf } from '../../model/embed/pixel-size.js';
import { toPickedAsset, type PickSettings } from '../../model/pick/pick.js';
import type { ItemSettings, SelectedItem } from '../../model/selection/selection.js';
import type { Messages } from '../../text/messages/messages.js';
import type { PreviewMessages } from '../../text/messages/preview.js';
import { checkIcon } from '../styles/icons.js';
import { sizeName } from '../tray/size-name.js';
import type { EditSize } from '../size-editor/size-editor.js';
import type { Copy } from './clipboard.js';
import type { CopyState } from './copying.js';
import { downIcon } from './icons.js';

/** What the list of sizes and the copy buttons need. */
export interface Sizes extends CopyState {
  readonly words: Messages & PreviewMessages;
  readonly asset: Asset;
  /** The item with its size and text. */
  readonly selected: SelectedItem;
  readonly settings: PickSettings;
  /** Which sizes users may choose. */
  readonly sizesAllowed: string;
  readonly onSize: (size: ItemSettings) => void;
  readonly editSize: EditSize;
  readonly onCopy: (label: string, copied: Copy) => void;
}

/** Renders the sizes of an asset, and buttons to copy the selected one. */
export function renderSizes(sizes: Sizes): TemplateResult | typeof nothing {
  const { words, asset, selected, settings, sizesAllowed, onSize, editSize, uncopied } = sizes;
  const picked = toPickedAsset(selected, asset, settings);
  if (!picked) return nothing;
  const { embed, markup, rendition } = picked;
  const { share } = embed;
  const custom = rendition.type === 'custom' ? rendition : undefined;
  const presets = custom && sizesAllowed === 'custom' ? [] : offeredEmbeds(asset);
  return html`
    <fieldset class="sizes">
      <legend>${words.sizes}</legend>
      ${custom ? renderSize(sizes, embed, words.customSize, true) : nothing}
      ${presets.map((offered) =>
        renderSize(
          sizes,
          offered,
          sizeName(words, asset, offered),
          !custom && offered.name === embed.name,
        ),
      )}
    </fieldset>
    ${
      sizesAllowed !== 'presets' && imageLinkOf(asset)
        ? html`<button
            type="button"
            class="link"
            @click=${() => editSize(asset, custom, (customSize) => onSize({ customSize }))}
          >
            ${words.customSize}…
          </button>`
        : nothing
    }
    <div class="copy">
      ${renderCopy(sizes, words.copyLink, { text: markup.url })}
      <details class="other-ways">
        <summary class="button icon" title=${words.copyOtherWays}>${downIcon}</summary>
        <div class="menu">
          ${renderCopy(sizes, words.copyHtml, { text: markup.html })}
          ${renderCopy(sizes, words.copyMarkdown, { text: markup.markdown })}
          ${
            share !== null && isWebAddress(share)
              ? renderCopy(sizes, words.copyShareLink, { text: insertedUrl(share, settings) })
              : nothing
          }
          ${renderCopy(sizes, words.copyToPaste, { text: markup.url, html: markup.html })}
        </div>
      </details>
    </div>
    ${
      uncopied === undefined
        ? nothing
        : html`<label class="by-hand">
            <span>${words.copyByHand}</span>
            <input type="text" readonly .value=${uncopied} @focus=${selectAll} />
          </label>`
    }
  `;
}

function renderSize(
  { words, asset, onSize }: Sizes,
  { name, url }: Embed,
  label: string,
  isSelected: boolean,
): TemplateResult {
  const { width, height } = sizeOf(asset, url);
  return html`<label class="size">
    <input
      type="radio"
      name="preview-size"
      .checked=${isSelected}
      @change=${() => onSize({ embedName: name, customSize: undefined })}
    />
    <span dir="auto">${label}</span>
    <span class="meta">${width && height ? words.dimensions(width, height) : nothing}</span>
  </label>`;
}

function renderCopy(sizes: Sizes, label: string, copy: Copy): TemplateResult {
  const { words, copying, copied, onCopy } = sizes;
  const done = copied === label;
  return html`
    <button
      type="button"
      class="button"
      title=${label}
      aria-busy=${copying === label ? 'true' : nothing}
      @click=${() => onCopy(label, copy)}
    >
      ${done ? html`${checkIcon} ${words.copied}` : label}
    </button>
  `;
}

function selectAll({ currentTarget }: Event): void {
  (currentTarget as HTMLInputElement).select();
}
