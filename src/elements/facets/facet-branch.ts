import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { valuesIn, type FacetNode } from '../../model/facet/facet-tree.js';
import { chevron } from './facet-icons.js';
import type { FacetList } from './facet-list.js';

/**
 * Renders a category and its subcategories. While it is collapsed, applied subcategories stay
 * visible.
 *
 * The arrow keys expand and collapse it as in a tree. Tab moves through all visible values.
 */
export function renderBranch(list: FacetList, node: FacetNode, opened: boolean): TemplateResult {
  const { state, words, applied } = list;
  const { value, below } = node;
  const name = node.name.split('/').join(' / ');
  const open = state.branches.get(value.clause) ?? opened;
  const isApplied = (each: FacetNode): boolean =>
    valuesIn(each).some(({ clause }) => applied.includes(clause));
  const shown = open ? below : below.filter(isApplied);
  const turn = (wanted: boolean): void => {
    state.branches.set(value.clause, wanted);
    list.change({});
  };
  return html`
    <li>
      <div class="branch" @keydown=${(event: KeyboardEvent) => onKey(event, node, open, turn)}>
        ${
          below.length > 0
            ? html`<button
                type="button"
                class="twig"
                aria-expanded=${String(open)}
                aria-label=${words.categoriesIn(name)}
                @click=${() => turn(!open)}
              >
                ${chevron}
              </button>`
            : nothing
        }
        ${list.renderValue(value, name, words)}
      </div>
      ${
        shown.length > 0
          ? html`<ul>
              ${repeat(
                shown,
                (each) => each.value.clause,
                (each) => renderBranch(list, each, opened),
              )}
            </ul>`
          : nothing
      }
    </li>
  `;
}

/** Forward expands. Back collapses, or moves to the parent category. */
function onKey(
  event: KeyboardEvent,
  { below }: FacetNode,
  open: boolean,
  turn: (open: boolean) => void,
): void {
  const row = event.currentTarget as Element;
  const leftward = getComputedStyle(row).direction === 'rtl';
  const forward = event.key === (leftward ? 'ArrowLeft' : 'ArrowRight');
  const back = event.key === (leftward ? 'ArrowRight' : 'ArrowLeft');
  const around = row.parentElement?.parentElement?.parentElement;
  if (below.length > 0 && forward !== back && forward !== open) turn(forward);
  else if (back) around?.querySelector<HTMLElement>('.branch input')?.focus();
  else return;
  event.preventDefault();
}
