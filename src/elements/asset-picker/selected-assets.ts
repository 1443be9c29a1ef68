import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { AssetGroupsController } from '../../controllers/asset-groups-controller.js';
import { LazyModule } from '../../core/lazy-module.js';
import type { Detail } from '../../core/pick/details-store.js';
import { toAssetPick } from '../../core/pick/to-asset-pick.js';
import type { Asset } from '../../model/asset/asset.js';
import type { Embed } from '../../model/embed/embed.js';
import { formOf, offeredEmbeds } from '../../model/embed/embed-choice.js';
import { sizeOf } from '../../model/embed/markup.js';
import { chosenEmbed, suggestedAlt } from '../../model/pick/pick.js';
import type { SelectedItem } from '../../model/selection/selection.js';
import { shortText } from '../../model/text/short-text.js';
import type { ChoosingMessages } from '../../text/messages/choosing.js';
import type { Messages } from '../../text/messages/messages.js';
import { offersGroups, readTypes } from '../picker/attribute-values.js';
import type { PickerContext } from '../picker/picker-context.js';
import { nameOf } from './asset-name.js';
import { letDragOut } from '../preview/drag-out.js';
import { placePreviewButton } from '../preview/preview-button.js';
import type { PreviewHost } from '../preview/preview-host.js';
import type { Preview } from '../preview/preview.js';
import type { ThumbnailRefresh } from '../preview/thumbnail-refresh.js';
import { selectionTools } from '../tray/choosing.js';
import type { SelectionTools } from '../tray/selection-tools.js';

/**
 * What loads after the first results: the sizes and texts of selected assets, and the pick made of
 * them; dragging assets out of the picker, and asset groups. What few need loads from here: the
 * preview, and new addresses for pictures that fail.
 */
export class SelectedAssets {
  readonly toPick = toAssetPick;
  readonly tools: SelectionTools<Asset>;
  readonly groups: AssetGroupsController;
  readonly #picker: PickerContext<Asset>;
  readonly #preview: LazyModule<Preview>;
  readonly #refresh: LazyModule<ThumbnailRefresh>;

  constructor(picker: PickerContext<Asset>, previewHost: PreviewHost) {
    const { root } = picker;
    const { host } = previewHost;
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
    const { announcer, words } = this.#picker;
    load(
      this.#preview,
      (preview) => preview.open(index),
      () => announcer.say(words.detailFailed),
    );
  }

  renderPreview(): TemplateResult | typeof nothing {
    return this.#preview.ready?.render() ?? nothing;
  }

  /** The size and the text of one selected asset. */
  renderAdjust(adjust: Adjusting, selected: SelectedItem): TemplateResult {
    return renderAdjust({ ...adjust, words: { ...adjust.words, ...this.tools.words } }, selected);
  }
}

/** Loads a part, unless it is there already. What could not be loaded offline some browsers never load again. */
function load<Part>(
  part: LazyModule<Part>,
  use?: (loaded: Part) => void,
  onFailure?: () => void,
): void {
  const { ready } = part;
  if (ready) use?.(ready);
  else if (navigator.onLine) part.load().then(use, onFailure ?? (() => undefined));
}

/** What setting the size and text of a chosen asset needs. */
export interface Adjusting {
  readonly words: Messages;
  readonly detail: Detail<Asset> | undefined;
  readonly preferred: string | undefined;
  readonly onAdjust: (id: string, change: { embedName?: string; alt?: string }) => void;
  readonly onRetry: (id: string) => void;
}

/** The same, with the words that came later. */
interface Adjust extends Adjusting {
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
  const embed = chosenEmbed(chosen, asset, adjust.preferred);
  if (!embed) return html`<p class="warning">${words.noEmbeds}</p>`;
  return html`
    ${renderSize(adjust, chosen, asset, embed)}
    ${formOf(embed, asset.kind) === 'image' ? renderAlt(adjust, chosen, asset) : nothing}
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
            ${words.embedName(shortText(embed.name))}${pixels}
          </option>`;
        })}
      </select>
    </label>
  `;
}

function renderAlt(
  { words, onAdjust }: Adjust,
  { id, alt }: SelectedItem,
  asset: Asset,
): TemplateResult {
  return html`
    <label class="field grow">
      <span>${words.altText}</span>
      <input
        type="text"
        dir="auto"
        maxlength="2000"
        placeholder=${words.altTextHint}
        .value=${live(alt ?? suggestedAlt(asset))}
        @input=${({ target }: Event) => onAdjust(id, { alt: (target as HTMLInputElement).value })}
      />
    </label>
  `;
}
