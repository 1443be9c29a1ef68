import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { afterPaint } from '../../grid/after-paint.js';
import { FacetPanelLink } from '../../controllers/facet-panel-link.js';
import { FocusController } from '../../controllers/focus-controller.js';
import { LanguageController } from '../../controllers/language-controller.js';
import { LazyModule } from '../../core/lazy-module.js';
import { FacetToggleEvent } from '../../events/facet-toggle.js';
import type { Facet, FacetValue } from '../../model/facet/facet.js';
import { english, languageFor } from '../../text/languages.js';
import { messagesFor } from '../../text/messages-for.js';
import type { SearchMessages } from '../../text/messages/search.js';
import type { Messages } from '../../text/messages/messages.js';
import { baseStyles } from '../styles/base.styles.js';
import type { FacetGroups } from '../facets/facet-groups.js';
import { facetName, valueName } from '../facets/facet-words.js';
import { withLanguage } from '../picker/with-language.js';
import { styles } from './facet-panel.styles.js';

/**
 * How long facets wait for the module that groups them before they are listed without groups.
 * Milliseconds.
 */
const groupingTimeoutMs = 2000;

/**
 * Lists facet values as groups of check boxes.
 *
 * The panel has no query of its own. It shows its properties and dispatches `facet-toggle` when the
 * user clicks a value; a box changes only when `applied` does. With `for`, the picker with this id
 * sets both properties, wherever it is on the page.
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

  /** The facets, in display order. Undefined while they are loading. */
  @property({ attribute: false }) facets: readonly Facet[] | undefined = [];

  /** The applied clauses. Their boxes are checked. */
  @property({ attribute: false })
  get applied(): readonly string[] {
    return this.#applied;
  }

  // Frameworks set `null` or an empty string if there are none.
  set applied(clauses: readonly string[] | '' | null | undefined) {
    this.#applied = clauses || [];
  }

  #applied: readonly string[] = [];

  /** Shows the values but takes no input. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** Messages that replace the panel's own. */
  @property({ attribute: false }) messages: Partial<Messages & SearchMessages> | undefined;

  readonly #language = new LanguageController(this, english, languageFor);
  readonly #groups = new LazyModule(
    () => this.requestUpdate(),
    async () => {
      const { facetGroups } = await import('../facets/late-facets.js');
      return facetGroups(this, this.#language, (...value) => this.#renderValue(...value));
    },
  );
  /** The change that the user has just requested, until there is a response. */
  readonly #pending = new Map<string, boolean>();
  /** The values that are listed, or will be with the next update. */
  #listed: readonly Facet[] | undefined;
  /**
   * The groups of the listed values. They change only together, so that no box moves unexpectedly.
   */
  #grouping: FacetGroups | undefined;
  readonly #tie = new FacetPanelLink(this, () => this.htmlFor);

  constructor() {
    super();
    new FocusController(this);
  }

  /**
   * Postpones new values until the results are painted, because users look at the results first,
   * and until the grouping module is loaded, because it would replace every box while the user is
   * using it.
   */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const { facets } = this;
    const before = this.#listed;
    this.#listed = facets;
    if (facets !== before && facets?.length) {
      return Promise.all([afterPaint(), this.#group()]).then(() => {
        // Newer values may have arrived meanwhile.
        const now = (this.#listed = this.facets) || [];
        // Added facets do not change the facets that are already shown.
        const isAddition = before?.length && before.every((facet) => now.includes(facet));
        if (!isAddition) this.#grouping = this.#groups.ready;
        return super.scheduleUpdate();
      });
    }
    void super.scheduleUpdate();
    return undefined;
  }

  protected override willUpdate(): void {
    this.#tie.update();
  }

  protected override firstUpdated(): void {
    void this.#group();
  }

  /** Loads the module that groups the values. Resolves also on failure or timeout. */
  async #group(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, groupingTimeoutMs)));
    await Promise.race([this.#groups.load().catch(() => undefined), late]);
    clearTimeout(timer);
  }

  protected override render(): TemplateResult {
    const { language } = this.#language;
    const words = messagesFor(language, this.messages);
    return withLanguage(this, words, this.#language, this.#renderFacets(words));
  }

  #renderFacets(words: Messages): TemplateResult {
    const { applied } = this;
    const facets = this.facets || [];
    if (facets.length === 0 && applied.length === 0) {
      return this.facets
        ? html`<slot name="empty"><p class="note">${words.noFacets}</p></slot>`
        : (this.#groups.ready?.renderLoading() ?? html``);
    }
    const groups = this.#grouping;
    return html`${repeat(
      groups ? groups.facets : facets,
      ({ key }) => key,
      (facet) => html`
        <fieldset class="group" part="group" ?disabled=${this.disabled}>
          <legend part="heading">
            ${groups ? groups.renderHeading(facet, words) : facetName(facet, words)}
          </legend>
          ${
            groups
              ? groups.renderValues(facet, words)
              : facet.values.map((value) =>
                  this.#renderValue(value, valueName(facet, value, words), words),
                )
          }
        </fieldset>
      `,
    )}`;
  }

  #renderValue(value: FacetValue, name: string | TemplateResult, words: Messages): TemplateResult {
    return html`
      <label part="value">
        <input
          type="checkbox"
          .value=${value.clause}
          .checked=${live(this.#pending.get(value.clause) ?? this.applied.includes(value.clause))}
          aria-description=${value.count === undefined ? nothing : words.results(value.count)}
          @change=${this.#onChange}
        />
        <span class="name" dir="auto" title=${value.path ?? name}>${name}</span>
        ${
          value.count === undefined
            ? nothing
            : html`<span class="count" aria-hidden="true">${words.number(value.count)}</span>`
        }
      </label>
    `;
  }

  #onChange(event: Event): void {
    const { value: clause, checked: applied } = event.currentTarget as HTMLInputElement;
    const heard = this.dispatchEvent(new FacetToggleEvent({ clause, applied }));
    const answered = heard ? afterPaint().then(afterPaint) : Promise.resolve();
    // The box has already changed. If the change is not granted, this changes it back.
    this.#pending.set(clause, applied);
    void answered.then(() => {
      this.#pending.delete(clause);
      this.requestUpdate();
    });
  }
}
