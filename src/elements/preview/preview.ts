import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import { shortText } from '../../model/text/short-text.js';
import type { ChoosingMessages } from '../../text/messages/choosing.js';
import type { Messages } from '../../text/messages/messages.js';
import type { Chooser } from '../picker/choosing.js';
import { closeOnEscape } from '../picker/close-on-escape.js';
import { renderBar } from './bar.js';
import { copy, type Copy } from './clipboard.js';
import type { PreviewHost } from './preview-host.js';
import { renderPanel } from './panel.js';
import { renderStage } from './stage.js';
import { Zoom } from './zoom.js';

/**
 * Shows one asset of the list as large as the list, with all that is known of it, and leads from
 * one to the next.
 */
export class Preview implements ReactiveController {
  readonly #looker: PreviewHost;
  readonly #chooser: Chooser<Asset>;
  readonly #words: () => Messages & ChoosingMessages;
  readonly #zoom: Zoom;
  #index: number | undefined;
  #asset: Asset | undefined;
  #size: string | undefined;
  #copied: string | undefined;
  #uncopied: string | undefined;
  #silent = false;
  #opening = false;

  constructor(
    looker: PreviewHost,
    chooser: Chooser<Asset>,
    words: () => Messages & ChoosingMessages,
  ) {
    this.#looker = looker;
    this.#chooser = chooser;
    this.#words = words;
    this.#zoom = new Zoom(looker.host, () => this.#find('.stage'));
    looker.host.addController(this);
    closeOnEscape(
      chooser.root,
      () => this.#index !== undefined,
      () => void this.close(),
    );
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** What is shown follows the list: where that has become another, there is nothing to show. */
  hostUpdate(): void {
    if (this.#index === undefined) return;
    const { host } = this.#looker;
    const { search } = this.#chooser;
    const listed = this.#chooser.itemAt(this.#index);
    const isOther = listed && this.#asset && listed.id !== this.#asset.id;
    const isGone = search.state.page === undefined || this.#index >= this.#length;
    if (isOther || isGone || (host.mode !== 'inline' && !host.open)) {
      this.#end();
      return;
    }
    this.#asset = listed ?? this.#asset;
    if (this.#asset) this.#chooser.want([this.#asset.id]);
  }

  hostUpdated(): void {
    const isOpen = this.#index !== undefined;
    this.#find('.frame')?.toggleAttribute('data-previewing', isOpen);
    // What lies underneath keeps its place, but nobody comes to it.
    for (const part of this.#chooser.root.querySelectorAll('.main, .side')) {
      part.toggleAttribute('inert', isOpen);
    }
    if (this.#opening) this.#find('.preview')?.focus();
    this.#opening = false;
  }

  /** Shows the asset at a place of the list. */
  open(index: number): void {
    this.#opening = this.#index === undefined;
    this.#end();
    this.#index = index;
    this.#looker.host.requestUpdate();
  }

  /** Goes back to the list, to the asset that was shown. */
  readonly close = async (): Promise<void> => {
    const index = this.#index;
    const { host } = this.#looker;
    if (index === undefined) return;
    this.#end();
    host.requestUpdate();
    await host.updateComplete;
    this.#chooser.roving.focusOn(index);
  };

  render(): TemplateResult | typeof nothing {
    const [index, asset, words] = [this.#index, this.#asset, this.#words()];
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
          chosen: asset !== undefined && this.#chooser.selection.has(asset.id),
          refusal: asset && this.#chooser.refusalOf(asset),
          disabled: this.#chooser.inactive(),
          onClose: () => void this.close(),
          onStep: (by) => this.#step(by),
          onToggle: asset && (() => this.#toggle(asset)),
        })}
        ${asset ? this.#renderAsset(asset, words) : this.#renderMissing(words)}
      </div>
    `;
  }

  /** While a part of the list is on its way, or where it does not come. */
  #renderMissing(words: Messages): TemplateResult {
    const { state, retry } = this.#chooser.search;
    if (state.status !== 'failed') return html`<p class="notice">${words.loading}…</p>`;
    const [title, hint] = words.failures[state.failure.code] ?? [];
    return html`
      <div class="notice">
        <p class="notice-title">${title}</p>
        <p class="notice-hint">${hint}</p>
        <button type="button" class="button" @click=${retry}>${words.tryAgain}</button>
      </div>
    `;
  }

  #renderAsset(listed: Asset, words: Messages & ChoosingMessages): TemplateResult {
    const { details } = this.#chooser;
    const { id } = listed;
    const detail = details.of(id);
    const asset = detail?.status === 'ready' ? detail.item : listed;
    const set = this.#chooser.selection.chosen.find((chosen) => chosen.id === id) ?? { id };
    const chosen = this.#size === undefined ? set : { ...set, embedName: this.#size };
    return html`
      <div class="pair">
        ${renderStage({
          words,
          locale: words.locale,
          asset,
          hosts: this.#looker.host.pictureHosts,
          zoom: this.#zoom,
          silent: this.#silent,
          onSilent: () => this.#set(() => (this.#silent = true)),
        })}
        ${renderPanel({
          ...{ words, asset, detail, chosen },
          facets: this.#chooser.search.state.facets,
          preferred: this.#looker.host.embed || undefined,
          copied: this.#copied,
          uncopied: this.#uncopied,
          onSize: (name) => this.#set(() => this.#sized(id, name)),
          onCopy: (label, what) => void this.#copy(label, what),
          onRetry: () => details.retry([id]),
        })}
      </div>
    `;
  }

  get #length(): number {
    return this.#chooser.search.state.length ?? 0;
  }

  #find(selector: string): HTMLElement | null {
    return this.#chooser.root.querySelector<HTMLElement>(selector);
  }

  #end(): void {
    this.#index = this.#asset = this.#size = this.#copied = this.#uncopied = undefined;
    this.#silent = false;
    this.#zoom.scale = undefined;
  }

  #set(change: () => void): void {
    this.#copied = this.#uncopied = undefined;
    change();
    this.#looker.host.requestUpdate();
  }

  /** The list goes along, so that it fetches what comes next and shows it afterwards. */
  #step(by: number): void {
    const index = (this.#index ?? 0) + by;
    if (index < 0 || index >= this.#length) return;
    this.open(index);
    this.#chooser.roving.focusOn(index, false);
    const asset = this.#chooser.itemAt(index);
    const { placeOf } = this.#words();
    const place = placeOf(index + 1, this.#length);
    this.#chooser.announce(asset ? `${shortText(asset.filename)}, ${place}` : place);
  }

  /** What is chosen already takes the size over; what is chosen next comes in it. */
  #sized(id: string, embedName: string): void {
    this.#size = embedName;
    const { selection, inactive } = this.#chooser;
    if (!inactive()) selection.adjust(id, { embedName });
  }

  #toggle(asset: Asset): void {
    const { selection, limit, object, inactive, refusalOf } = this.#chooser;
    if (inactive()) return;
    if (!selection.has(asset.id) && refusalOf(asset) !== undefined) return;
    if (!selection.toggle(asset)) object(this.#words().limitReached(limit().max ?? 0));
    else if (this.#size !== undefined) this.#sized(asset.id, this.#size);
  }

  async #copy(label: string, what: Copy): Promise<void> {
    const preview = this.#find('.preview');
    const done = preview !== null && (await copy(what, preview));
    this.#set(() => {
      if (done) this.#copied = label;
      else this.#uncopied = what.html ?? what.text;
    });
    const { copied, copyByHand } = this.#words();
    this.#chooser.announce(done ? `${copied}: ${label}` : copyByHand);
    if (done) return;
    await this.#looker.host.updateComplete;
    this.#find('.by-hand input')?.focus();
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (!this.#takes(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #takes(event: KeyboardEvent): boolean {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const at = target as Element;
    if (altKey || ctrlKey || metaKey || at.matches('input, audio, video')) return false;
    // A picture that is larger than its stage scrolls by the arrows.
    if (at.matches('[data-large]')) return this.#zoom.pressed(event);
    const preview = event.currentTarget as Element;
    const forward = getComputedStyle(preview).direction === 'rtl' ? -1 : 1;
    if (key === 'ArrowRight') this.#step(forward);
    else if (key === 'ArrowLeft') this.#step(-forward);
    else if (key === ' ' && at === preview && this.#asset) this.#toggle(this.#asset);
    else return this.#zoom.pressed(event);
    return true;
  }
}
