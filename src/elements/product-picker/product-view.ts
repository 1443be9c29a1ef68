import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Detail } from '../../core/pick/details-store.js';
import type { Product } from '../../model/product/product.js';
import { shortText } from '../../model/text/short-text.js';
import { viewMessagesFor, type ViewMessages } from '../../text/english/product-view.js';
import type { ProductMessages } from '../../text/messages/products.js';
import { forwardOf } from '../page/forward-of.js';
import { closeOnEscape } from '../picker/close-on-escape.js';
import type { PickerContext } from '../picker/picker-context.js';
import { backIcon, onIcon, returnIcon } from '../preview/icons.js';
import { renderIconButton } from '../styles/icon-button.js';
import type { Categorizing } from './categorizing.js';
import { renderPanel, type PanelTools } from './product-panel.js';
import { productViewStyles } from './product-view.styles.js';

/** What the details of a product need from their picker. */
export interface ViewedPicker extends PanelTools {
  readonly picker: PickerContext<Product>;
  readonly words: () => ProductMessages;
  /** The products that are listed. Undefined where one is still being fetched. */
  readonly listed: () => readonly (Product | undefined)[];
  readonly place: (place: number, count: number) => string;
  readonly picture: (product: Product) => TemplateResult;
  /** The buttons for the assets of a product. */
  readonly assets: (product: Product) => readonly TemplateResult[];
  /** The change of its category. Undefined if users may not change it. */
  readonly categorizing: () => Categorizing | undefined;
}

/** Shows everything about one product in the size of the list, and moves to its neighbours. */
export class ProductView implements ReactiveController {
  readonly #viewed: ViewedPicker;
  #product: Product | undefined;
  #opening = false;

  constructor(viewed: ViewedPicker) {
    this.#viewed = viewed;
    const { root, host } = viewed.picker;
    const { styleSheet } = productViewStyles;
    if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
    host.addController(this);
    closeOnEscape(
      root,
      () => this.id !== undefined,
      () => void this.close(),
    );
  }

  /** The id of the product that is shown. */
  get id(): string | undefined {
    return this.#product?.id;
  }

  hostDisconnected(): void {
    this.#product = undefined;
    this.#cover();
  }

