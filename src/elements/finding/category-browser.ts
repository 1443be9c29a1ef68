import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { levelBelow, pathOf, stepsOf } from '../../model/facet/category-level.js';
import type { AppliedValue, Facet, FacetValue } from '../../model/facet/facet.js';
import type { Query } from '../../model/query/query.js';
import { icon } from '../styles/icons.js';
import type { FindingContext } from './finding.js';

const folderIcon = icon('M3.5 6h6l2 2.5h9v10.5h-17Z');
const belowIcon = icon('m9.5 6 6 6-6 6');
const browseIcon = icon('m6 9.5 6 6 6-6');

/** The categories below the applied one, counted by a request of their own. */
type Level =
  | { readonly query: Query; readonly status: 'loading' | 'failed' }
  | { readonly query: Query; readonly status: 'ready'; readonly facet: Facet | undefined };

/**
 * Lists one level of the categories at a time. The level is that of the applied category: going up or
 * down is an ordinary change of the query, which the facet panel shows, too.
 */
export class CategoryBrowser {
  readonly #context: FindingContext;
  /** The categories that were chosen here, by clause: an applied value does not contain its path. */
  readonly #chosen = new Map<string, FacetValue>();
  #level: Level | undefined;
  #request: AbortController | undefined;
  /** Whether the focus moves to the next level once it is listed. */
  #entering = false;

  constructor(context: FindingContext) {
    this.#context = context;
  }

