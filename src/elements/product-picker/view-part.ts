import { html, type TemplateResult } from 'lit';
import { LazyModule } from '../../core/lazy-module.js';
import { shownAttributes } from '../../model/product/attribute-text.js';
import type { Product } from '../../model/product/product.js';
import { renderCategories } from './categories.js';
import { renderPath } from './path.js';
import { renderProductPicture } from './product-picture.js';
import type { ProductView, ViewedPicker } from './product-view.js';

/** What the details of a product need, without what they share with the picker. */
type Viewed = Omit<ViewedPicker, 'attributesOf' | 'renderPath' | 'renderCategories' | 'picture'> & {
  /** The value of `picture-hosts`: hosts that pictures may be loaded from. */
  readonly hosts: () => string | null;
};

/** The details of a product over the list, which are loaded when they are opened. */
export class ViewPart {
  readonly #viewed: Viewed;
  readonly #view: LazyModule<ProductView>;

  constructor(viewed: Viewed) {
    this.#viewed = viewed;
    this.#view = new LazyModule(
      () => viewed.picker.host.requestUpdate(),
      async () => {
        const { ProductView } = await import('./product-view.js');
        return new ProductView({
          ...viewed,
          attributesOf: shownAttributes,
          renderPath,
          renderCategories,
          picture: (product) => renderProductPicture(product, viewed.hosts()),
        });
      },
    );
  }

  /** The id of the product that is shown. */
  get id(): string | undefined {
    return this.#view.ready?.id;
  }

  /** Loads the code, because the pointer is over the button. */
  readonly aim = (): void => {
    // Some browsers never retry a module that failed to load, so nothing is loaded while offline.
    if (navigator.onLine) this.#view.load().catch(() => undefined);
  };

  /** Shows a product. */
  readonly open = (product: Product | undefined): void => {
    if (!product) return;
    const { picker, words } = this.#viewed;
    const fail = (): void => picker.feedback.reject(words().detailFailed);
    if (!navigator.onLine && !this.#view.ready) fail();
    else this.#view.load().then((view) => view.open(product), fail);
  };

  render(): TemplateResult {
    return html`${this.#view.ready?.render()}`;
  }
}
