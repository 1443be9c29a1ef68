import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  findValue,
  type AppliedValue,
  type Facet,
  type FacetValue,
} from '../../model/facet/facet.js';
import { mergeFacets } from '../../model/facet/facet-merge.js';
import { facetMessagesFor } from '../../text/english/facets.js';
import type { FacetMessages } from '../../text/messages/search.js';
import type { Language } from '../../text/language.js';
import type { Messages } from '../../text/messages/messages.js';
import { LazyModule } from '../../core/lazy-module.js';
import { facetGroupStyles } from './facet-groups.styles.js';
import { chevron } from './facet-icons.js';
import { renderFacetValues } from './facet-list.js';
import { saveFold } from './fold-preferences.js';
import { stateOf, type FacetState } from './facet-state.js';
import { facetName } from './facet-words.js';

/** What the groups need from their panel. */
export interface Faceted extends ReactiveControllerHost, HTMLElement {
  readonly facets: readonly Facet[] | undefined;
  readonly applied: readonly string[];
  readonly disabled: boolean;
  readonly messages: Partial<FacetMessages> | undefined;
}

/** Renders the check box of a value with its name. */
export type RenderValue = (
  value: FacetValue,
  name: string | TemplateResult,
  words: Messages,
) => TemplateResult;

/** How many groups are open at first. */
const openGroups = 4;

/** Facets with more values than this have a field to filter them. */
const filterThreshold = 8;

/** Renders facets as collapsible groups with a filter field, and categories as a tree. */
export class FacetGroups {
  readonly #panel: Faceted;
  readonly #language: { readonly language: Language };
  readonly #renderValue: RenderValue;
  #before: readonly Facet[] = [];
  readonly #dateRange = new LazyModule(
    () => this.#panel.requestUpdate(),
    async () => {
      const { renderDateRange } = await import('./date-range.js');
      return renderDateRange;
    },
  );
  /** The keys of the groups in their last order. */
  #order: readonly string[] = [];
  #applied: ReadonlyMap<string, AppliedValue> = new Map();

  constructor(panel: Faceted, language: { readonly language: Language }, renderValue: RenderValue) {
    this.#panel = panel;
    this.#language = language;
    this.#renderValue = renderValue;
    const root = panel.shadowRoot;
    const { styleSheet } = facetGroupStyles;
    if (!root || !styleSheet) return;
    root.adoptedStyleSheets.push(styleSheet);
    root.addEventListener('focusout', (event) => this.#onLeave(event as FocusEvent));
    root.addEventListener('mouseout', (event) => this.#onLeave(event as MouseEvent));
  }

  /** The facets with every applied value. A value that is no longer listed keeps its last label. */
  get facets(): readonly Facet[] {
    const facets = this.#panel.facets || [];
    const applied = this.#panel.applied.flatMap((clause) => {
      const known = findValue(facets, clause) ?? this.#applied.get(clause);
      return known ?? findValue(this.#before, clause) ?? [];
    });
    this.#before = facets;
    this.#applied = new Map(applied.map((value) => [value.clause, value]));
    const merged = mergeFacets(facets, [], applied);
    const before = this.#order;
    const placeOf = ({ key }: Facet): number =>
      before.includes(key) ? before.indexOf(key) : before.length;
    // While something is applied, no group moves, although its counts change.
    const placed =
      this.#panel.applied.length > 0
        ? merged.toSorted((one, other) => placeOf(one) - placeOf(other))
        : merged;
    this.#order = placed.map(({ key }) => key);
    return placed;
  }

  /** Renders placeholders while the first facets are loading. */
  renderLoading(): TemplateResult {
    const rows = Array.from({ length: 5 }, () => html`<span class="blank"></span>`);
    return html`${[rows, rows].map((group) => html`<div class="blanks" aria-hidden="true">${group}</div>`)}`;
  }

  /** Renders the heading of a facet, which expands and collapses it. */
  renderHeading(facet: Facet, words: Messages): TemplateResult {
    const state = this.#stateOf(facet);
    return html`<button
      type="button"
      class="fold"
      data-key=${facet.key}
      aria-expanded=${String(!state.folded)}
      @click=${() => this.#fold(facet.key, state)}
    >
      <bdi>${facetName(facet, words)}</bdi>${chevron}
    </button>`;
  }

  /** Renders the values of a facet and the field that filters them. */
  renderValues(facet: Facet, words: Messages): TemplateResult {
    const panel = this.#panel;
    const own = facetMessagesFor(this.#language.language, panel.messages);
    const state = this.#stateOf(facet);
    const change = (part: Partial<FacetState>): void => this.#change(state, part);
    const label = own.searchWithin(facetName(facet, words));
    return html`
      ${
        facet.values.length > filterThreshold && !state.folded
          ? renderField(label, state.text, (text) => change({ text }))
          : nothing
      }
      ${renderFacetValues({
        ...{ facet, state, change },
        words: { ...words, ...own },
        applied: panel.applied,
        held: panel.applied.length > 0 || this.#isHeld(facet.key),
        renderValue: this.#renderValue,
      })}
      ${
        facet.type === 'created_date' && !state.folded
          ? this.#renderDateRange(facet, { ...words, ...own })
          : nothing
      }
    `;
  }

  #renderDateRange(facet: Facet, words: Messages & FacetMessages): TemplateResult | undefined {
    this.#dateRange.load().catch(() => undefined);
    return this.#dateRange.ready?.(this.#panel, facet, words);
  }

  /** The first groups are open at first, unless the user has closed them. */
  #stateOf({ key }: Facet): FacetState {
    return stateOf(this.#panel, key, this.#order.indexOf(key) >= openGroups);
  }

  #fold(key: string, state: FacetState): void {
    this.#change(state, { folded: !state.folded });
    saveFold(this.#panel, key, state.folded);
  }

  #change(state: FacetState, part: Partial<FacetState>): void {
    Object.assign(state, part);
    this.#panel.requestUpdate();
  }

  /** Whether the focus is in this facet. */
  #isHeld(key: string): boolean {
    const root = this.#panel.shadowRoot;
    const group = root?.querySelector(`[data-key="${CSS.escape(key)}"]`)?.closest('fieldset');
    return (
      group?.matches(':hover') === true || group?.contains(root?.activeElement ?? null) === true
    );
  }

  /** Values return to the service's order only after the focus has left the group. */
  #onLeave({ target, relatedTarget }: FocusEvent | MouseEvent): void {
    const group = (target as Element).closest('fieldset');
    if (group && !group.contains(relatedTarget as Node | null)) this.#panel.requestUpdate();
  }
}

function renderField(label: string, text: string, onText: (text: string) => void): TemplateResult {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || !text) return;
    event.preventDefault();
    onText('');
  };
  return html`<input
    type="text"
    class="within"
    autocomplete="off"
    spellcheck="false"
    maxlength="200"
    aria-label=${label}
    placeholder=${label}
    .value=${live(text)}
    @keydown=${onKey}
    @input=${({ target }: Event) => onText((target as HTMLInputElement).value)}
  />`;
}
