import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { CategoryLevels } from '../../core/products/category-tree-store.js';
import { entered, type CategoryPath } from '../../model/product/product-category.js';
import type { ProductMessages } from '../../text/messages/products.js';
import type { PickerHost } from '../picker/picker-host.js';

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
          ? html`<p class="facet-name" tabindex="-1">${words.categories}</p>`
          : html`<ol class="crumbs">
              <li>${renderStep(tree, words.allCategories, () => onPath([]))}</li>
              ${path.map(
                ({ name }, index) => html`
                  <li
                    aria-current=${index === path.length - 1 ? 'location' : nothing}
                    tabindex=${index === path.length - 1 ? -1 : nothing}
                  >
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

/** Renders a button that leads to another category, whose name then gets the focus. */
function renderStep({ disabled }: Categories, name: string, run: () => void): TemplateResult {
  const onClick = ({ currentTarget }: Event): void => {
    const tree = (currentTarget as Element).closest('nav');
    const root: (Node & { readonly host?: PickerHost }) | undefined = tree?.getRootNode();
    run();
    void root?.host?.updateComplete.then(() =>
      tree?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus(),
    );
  };
  return html`<button type="button" class="step" ?disabled=${disabled} @click=${onClick}>
    ${name}
  </button>`;
}