  /** Counts the categories below the applied one, if the results do not contain all of them. */
  load(): void {
    const { idleClient, search } = this.#context.picker;
    const facet = this.#facet;
    const { query } = search.state;
    if (this.#current && facet?.truncated && idleClient && this.#level?.query !== query) {
      void this.#count(query, idleClient);
    }
    if (this.#entering && this.#listed !== 'loading') this.#enter();
  }

  /** Aborts the request in progress. */
  stop(): void {
    this.#request?.abort();
    if (this.#level?.status === 'loading') this.#level = undefined;
  }

  /** Undefined if the page does not show categories, or the results are in none. */
  render(): TemplateResult | undefined {
    if (!this.#facet) return undefined;
    const { browseCategories } = this.#context.words();
    return html`
      <div class="section browse" role="group" aria-label=${browseCategories} tabindex="-1">
        <p class="recent-title" aria-hidden="true">${browseCategories}</p>
        ${this.#renderSteps(browseCategories)} ${this.#renderLevel()}
      </div>
    `;
  }

  /** Renders the path to the applied category with a button that lists those below it. */
  renderPath(label: string): TemplateResult | undefined {
    const steps = this.#renderSteps(label);
    if (!steps) return undefined;
    const { panel, words } = this.#context;
    const { browseCategories } = words();
    return html`${steps}
      <button
        type="button"
        class="button plain icon"
        aria-label=${browseCategories}
        title=${browseCategories}
        @click=${(event: Event) => {
          // Other clicks outside of the panel close it.
          event.stopPropagation();
          panel.open();
        }}
      >
        ${browseIcon}
      </button>`;
  }

  #renderSteps(label: string): TemplateResult | undefined {
    const current = this.#current;
    if (!current) return undefined;
    const steps = stepsOf(pathOf(current));
    const last = steps.at(-1);
    return html`
      <nav aria-label=${label}>
        <ol class="crumbs stops">
          <li>
            <button type="button" class="link crumb" @click=${() => this.#go(undefined)}>
              ${this.#context.words().allCategories}
            </button>
          </li>
          ${steps.map((step) => {
            const value = this.#valueAt(step.path, current);
            const name = html`<bdi>${step.name}</bdi>`;
            return html`<li>
              ${belowIcon}${
                step === last || !value
                  ? html`<span aria-current=${step === last ? 'location' : nothing}>${name}</span>`
                  : html`<button type="button" class="link crumb" @click=${() => this.#go(value)}>
                      ${name}
                    </button>`
              }
            </li>`;
          })}
        </ol>
      </nav>
    `;
  }

  #renderLevel(): TemplateResult {
    const { words } = this.#context;
    const {
      loading,
      tryAgain,
      categoriesFailed,
      categoriesBelow,
      noneBelow,
      allCategories,
      ...to
    } = words();
    const listed = this.#listed;
    const current = this.#current;
    const name = current ? (stepsOf(pathOf(current)).at(-1)?.name ?? '') : '';
    if (listed === 'loading') return html`<p class="notes">${loading}</p>`;
    if (listed === 'failed') {
      return html`<p class="notes">
        <span>${categoriesFailed}</span>
        <button type="button" class="link crumb" @click=${this.#retry}>${tryAgain}</button>
      </p>`;
    }
    const level = listed ? levelBelow(listed.values, current ? pathOf(current) : '') : [];
    if (level.length === 0) return html`<p class="notes">${noneBelow(name)}</p>`;
    return html`
      <ul aria-label=${current ? categoriesBelow(name) : allCategories}>
        ${repeat(
          level,
          ({ value }) => value.clause,
          ({ value, name: category, hasBelow }) => html`
            <li>
              <button
                type="button"
                class="again"
                @click=${() => this.#go(value, hasBelow || listed?.truncated)}
              >
                ${folderIcon}<bdi>${category}</bdi>
                <span class="count"
                  >${value.count === undefined ? nothing : to.number(value.count)}</span
                >
                ${hasBelow ? belowIcon : nothing}
              </button>
            </li>
          `,
        )}
      </ul>
      ${listed?.truncated ? html`<p class="notes">${to.moreCategories}</p>` : nothing}
    `;
  }

  /** The facet of categories, counted as if none were applied. Undefined if it was not requested. */
  get #facet(): Facet | undefined {
    const { search } = this.#context.picker;
    return search.state.facets.find(({ type }) => type === 'categories');
  }

  /** What contains the categories below the applied one. Undefined if there are none. */
  get #listed(): Facet | 'loading' | 'failed' | undefined {
    const facet = this.#facet;
    if (!this.#current || !facet?.truncated) return facet;
    const level = this.#level;
    if (level?.query !== this.#context.picker.search.state.query) return 'loading';
    return level.status === 'ready' ? level.facet : level.status;
  }

  /** The applied category. Undefined if there is none, or several. */
  get #current(): FacetValue | undefined {
    const { applied } = this.#context.picker.search.state.query;
    const [only, other] = applied.filter(({ facetType }) => facetType === 'categories');
    if (!only || other) return undefined;
    const { clause, label } = only;
    const listed = this.#facet?.values.find((value) => value.clause === clause);
    const known = this.#chosen.get(clause) ?? listed;
    if (known?.path !== undefined) return known;
    // A category that was applied elsewhere and is not listed: section 2.5 has the form.
    const [, path = label] = /^cat:\((.+)\)$/.exec(clause) ?? [];
    return { label, clause, path };
  }

  /** The category at a path above or at the applied one. Undefined if its clause is not known. */
  #valueAt(path: string, current: FacetValue): FacetValue | undefined {
    const known = [...(this.#facet?.values ?? []), ...this.#chosen.values()];
    const found = known.find((value) => pathOf(value) === path);
    if (found) return found;
    if (current.clause !== `cat:(${pathOf(current)})`) return undefined;
    return { label: stepsOf(path).at(-1)?.name ?? path, path, clause: `cat:(${path})` };
  }

  /** Applies a category instead of the others. `more` says whether some may be below it. */
  #go(value: FacetValue | undefined, more = true): void {
    const { picker, panel } = this.#context;
    const { root, search } = picker;
    const others = search.state.query.applied.filter(({ facetType }) => facetType !== 'categories');
    if (value) this.#chosen.set(value.clause, value);
    if (!more) panel.close();
    else if (root.activeElement?.closest('.browse')) {
      // The button with the focus disappears.
      root.querySelector<HTMLElement>('.browse')?.focus();
      this.#entering = true;
    } else if (root.activeElement?.closest('.path')) void this.#returnToPath();
    search.setQuery({ applied: value ? [...others, toApplied(value)] : others });
    search.submit();
  }

  /** Moves the focus to the first category of the level, unless the user has moved it. */
  #enter(): void {
    this.#entering = false;
    const { root } = this.#context.picker;
    const browse = root.querySelector<HTMLElement>('.browse');
    if (root.activeElement !== browse) return;
    const first = browse?.querySelector<HTMLElement>('.again') ?? browse?.querySelector('button');
    first?.focus();
  }

  /** Moves the focus to the end of the path, because the step with the focus became its end. */
  async #returnToPath(): Promise<void> {
    const { host, root } = this.#context.picker;
    await host.updateComplete;
    const end = root.querySelector<HTMLElement>('.path .icon');
    (end ?? host).focus();
  }

  readonly #retry = (): void => {
    const { host, root } = this.#context.picker;
    root.querySelector<HTMLElement>('.browse')?.focus();
    this.#entering = true;
    this.#level = undefined;
    host.requestUpdate();
  };

  async #count(
    query: Query,
    client: NonNullable<FindingContext['picker']['idleClient']>,
  ): Promise<void> {
    const { host } = this.#context.picker;
    this.#request?.abort();
    const { signal } = (this.#request = new AbortController());
    this.#level = { query, status: 'loading' };
    const counting = { query, offset: 0, limit: 1, facets: ['categories'], bare: true };
    let level: Level;
    try {
      const { facets } = await client.searchAssets(counting, { signal });
      level = { query, status: 'ready', facet: facets.find(({ type }) => type === 'categories') };
    } catch {
      level = { query, status: 'failed' };
    }
    if (signal.aborted) return;
    this.#level = level;
    host.requestUpdate();
  }
}

function toApplied({ label, clause }: FacetValue): AppliedValue {
  return { facetKey: 'categories', facetType: 'categories', facetLabel: '', label, clause };
}