  /** Closes with the list: without a connection, or with the dialog. */
  hostUpdate(): void {
    const { host, search, details } = this.#viewed.picker;
    const isGone = search.state.page === undefined || (host.mode !== 'inline' && !host.open);
    if (isGone) this.#product = undefined;
    if (this.#product) details.load([this.#product.id]);
  }

  hostUpdated(): void {
    this.#cover();
    if (this.#opening) this.#element?.focus();
    this.#opening = false;
  }

  /** Shows a product. */
  open(product: Product): void {
    this.#opening = this.#product === undefined;
    this.#product = product;
    this.#viewed.picker.host.requestUpdate();
  }

  /** Closes, and focuses the product in the list. */
  readonly close = async (): Promise<void> => {
    const { host, list } = this.#viewed.picker;
    const index = this.#index;
    this.#product = undefined;
    host.requestUpdate();
    await host.updateComplete;
    list.focus.focusOn(index < 0 ? list.focus.index : index);
  };

  render(): TemplateResult | typeof nothing {
    if (!this.#product) return nothing;
    const words = this.#words;
    const { details } = this.#viewed.picker;
    const { id } = this.#product;
    const detail = details.of(id);
    const product = detail?.status === 'ready' ? detail.item : this.#product;
    const name = shortText(product.name) || words.emptyValue;
    return html`
      <div
        class="view"
        role="dialog"
        tabindex="-1"
        aria-label=${words.editSelected(name)}
        @keydown=${this.#onKeyDown}
      >
        ${this.#renderBar(product, name, words)}
        <div class="sheets">
          <div class="portrait">
            <div class="picture">${this.#viewed.picture(product)}</div>
            <div class="ways">${this.#viewed.assets(product)}</div>
          </div>
          ${this.#renderDetail(detail, words)}
        </div>
      </div>
    `;
  }

  #renderBar(product: Product, name: string, words: ViewMessages): TemplateResult {
    const { picker, place } = this.#viewed;
    const index = this.#index;
    const { length } = this.#viewed.listed();
    const selected = picker.selection.has(product.id);
    return html`
      <div class="bar">
        ${renderIconButton(words.backToResults, returnIcon, () => void this.close())}
        <p class="filename" title=${name} aria-hidden="true"><bdi>${name}</bdi></p>
        ${
          index < 0
            ? nothing
            : html`<p class="place">${place(index + 1, length)}</p>
                <div class="steps">
                  ${renderIconButton(words.previousProduct, backIcon, () => this.#step(-1), !this.#after(-1))}
                  ${renderIconButton(words.nextProduct, onIcon, () => this.#step(1), !this.#after(1))}
                </div>`
        }
        <button
          type="button"
          class=${selected ? 'button' : 'button primary'}
          ?disabled=${picker.inactive}
          @click=${() => this.#toggle(product)}
        >
          ${selected ? words.deselectAsset : words.selectAsset}
        </button>
      </div>
    `;
  }

  #renderDetail(detail: Detail<Product> | undefined, words: ViewMessages): TemplateResult {
    const { details } = this.#viewed.picker;
    if (detail?.status === 'ready') {
      return renderPanel(words, detail.item, this.#viewed.categorizing(), this.#viewed);
    }
    return html`<div class="facts">
      ${
        detail?.status === 'failed'
          ? html`
              <p class="warning">${words.detailFailed}</p>
              <button
                type="button"
                class="button"
                @click=${() => this.id && details.retry([this.id])}
              >
                ${words.tryAgain}
              </button>
            `
          : html`<p class="hint">${words.preparing}</p>`
      }
    </div>`;
  }

  get #words(): ViewMessages {
    const { picker, words } = this.#viewed;
    return viewMessagesFor(picker.language.language, words());
  }

  get #element(): HTMLElement | null {
    return this.#viewed.picker.root.querySelector('.view');
  }

  /** The index of the product in the list; -1 if it is not listed. */
  get #index(): number {
    return this.#viewed.listed().findIndex((listed) => listed && listed.id === this.id);
  }

  /** Returns the next product in a direction. */
  #after(by: number): Product | undefined {
    const listed = this.#viewed.listed();
    for (let index = this.#index + by; index >= 0 && index < listed.length; index += by) {
      if (listed[index]) return listed[index];
    }
    return undefined;
  }

  /** Scrolls the list too, so that it fetches what follows. */
  #step(by: number): void {
    const product = this.#after(by);
    if (!product) return;
    this.open(product);
    const { picker, place, listed } = this.#viewed;
    const index = this.#index;
    picker.list.focus.focusOn(index, false);
    picker.announcer.say(`${shortText(product.name)}, ${place(index + 1, listed().length)}`);
  }

  #toggle(product: Product): void {
    const { host, selection, feedback, inactive } = this.#viewed.picker;
    if (inactive || selection.toggle(product)) return;
    feedback.reject(this.#words.limitReached(host.max ?? 0));
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, isComposing } = event;
    if (isComposing || altKey || ctrlKey || metaKey) return;
    const view = currentTarget as Element;
    const forward = forwardOf(view);
    if (key === 'ArrowRight') this.#step(forward);
    else if (key === 'ArrowLeft') this.#step(-forward);
    else if (key === ' ' && target === view && this.#product) this.#toggle(this.#product);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** The content below stays rendered, but is inert. */
  #cover(): void {
    const { root } = this.#viewed.picker;
    const isOpen = this.#product !== undefined;
    root.querySelector('.frame')?.toggleAttribute('data-viewing', isOpen);
    for (const part of root.querySelectorAll('.main, .side')) part.toggleAttribute('inert', isOpen);
  }
}
