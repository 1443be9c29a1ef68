import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { AssetGroupsController } from '../../controllers/asset-groups-controller.js';
import { LazyModule } from '../../core/lazy-module.js';
import type { Detail } from '../../core/pick/details-store.js';
import type { Resolved } from '../../core/pick/pick-maker.js';
import { toAssetPick } from '../../core/pick/to-asset-pick.js';
import type { Asset } from '../../model/asset/asset.js';
import type { Embed } from '../../model/embed/embed.js';
import { formOf, offeredEmbeds, type EmbedForm } from '../../model/embed/embed-choice.js';
import { sizeOf } from '../../model/embed/pixel-size.js';
import {
  choiceOf,
  suggestedAlt,
  type AssetPick,
  type PickSettings,
} from '../../model/pick/pick.js';
import type { ItemSettings, SelectedItem } from '../../model/selection/selection.js';
import type { ChoosingMessages } from '../../text/messages/choosing.js';
import type { Messages } from '../../text/messages/messages.js';
import { offersGroups, readTypes } from '../picker/attribute-values.js';
import type { PickerContext } from '../picker/picker-context.js';
import { nameOf } from './asset-name.js';
import { letDragOut } from '../preview/drag-out.js';
import { placePreviewButton } from '../preview/preview-button.js';
import { pickSettings, type PreviewHost } from '../preview/preview-host.js';
import type { Preview } from '../preview/preview.js';
import type { ThumbnailRefresh } from '../preview/thumbnail-refresh.js';
import { selectionTools } from '../tray/choosing.js';
import type { SelectionTools } from '../tray/selection-tools.js';
import { sizeName } from '../tray/size-name.js';

/**
 * What loads after the first results: the sizes and texts of selected assets, and the pick made of
 * them; dragging assets out of the picker, and asset groups. What few need loads from here: the
 * preview, and new addresses for pictures that fail.
 */
export class SelectedAssets {
  readonly tools: SelectionTools<Asset>;
  readonly groups: AssetGroupsController;
  readonly #host: PreviewHost['host'];
  readonly #picker: PickerContext<Asset>;
  readonly #preview: LazyModule<Preview>;
  readonly #refresh: LazyModule<ThumbnailRefresh>;

  constructor(picker: PickerContext<Asset>, previewHost: PreviewHost) {
    const { root } = picker;
    const { host } = previewHost;
    this.#host = host;
    this.#picker = picker;
    this.tools = selectionTools(picker);
    this.groups = new AssetGroupsController(host, () =>
      offersGroups(readTypes(host.facets)) ? picker.idleClient : undefined,
    );
    this.#preview = new LazyModule(
      () => host.requestUpdate(),
      async () => {
        const { Preview } = await import('../preview/preview.js');
        return new Preview(previewHost, picker, () => ({ ...picker.words, ...this.tools.words }));
      },
    );
    this.#refresh = new LazyModule(
      () => undefined,
      async () => {
        const { ThumbnailRefresh } = await import('../preview/thumbnail-refresh.js');
        return new ThumbnailRefresh(previewHost, picker);
      },
    );
    // Pictures tell of failure only to those above them that listen on the way down.
    root.addEventListener(
      'error',
      ({ target }) => load(this.#refresh, (refresh) => refresh.add(target)),
      true,
    );
    if (root.querySelector('img[hidden]')) load(this.#refresh);
    placePreviewButton({
      root,
      name: () => this.tools.words.preview,
      onAim: () => load(this.#preview),
      onPreview: (index) => this.openPreview(index),
    });
    letDragOut(picker, previewHost, () => this.tools.words);
  }

  /** Shows the asset at a place of the list. */
  openPreview(index: number): void {
    load(
      this.#preview,
      (preview) => preview.open(index),
      () => this.#picker.feedback.reject(this.tools.words.previewFailed),
    );
  }

  renderPreview(): TemplateResult | typeof nothing {
    return this.#preview.ready?.render() ?? nothing;
  }

  /** Makes the pick; undefined if one of the assets cannot be picked. */
  toPick(resolved: readonly Resolved<Asset>[], branded: boolean): AssetPick | undefined {
    return toAssetPick(resolved, branded, pickSettings(this.#host));
  }

  /** The size and the text of one selected asset. */
  renderAdjust(adjust: Adjusting, selected: SelectedItem): TemplateResult {
    const words = { ...adjust.words, ...this.tools.words };
    return renderAdjust({ ...adjust, ...pickSettings(this.#host), words }, selected);
  }
}

/** Loads a part, unless it is there already. What could not be loaded offline some browsers never load again. */
function load<Part>(
  part: LazyModule<Part>,
  use?: (loaded: Part) => void,
  onFailure = (): void => undefined,
): void {
  const { ready } = part;
  if (ready) use?.(ready);
  else if (navigator.onLine) part.load().then(use, onFailure);
  else onFailure();
}

/** What setting the size and text of a chosen asset needs. */
export interface Adjusting {
  readonly words: Messages;
  readonly detail: Detail<Asset> | undefined;
  readonly onAdjust: (id: string, change: ItemSettings) => void;
  readonly onRetry: (id: string) => void;
}

/** The same, with the words that came later. */
interface Adjust extends Adjusting, PickSettings {
  readonly words: Messages & ChoosingMessages;
}

/** The size and the text of one chosen asset, once its links are known. */
function renderAdjust(adjust: Adjust, chosen: SelectedItem): TemplateResult {
  const name = nameOf(chosen, adjust.detail);
  return html`
    <div class="adjust">
      <p class="filename" dir="auto" title=${name}>${name}</p>
      ${renderFields(adjust, chosen)}
    </div>
  `;
}

function renderFields(adjust: Adjust, chosen: SelectedItem): TemplateResult {
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
  const embed = choiceOf(chosen, asset, adjust)?.embed;
  if (!embed) return html`<p class="warning">${words.noEmbeds}</p>`;
  return html`
    ${renderSize(adjust, chosen, asset, embed)}
    ${renderText(adjust, chosen, asset, formOf(embed, asset))}
  `;
}

function renderSize(
  { words, onAdjust }: Adjust,
  { id }: SelectedItem,
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
            ${sizeName(words, asset, embed)}${pixels}
          </option>`;
        })}
      </select>
    </label>
  `;
}

/** The alt text of an image, or the text of a link. Players have neither. */
function renderText(
  { words, onAdjust }: Adjust,
  { id, alt, linkText }: SelectedItem,
  asset: Asset,
  form: EmbedForm,
): TemplateResult | typeof nothing {
  if (form === 'image') {
    return renderTextField(words.altText, alt ?? suggestedAlt(asset), words.altTextHint, (text) =>
      onAdjust(id, { alt: text }),
    );
  }
  if (form === 'link') {
    return renderTextField(words.linkText, linkText ?? asset.filename, asset.filename, (text) =>
      onAdjust(id, { linkText: text }),
    );
  }
  return nothing;
}

function renderTextField(
  label: string,
  text: string,
  placeholder: string,
  onText: (text: string) => void,
): TemplateResult {
  return html`
    <label class="field grow">
      <span>${label}</span>
      <input
        type="text"
        dir="auto"
        maxlength="2000"
        placeholder=${placeholder}
        .value=${live(text)}
        @input=${({ target }: Event) => onText((target as HTMLInputElement).value)}
      />
    </label>
  `;
}
