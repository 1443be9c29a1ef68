import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { CategoryLevels } from '../../core/products/category-tree-store.js';
import { entered, type CategoryPath } from '../../model/product/product-category.js';
import type { ProductMessages } from '../../text/messages/products.js';

/** What the category tree shows, and its callbacks. */
export interface Categories {
  readonly words: ProductMessages;
  readonly levels: CategoryLevels;
  /** The path of the current category, from the top; empty at the top. */
  readonly path: CategoryPath;
  readonly disabled: boolean;
  readonly onPath: (path: CategoryPath) => void;
}

/** Renders the path of the current category, and its subcategories. */
export function renderCategories(tree: Categories): TemplateResult {
  const { words, path, onPath } = tree;
  return html`
    <nav class="categories" aria-label=${words.categories}>
      ${
        path.length === 0
          ? html`<p class="facet-name">${words.categories}</p>`
          : html`<ol class="crumbs">
              <li>${renderStep(tree, words.allCategories, () => onPath([]))}</li>
              ${path.map(
                ({ name }, index) => html`
                  <li aria-current=${index === path.length - 1 ? 'location' : nothing}>
                    ${
                      index === path.length - 1
                        ? name || words.unnamedCategory
                        : renderStep(tree, name || words.emptyValue, () =>
                            onPath(path.slice(0, index + 1)),
                          )
                    }
                  </li>
                `,
              )}
            </ol>`
      }
      ${renderLevel(tree)}
    </nav>
  `;
}

function renderLevel(tree: Categories): TemplateResult {
  const { words, path, levels, onPath } = tree;
  const id = path.at(-1)?.id ?? '';
  const level = levels.of(id);
  if (level?.status === 'failed') {
    return html`
      <p class="warning">
        ${level.failure.code === 'not-found' ? words.categoryGone : words.categoriesFailed}
      </p>
      ${renderStep(tree, words.tryAgain, () => levels.retry([id]))}
    `;
  }
  if (level?.status !== 'ready') return html`<p class="meta">${words.loadingMore}…</p>`;
  if (level.item.length === 0) return html`<p class="meta">${words.lowestCategory}</p>`;
  return html`
    <ul>
      ${repeat(
        level.item,
        (category) => category.id,
        (category) => html`
          <li>
            ${renderStep(tree, category.name || words.emptyValue, () =>
              onPath(entered(path, category)),
            )}
          </li>
        `,
      )}
    </ul>
  `;
}

function renderStep({ disabled }: Categories, name: string, run: () => void): TemplateResult {
  return html`<button type="button" class="step" ?disabled=${disabled} @click=${run}>
    ${name}
  </button>`;
}
