import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import type { ItemSettings } from '../../model/selection/selection.js';
import { shortText } from '../../model/text/short-text.js';
import { previewMessagesFor } from '../../text/english/preview.js';
import type { Messages } from '../../text/messages/messages.js';
import type { PreviewMessages } from '../../text/messages/preview.js';
import type { PickerContext } from '../picker/picker-context.js';
import { forwardOf } from '../page/forward-of.js';
import { closeOnEscape } from '../picker/close-on-escape.js';
import { renderBar } from './bar.js';
import type { EditSize } from '../size-editor/size-editor.js';
import { Copying } from './copying.js';
import { copyButtonStyles } from './copy-button.styles.js';
import { DocumentPages } from './document-pages.js';
import type { PickingPage } from './preview-host.js';
import { previewStyles } from './preview.styles.js';
import { renderPanel } from './panel.js';
import { renderStage } from './stage.js';
import { onSwipes } from './swipe.js';
import { Zoom } from './zoom.js';

/**
 * Shows one asset of the list in the size of the list, with all its details, and moves to its
 * neighbours.
 */
export class Preview implements ReactiveController {
  readonly #page: PickingPage;
  readonly #picker: PickerContext<Asset>;
  readonly #editSize: EditSize;
  readonly #zoom: Zoom;
  readonly #copying: Copying;
  readonly #pages = new DocumentPages(() => this.#page.host.requestUpdate());
  #index: number | undefined;
  #asset: Asset | undefined;
  /** The size that was selected in the preview. */
  #size: ItemSettings | undefined;
  #silent = false;
  #opening = false;

