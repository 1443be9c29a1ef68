import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ProductShow } from '../../model/product-query.js';
import type { ProductPage } from '../../model/product.js';
import type { ProductMessages } from '../../text/product-messages.js';

const shows: readonly ProductShow[] = ['all', 'parents', 'variants'];

/** Chooses between products with their variants, without, and the variants alone. */
export function renderListed(
  words: ProductMessages,
  listed: ProductShow,
  onListed: (listed: ProductShow) => void,
): TemplateResult {
  const choose = ({ currentTarget }: Event): void => {
    const { value } = currentTarget as HTMLSelectElement;
    onListed(shows.find((show) => show === value) ?? 'all');
  };
  return html`
    <select
      class="sort"
      aria-label=${words.listed}
      title=${words.listed}
      .value=${live(listed)}
      @change=${choose}
    >
      ${shows.map(
        (show) =>
          html`<option value=${show} ?selected=${show === listed}>
            ${words.listedNames[show]}
          </option>`,
      )}
    </select>
  `;
}

/** After the last product found where many were looked at: the person says whether to go on. */
export function renderEnd(
  words: ProductMessages,
  { next, total }: ProductPage,
  onFurther: () => void,
): TemplateResult {
  return html`
    <p>${words.lookedAt(next, total)}</p>
    <button type="button" class="button" @click=${onFurther}>${words.lookFurther}</button>
  `;
}
