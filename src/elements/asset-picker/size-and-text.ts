import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Detail } from '../../core/pick/details-store.js';
import type { Asset } from '../../model/asset/asset.js';
import { formOf, offeredEmbeds } from '../../model/embed/embed-choice.js';
import { imageLinkOf } from '../../model/embed/image-link.js';
import { sizeOf } from '../../model/embed/pixel-size.js';
import { choiceOf, suggestedAlt, type Choice, type PickSettings } from '../../model/pick/pick.js';
import type { ItemSettings, SelectedItem } from '../../model/selection/selection.js';
import type { SelectionMessages } from '../../text/messages/selection.js';
import type { Messages } from '../../text/messages/messages.js';
import { shortenedName } from '../results/asset-words.js';
import type { EditSize } from '../size-editor/size-editor.js';
import { icon } from '../styles/icons.js';
import { sizeName } from '../tray/size-name.js';
import { nameOf } from './asset-name.js';

const cropIcon = icon('M7 3v14h14M3 7h14v14');

/** What the size and text settings of a selected asset need. */
export interface Adjusting {
  readonly words: Messages;
  readonly detail: Detail<Asset> | undefined;
  readonly onAdjust: (id: string, change: ItemSettings) => void;
  readonly onRetry: (id: string) => void;
}

/** The same, with the messages that load later and the settings of the page. */
export interface Adjust extends Adjusting, PickSettings {
  readonly words: Messages & SelectionMessages;
  /** Which sizes users may choose. */
  readonly sizesAllowed: string;
  readonly editSize: EditSize;
  /** Further tools for sizes, once they are loaded. */
  readonly renderSizes:
    ((selected: SelectedItem, choice: Choice, asset: Asset) => TemplateResult) | undefined;
}

/** Renders the size and text settings of one selected asset, once its links are known. */
export function renderAdjust(adjust: Adjust, selected: SelectedItem): TemplateResult {
  const name = nameOf(selected, adjust.detail);
  return html`
    <div class="adjust" role="group" aria-label=${name}>
      <p class="filename" dir="auto" title=${name} aria-hidden="true">
        ${shortenedName(name) ?? name}
      </p>
      <button type="button" class="button unfold" aria-expanded="false" @click=${unfold}>
        ${adjust.words.size} · ${adjust.words.altText}
      </button>
      <div class="fields">${renderFields(adjust, selected)}</div>
    </div>
  `;
}

/** Opens or closes the fields in a narrow picker. In others they are always open. */
function unfold({ currentTarget }: Event): void {
  const button = currentTarget as HTMLElement;
  const isOpen = button.parentElement?.toggleAttribute('data-open') === true;
  button.ariaExpanded = String(isOpen);
}

function renderFields(adjust: Adjust, selected: SelectedItem): TemplateResult {
  const { words, detail } = adjust;
  if (detail?.status === 'failed') {
    return html`
      <p class="warning">${words.detailFailed}</p>
      <button type="button" class="button" @click=${() => adjust.onRetry(selected.id)}>
        ${words.tryAgain}
      </button>
    `;
  }
  if (detail?.status !== 'ready') return html`<p class="hint">${words.preparing}</p>`;
  const { item: asset } = detail;
  const choice = choiceOf(selected, asset, adjust);
  if (!choice) return html`<p class="warning">${words.noEmbeds}</p>`;
  return html`
    ${renderSize(adjust, selected, asset, choice)} ${renderText(adjust, selected, asset, choice)}
  `;
}

function renderSize(
  { words, sizesAllowed, editSize, renderSizes, onAdjust }: Adjust,
  selected: SelectedItem,
  asset: Asset,
  choice: Choice,
): TemplateResult {
  const { id } = selected;
  const { embed: chosen, rendition } = choice;
  const isCustom = rendition.type === 'custom';
  const presets = isCustom && sizesAllowed === 'custom' ? [] : offeredEmbeds(asset);
  const offered = isCustom ? [chosen, ...presets] : presets;
  const define = `${words.customSize}…`;
  return html`
    <div class="field">
      <label class="field">
        <span>${words.size}</span>
        <select
          @change=${({ target }: Event) => {
            const embed = offered[(target as HTMLSelectElement).selectedIndex];
            if (embed && embed !== chosen) {
              onAdjust(id, { embedName: embed.name, customSize: undefined });
            }
          }}
        >
          ${offered.map((embed) => {
            const { width, height } = sizeOf(asset, embed.url);
            const pixels = width && height ? ` (${words.dimensions(width, height)})` : '';
            const name =
              isCustom && embed === chosen ? words.customSize : sizeName(words, asset, embed);
            return html`<option value=${embed.name} .selected=${live(embed === chosen)}>
              ${name}${pixels}
            </option>`;
          })}
        </select>
      </label>
      ${
        sizesAllowed !== 'presets' && imageLinkOf(asset)
          ? html`<button
              type="button"
              class="button icon"
              title=${define}
              @click=${() =>
                editSize(asset, isCustom ? rendition : undefined, (customSize) =>
                  onAdjust(id, { customSize }),
                )}
            >
              ${cropIcon}
            </button>`
          : nothing
      }
      ${renderSizes?.(selected, choice, asset)}
    </div>
  `;
}

/**
 * Renders the alt text of an image, the text of a link or the title of a frame. Videos and audio
 * have no text.
 */
function renderText(
  { words, renditions, onAdjust }: Adjust,
  { id, alt, decorative = false, linkText }: SelectedItem,
  asset: Asset,
  { embed }: Choice,
): TemplateResult | typeof nothing {
  const isFrame = renditions?.frame(embed, asset) !== undefined;
  const form = formOf(embed, asset);
  if (isFrame || form === 'link') {
    const name = isFrame ? words.frameTitle : words.linkText;
    return renderTextField(name, linkText ?? asset.filename, asset.filename, (text) =>
      onAdjust(id, { linkText: text }),
    );
  }
  if (form !== 'image') return nothing;
  const hint = decorative ? '' : `${words.altMissing}: ${words.altTextHint}`;
  const text = decorative ? '' : (alt ?? suggestedAlt(asset));
  return html`
    ${renderTextField(words.altText, text, hint, (entered) => onAdjust(id, { alt: entered }), decorative)}
    <label class="decorative">
      <input
        type="checkbox"
        .checked=${live(decorative)}
        @change=${({ target }: Event) =>
          onAdjust(id, { decorative: (target as HTMLInputElement).checked })}
      />
      ${words.decorative}
    </label>
  `;
}

/** Whether an asset would be inserted as an image without an alt text that is not decorative. */
export function isAltMissing(
  selected: SelectedItem,
  asset: Asset,
  settings: PickSettings,
): boolean {
  const { alt, decorative } = selected;
  if (decorative || (alt ?? suggestedAlt(asset)).trim()) return false;
  const embed = choiceOf(selected, asset, settings)?.embed;
  if (!embed || settings.renditions?.frame(embed, asset)) return false;
  return formOf(embed, asset) === 'image';
}

function renderTextField(
  label: string,
  text: string,
  placeholder: string,
  onText: (text: string) => void,
  disabled = false,
): TemplateResult {
  return html`
    <label class="field grow">
      <span>${label}</span>
      <input
        type="text"
        dir=${text ? 'auto' : nothing}
        maxlength="2000"
        placeholder=${placeholder}
        ?disabled=${disabled}
        .value=${live(text)}
        @input=${({ target }: Event) => onText((target as HTMLInputElement).value)}
      />
    </label>
  `;
}
