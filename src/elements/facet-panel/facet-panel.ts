import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { FacetTieController } from '../../controllers/facet-tie-controller.js';
import { FocusController } from '../../controllers/focus-controller.js';
import { FacetToggleEvent } from '../../events/facet-toggle.js';
import type { Facet, FacetValue } from '../../model/facet.js';
import { messagesFor } from '../../text/messages-for.js';
import type { Messages } from '../../text/messages.js';
import { baseStyles } from '../shared/base.styles.js';
import { facetName, valueName } from '../shared/facet-words.js';
import { styles } from './facet-panel.styles.js';

/** How many values of a facet are shown before the person asks for the rest. */
const shownAtFirst = 6;

/**
 * Lists the values a search can be narrowed by, as groups of check boxes.
 *
 * The panel holds no query. It shows what it is given and asks, by `facet-toggle`, for a
 * change; a box moves only when `applied` does. Tied to a picker by `for`, it is given both by
 * the picker, wherever on the page the two are.
 *
 * @tagname facet-panel
 *
 * @slot empty - What to show when there are no facets.
 *
 * @fires {FacetToggleEvent} facet-toggle - A value was checked or cleared. Cancelable.
 *
 * @csspart group - The box around one facet.
 * @csspart heading - The facet's name.
 * @csspart value - The label around one value's check box, name and count.
 *
 * @cssprop [--facet-panel-gap=1.25rem] - Space between groups.
 */
export class FacetPanel extends LitElement {
  static override styles = [baseStyles, styles];

  /** The id of the picker that this panel belongs to. */
  @property({ attribute: 'for' }) htmlFor = '';

  /** The facets to list, in the order to list them. */
  @property({ attribute: false }) facets: readonly Facet[] = [];

  /** The clauses in force. Their boxes are checked. */
  @property({ attribute: false }) applied: readonly string[] = [];

  /** Shows the values but takes no input. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** Words that replace the panel's own. */
  @property({ attribute: false }) messages: Partial<Messages> | undefined;

  @state() private expanded: ReadonlySet<string> = new Set();

  readonly #tie = new FacetTieController(this, () => this.htmlFor);

  constructor() {
    super();
    new FocusController(this);
  }

  protected override willUpdate(): void {
    this.#tie.update();
  }

  protected override render(): TemplateResult {
    const words = messagesFor(this.messages);
    if (this.facets.length === 0) {
      return html`<slot name="empty"><p class="note">${words.noFacets}</p></slot>`;
    }
    return html`${repeat(
      this.facets,
      ({ key }) => key,
      (facet) => this.#renderFacet(facet, words),
    )}`;
  }

  #renderFacet(facet: Facet, words: Messages): TemplateResult {
    const { key, values, truncated } = facet;
    const all = this.expanded.has(key) || values.length <= shownAtFirst + 1;
    const shown = all
      ? values
      : values.filter(({ clause }, index) => index < shownAtFirst || this.applied.includes(clause));
    const hidden = values.length - shown.length;
    return html`
      <fieldset class="group" part="group" ?disabled=${this.disabled}>
        <legend part="heading">${facetName(facet, words)}</legend>
        ${repeat(
          shown,
          ({ clause }) => clause,
          (value) => this.#renderValue(facet, value, words),
        )}
        ${
          hidden > 0
            ? html`<button class="link" type="button" @click=${() => this.#expand(key)}>
                ${words.showMore(hidden)}
              </button>`
            : truncated
              ? html`<p class="note">${words.moreValues}</p>`
              : nothing
        }
      </fieldset>
    `;
  }

  #renderValue(facet: Facet, value: FacetValue, words: Messages): TemplateResult {
    const name = valueName(facet, value, words);
    return html`
      <label part="value">
        <input
          type="checkbox"
          .value=${value.clause}
          .checked=${live(this.applied.includes(value.clause))}
          @change=${this.#onChange}
        />
        <span class="name" title=${value.path ?? name}>${name}</span>
        ${
          value.count === undefined
            ? nothing
            : html`<span class="count">${words.number(value.count)}</span>`
        }
      </label>
    `;
  }

  #expand(key: string): void {
    this.expanded = new Set([...this.expanded, key]);
  }

  #onChange(event: Event): void {
    const { value: clause, checked: applied } = event.currentTarget as HTMLInputElement;
    this.dispatchEvent(new FacetToggleEvent({ clause, applied }));
    // The box has already moved itself. Where nobody granted the change, this moves it back.
    this.requestUpdate();
  }
}