  constructor(page: PickingPage, picker: PickerContext<Asset>, editSize: EditSize) {
    this.#page = page;
    this.#picker = picker;
    this.#editSize = editSize;
    const { root } = picker;
    const sheets = [previewStyles, copyButtonStyles].flatMap(({ styleSheet }) => styleSheet ?? []);
    root.adoptedStyleSheets.push(...sheets);
    this.#zoom = new Zoom(page.host, () => this.#find('.stage'));
    const { announcer } = picker;
    this.#copying = new Copying({ root, announcer, host: page.host, words: () => this.#words });
    page.host.addController(this);
    onSwipes(root, (by) => {
      const preview = this.#find('.preview');
      if (preview) this.#step(by * forwardOf(preview));
    });
    const ways = (): HTMLElement | null => this.#find('.other-ways[open] summary');
    closeOnEscape(
      root,
      () => ways() !== null,
      () => {
        ways()?.focus();
        ways()?.click();
      },
    );
    root.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('.other-ways')) ways()?.click();
    });
    closeOnEscape(
      root,
      () => this.isOpen && !this.#find('.size-editor, .keys[open]'),
      () => void this.close(),
    );
  }

  /** Whether the preview is open. */
  get isOpen(): boolean {
    return this.#index !== undefined;
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** Closes the preview if the list was replaced. */
  hostUpdate(): void {
    if (this.#index === undefined) return;
    const { host } = this.#page;
    const { search } = this.#picker;
    const listed = this.#picker.list.itemAt(this.#index);
    const isOther = listed && this.#asset && listed.id !== this.#asset.id;
    const isGone = search.state.page === undefined || this.#index >= this.#length;
    if (isOther || isGone || (host.mode !== 'inline' && !host.open)) {
      this.#end();
      return;
    }
    this.#asset = listed ?? this.#asset;
    if (this.#asset) this.#picker.details.load([this.#asset.id]);
  }

  hostUpdated(): void {
    if (this.#opening) this.#find('.preview')?.focus();
    this.#opening = false;
  }

  /** Shows the asset at an index of the list. */
  open(index: number): void {
    this.#opening = this.#index === undefined;
    this.#end();
    this.#index = index;
    this.#page.host.requestUpdate();
  }

  /** Closes the preview and focuses the asset in the list. */
  readonly close = async (): Promise<void> => {
    const [index, { host }] = [this.#index, this.#page];
    if (index === undefined) return;
    this.#end();
    host.requestUpdate();
    await host.updateComplete;
    this.#picker.list.focus.focusOn(index);
  };

  get #words(): Messages & PreviewMessages {
    const { words, language, selectionWords } = this.#picker;
    return { ...words, ...previewMessagesFor(language.language, selectionWords) };
  }

  render(): TemplateResult | typeof nothing {
    const [index, asset, words] = [this.#index, this.#asset, this.#words];
    if (index === undefined) return nothing;
    const length = this.#length;
    const name = asset ? shortText(asset.filename) || words.emptyValue : words.loading;
    return html`
      <div
        class="preview"
        role="dialog"
        tabindex="-1"
        aria-label=${words.previewOf(name)}
        @keydown=${this.#onKeyDown}
      >
        ${renderBar({
          ...{ words, name, index, length },
          selected: asset !== undefined && this.#picker.selection.has(asset.id),
          reason: asset && this.#picker.list.disabledReason(this.#known(asset)),
          disabled: this.#picker.inactive,
          onClose: () => void this.close(),
          onStep: (by) => this.#step(by),
          onToggle: asset && (() => this.#toggle(asset)),
        })}
        ${asset ? this.#renderAsset(asset, words) : this.#renderMissing(words)}
      </div>
    `;
  }

  /** Renders the state while a part of the list is loading or has failed. */
  #renderMissing(words: Messages): TemplateResult {
    const { search } = this.#picker;
    const { state } = search;
    if (state.status !== 'failed') return html`<p class="notice">${words.loading}…</p>`;
    const [title, hint] = words.failures[state.failure.code] ?? [];
    return html`
      <div class="notice">
        <p class="notice-title">${title}</p>
        <p class="notice-hint">${hint}</p>
        <button type="button" class="button" @click=${() => search.retry()}>
          ${words.tryAgain}
        </button>
      </div>
    `;
  }

  #renderAsset(listed: Asset, words: Messages & PreviewMessages): TemplateResult {
    const { details } = this.#picker;
    const { id } = listed;
    const detail = details.of(id);
    const asset = this.#known(listed);
    const set = this.#picker.selection.items.find((selected) => selected.id === id) ?? { id };
    const selected = { ...set, ...this.#size };
    return html`
      <div class="pair">
        ${renderStage({
          words,
          locale: words.locale,
          asset,
          hosts: this.#page.host.pictureHosts,
          ...{ zoom: this.#zoom, pages: this.#pages },
          silent: this.#silent,
          onSilent: () => this.#set(() => (this.#silent = true)),
        })}
        ${renderPanel({
          ...{ words, asset, detail, selected },
          assetWords: this.#page.assetWords(),
          facets: this.#picker.search.state.facets,
          settings: this.#page.pickSettings(),
          sizesAllowed: this.#page.host.sizesAllowed,
          ...this.#copying.state,
          onSize: (size) => this.#set(() => this.#sized(id, size)),
          editSize: this.#editSize,
          onCopy: (label, what) => void this.#copying.copy(label, what),
          onRetry: () => details.retry([id]),
        })}
      </div>
    `;
  }

  /** Returns an asset of the list, with its details if they are known. */
  #known(listed: Asset): Asset {
    const detail = this.#picker.details.of(listed.id);
    return detail?.status === 'ready' ? detail.item : listed;
  }

  get #length(): number {
    return this.#picker.search.state.length ?? 0;
  }

  #find(selector: string): HTMLElement | null {
    return this.#picker.root.querySelector<HTMLElement>(selector);
  }

  #end(): void {
    this.#index = this.#asset = this.#size = undefined;
    this.#copying.end();
    this.#silent = false;
    this.#zoom.scale = undefined;
    this.#pages.end();
  }

  #set(change: () => void): void {
    this.#copying.end();
    change();
    this.#page.host.requestUpdate();
  }

  /** Scrolls the list too, so that it fetches the next pages and shows the asset afterwards. */
  #step(by: number): void {
    const index = (this.#index ?? 0) + by;
    if (index < 0 || index >= this.#length) return;
    const view = this.#zoom.view;
    this.open(index);
    void this.#zoom.show(view);
    this.#picker.list.focus.focusOn(index, false);
    const asset = this.#picker.list.itemAt(index);
    const { placeOf } = this.#words;
    const place = placeOf(index + 1, this.#length);
    this.#picker.announcer.say(asset ? `${shortText(asset.filename)}, ${place}` : place);
  }

  /** Applies the size to a selected asset, and to the assets that are selected next. */
  #sized(id: string, size: ItemSettings): void {
    this.#size = size;
    const { selection, inactive } = this.#picker;
    if (!inactive) selection.adjust(id, size);
  }

  #toggle(asset: Asset): void {
    const { host, selection, feedback, inactive, list } = this.#picker;
    if (inactive) return;
    const reason = list.disabledReason(this.#known(asset));
    if (!selection.has(asset.id) && reason !== undefined) return;
    if (!selection.toggle(asset)) feedback.reject(this.#words.limitReached(host.max ?? 0));
    else if (this.#size !== undefined) this.#sized(asset.id, this.#size);
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing || !this.#takes(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #takes(event: KeyboardEvent): boolean {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const at = target as Element;
    if (altKey || ctrlKey || metaKey || at.matches('input, audio, video, summary')) return false;
    // The arrow keys scroll a picture that is larger than its stage.
    if (at.matches('[data-large]')) return this.#zoom.handleKey(event);
    const preview = event.currentTarget as Element;
    const forward = forwardOf(preview);
    if (key === 'ArrowRight') this.#step(forward);
    else if (key === 'ArrowLeft') this.#step(-forward);
    else if (key === ' ' && at === preview && this.#asset) this.#toggle(this.#asset);
    else return this.#zoom.handleKey(event);
    return true;
  }
}
