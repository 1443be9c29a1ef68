import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ProductSearch } from '../../core/search/product-search.js';
import { hasMore } from '../../model/page/page.js';
import type { ProductShow } from '../../model/product/product-query.js';
import type { ProductPage } from '../../model/product/product.js';
import type { ProductMessages } from '../../text/messages/products.js';
import { failureNotice } from '../notices/notice.js';

const shows: readonly ProductShow[] = ['all', 'parents', 'variants'];

/** Renders the choice between products with variants, without variants, and variants only. */
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
    <select class="sort" aria-label=${words.listed} .value=${live(listed)} @change=${choose}>
      ${shows.map(
        (show) =>
          html`<option value=${show} ?selected=${show === listed}>
            ${words.listedNames[show]}
          </option>`,
      )}
    </select>
  `;
}

/**
 * Returns the number of results as text if the service's number alone would mislead. Undefined if it
 * does not.
 */
export function countedAs(
  { items, next, total, counted }: ProductPage,
  words: ProductMessages,
): string | undefined {
  if (!counted) {
    return next < total ? words.found(items.length, next, total) : words.results(items.length);
  }
  const hasVariants = items.some(({ parentId }) => parentId !== undefined);
  const isMixed = hasVariants && items.some(({ parentId }) => parentId === undefined);
  return isMixed ? words.withVariants(total) : undefined;
}

/** Renders the end of the list: loading, failed, or complete. */
export function renderEnd(
  words: ProductMessages,
  search: ProductSearch,
  page: ProductPage,
): TemplateResult {
  const { state, retry } = search;
  if (state.status === 'failed' && state.more) {
    const { title, hint, actions } = failureNotice(words, state.failure, retry);
    return html`
      <p>${title} – ${hint}</p>
      ${actions.map(
        ({ label, run }) =>
          html`<button type="button" class="button" @click=${run}>${label}</button>`,
      )}
    `;
  }
  // After many products without a match, the user decides whether to continue.
  if (state.stopped) {
    return html`
      <p>${words.lookedAt(page.next, page.total)}</p>
      <button type="button" class="button" @click=${search.continueScan}>
        ${words.lookFurther}
      </button>
    `;
  }
  return html`<p aria-hidden="true">
    ${hasMore(page) ? `${words.loadingMore}…` : words.endOfResults}
  </p>`;
}
