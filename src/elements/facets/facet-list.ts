import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Facet, FacetValue } from '../../model/facet/facet.js';
import { treeOf, valuesIn, type FacetNode } from '../../model/facet/facet-tree.js';
import { matching, ordered } from '../../model/facet/facet-values.js';
import type { FacetMessages } from '../../text/messages/search.js';
import type { Messages } from '../../text/messages/messages.js';
import { renderBranch } from './facet-branch.js';
import type { RenderValue } from './facet-groups.js';
import type { FacetState } from './facet-state.js';
import { colourOf, isColourFacet, renderSwatch } from './swatch.js';
import { valueName } from './facet-words.js';

/** One facet and its display state. */
export interface FacetList {
  readonly facet: Facet;
  readonly state: FacetState;
  readonly words: Messages & FacetMessages;
  readonly applied: readonly string[];
  /** Whether its values must not move: the user is in it, or something is applied. */
  readonly held: boolean;
  readonly change: (part: Partial<FacetState>) => void;
  readonly renderValue: RenderValue;
}

/** How many values of a facet are shown until the user expands the list. */
const collapsedCount = 6;

/** Renders the values of a facet: the first ones, all, or those that match the filter. */
export function renderFacetValues(list: FacetList): TemplateResult {
  const { facet, state, applied, held } = list;
  const before = held && state.order.length > 0 ? state.order : undefined;
  const values = ordered(facet.values, applied, before);
  state.order = values.map(({ clause }) => clause);
  const isApplied = ({ clause }: FacetValue): boolean => applied.includes(clause);
  if (state.folded) return renderFlat(list, values.filter(isApplied));
  if (state.text.trim()) return renderFound(list, values);

  const nodes = values.some(({ path }) => path !== undefined) ? treeOf(values) : undefined;
  const all: readonly (FacetValue | FacetNode)[] = nodes ?? values;
  // One more value takes no more space than the button for it.
  const whole = state.all || all.length <= collapsedCount + 1;
  const isShown = (chosen: boolean, index: number): boolean =>
    whole || index < collapsedCount || chosen;
  const branches = nodes?.filter((node, index) => isShown(valuesIn(node).some(isApplied), index));
  const shown = values.filter((value, index) => isShown(isApplied(value), index));
  return html`
    ${
      branches
        ? html`<ul class="tree">
            ${repeat(
              branches,
              ({ value }) => value.clause,
              (node) => renderBranch(list, node, values.length <= collapsedCount + 1),
            )}
          </ul>`
        : renderFlat(list, shown)
    }
    ${renderEnd(list, all.length - (branches ?? shown).length, all.length > collapsedCount + 1)}
  `;
}

function renderFlat(list: FacetList, values: readonly FacetValue[]): TemplateResult {
  const { facet, words, renderValue } = list;
  const coloured = isColourFacet(facet);
  return renderEach(values, (value) => {
    const name = valueName(facet, value, words);
    const colour = coloured ? colourOf(value.label) : undefined;
    if (colour === undefined) return renderValue(value, name, words);
    return renderValue({ ...value, path: name }, html`${renderSwatch(colour)}${name}`, words);
  });
}

function renderEach(
  values: readonly FacetValue[],
  render: (value: FacetValue) => TemplateResult,
): TemplateResult {
  return html`${repeat(values, ({ clause }) => clause, render)}`;
}

/** A category outside the tree has its own name first, then the path to it. */
function renderFound(list: FacetList, values: readonly FacetValue[]): TemplateResult {
  const { facet, state, words, renderValue } = list;
  const found = matching(values, state.text, (value) => valueName(facet, value, words));
  const count = words.valuesFound(found.length, values.length);
  return html`
    <p class="note" aria-live="polite">${found.length > 0 ? count : words.noValues}</p>
    ${
      found.some(({ path }) => path !== undefined)
        ? renderEach(found, (value) => renderValue(value, renderLeaf(value), words))
        : renderFlat(list, found)
    }
    ${renderMore(list)}
  `;
}

function renderLeaf({ label, path = label }: FacetValue): TemplateResult {
  const parts = path.split('/');
  const leaf = parts.pop();
  if (parts.length === 0) return html`<bdi>${leaf}</bdi>`;
  return html`<bdi>${leaf}</bdi> <bdi class="path">${parts.join(' / ')}</bdi>`;
}

function renderEnd(list: FacetList, hidden: number, foldable: boolean): TemplateResult {
  const { state, words, change } = list;
  return html`
    ${
      foldable
        ? html`<button
            class="link"
            type="button"
            aria-expanded=${String(state.all)}
            @click=${() => change({ all: !state.all })}
          >
            ${state.all ? words.showFewer : words.showMore(hidden)}
          </button>`
        : nothing
    }
    ${hidden > 0 ? nothing : renderMore(list)}
  `;
}

function renderMore({ facet, words }: FacetList): TemplateResult | typeof nothing {
  return facet.truncated ? html`<p class="note">${words.moreValues}</p>` : nothing;
}
