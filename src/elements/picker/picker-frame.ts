import { html, nothing, type TemplateResult } from 'lit';
import { LinkedFacetPanels } from '../../controllers/linked-facet-panels.js';
import type { UpdateTiming } from '../../controllers/update-timing.js';
import { LazyModule } from '../../core/lazy-module.js';
import type { FacetToggleEvent } from '../../events/facet-toggle.js';
import type { Page } from '../../model/page/page.js';
import { clausesOf, type ListQuery } from '../../model/query/query.js';
import { renderApplied } from '../facets/applied.js';
import type { Drawings } from '../notices/drawings.js';
import { needsSignIn, renderContent, type Content } from '../results/content.js';
import { closeIcon } from '../styles/icons.js';
import { renderAccount } from '../toolbar/account.js';
import { SuggestionsPart } from '../toolbar/suggestions-part.js';
import { renderToolbar } from '../toolbar/toolbar.js';
import type { SelectionTools } from '../tray/selection-tools.js';
import { renderTray } from '../tray/tray.js';
import type { FieldPart } from './field-part.js';
import type { PickerContext } from './picker-context.js';
import { isDialog } from './picker-host.js';
import type { FrameParts, Identified, PickerKind } from './picker-kind.js';
import type { PickerPreferences } from './picker-preferences.js';
import { withLanguage } from './with-language.js';

/** What the frame needs from a picker. */
interface Framed<
  Item extends Identified,
  Q extends ListQuery,
  P extends Page<Item>,
> extends PickerContext<Item> {
  readonly kind: PickerKind<Item, Q, P, unknown>;
  readonly timing: UpdateTiming;
  readonly preferences: PickerPreferences;
  readonly field: FieldPart<Item>;
  readonly tools: SelectionTools<Item> | undefined;
  readonly confirm: () => Promise<void>;
  readonly cancel: () => void;
}

/**
 * Renders the whole picker: toolbar, facets, results and tray, and the dialog around them if there
 * is one.
 */
export class PickerFrame<Item extends Identified, Q extends ListQuery, P extends Page<Item>> {
  /** The facet panels elsewhere on the page that show this picker's facets. */
  readonly panels: LinkedFacetPanels;
  readonly suggestions: SuggestionsPart;
  readonly #picker: Framed<Item, Q, P>;
  readonly #drawings: LazyModule<Drawings>;
  #filtersOpen = false;

  constructor(picker: Framed<Item, Q, P>) {
    const { host } = picker;
    this.#picker = picker;
    this.panels = new LinkedFacetPanels(host, {
      facets: () => picker.search.state.page && picker.search.state.facets,
      applied: () => clausesOf(picker.search.state.query),
      onToggle: this.#onFacetToggle,
    });
    this.suggestions = new SuggestionsPart(picker);
    this.#drawings = new LazyModule(
      () => host.requestUpdate(),
      async () => (await import('../notices/drawings.js')).drawingsFor(picker.root),
    );
    host.addController({ hostUpdated: () => this.#loadDrawings() });
  }

  /** Marks the content with its language, and wraps it in a dialog if the picker is one. */
  render(): TemplateResult {
    const { host, words, language, access, announcer, field, kind } = this.#picker;
    const parts = access.isListWanted ? kind.frame() : undefined;
    const frame = parts && this.#renderFrame(parts);
    const content = isDialog(host)
      ? html`${host.mode === 'field' ? field.render() : ''}
          <dialog part="dialog" aria-labelledby="title">${frame}</dialog>
          <div role="status" class="unseen">${host.open ? '' : announcer.text}</div>`
      : frame;
    return html`${withLanguage(host, words, language, content)}${parts?.dialog}`;
  }

  #renderFrame(parts: FrameParts<P>): TemplateResult {
    const { host, words, access, announcer, kind } = this.#picker;
    const { search } = kind;
    const { page, query } = search.state;
    const content = this.#content(parts);
    const { account, connection } = access;
    const isAsking = account.possible && account.status === 'unknown';
    const isBlocked = connection.state.status === 'failed' || isAsking || needsSignIn(content);
    const { status } = search.state;
    const isOther = page && 'more' in search.state && !search.state.more;
    const reading = this.suggestions.ready?.renderReading(page);
    return html`
      <div class="frame" part="frame" ?data-blocked=${isBlocked && !page}>
        ${isDialog(host) ? this.#renderHeading() : nothing} ${this.#renderBar(parts)}
        <div class="body">
          ${this.#hasSide(parts) ? this.#renderSide(parts, isBlocked) : nothing}
          <div class="main" data-search=${isOther ? status : nothing}>
            ${renderApplied({
              words,
              values: query.applied,
              // After a failure, the results are those of the previous search.
              counted:
                isOther && status === 'failed'
                  ? undefined
                  : (this.#counted ?? (page && words.results(page.total))),
              reading,
              onRemove: search.toggleFacet,
              onClear: search.clearFacets,
            })}
            ${parts.head}${renderContent(content)}
          </div>
          ${parts.overlay}
        </div>
        ${this.#renderTray(parts)}
        <div role="status" class="unseen">${announcer.text}</div>
      </div>
    `;
  }

  #content(parts: FrameParts<P>): Content<P> {
    const { words, language, access, kind, tools } = this.#picker;
    const { account, connection } = access;
    const { search } = kind;
    return {
      ...parts,
      ...{ words, account },
      wordsToCome: language.ready !== undefined && words.signingInTitle === undefined,
      connection: connection.state,
      search: search.state,
      waiting: tools?.waiting,
      drawings: this.#drawings.ready,
      actions: this.suggestions.ready?.actions,
      onSignIn: () => void account.signIn(),
      onRetry: () => {
        account.resetBackoff();
        search.retry();
      },
      onClear: () => {
        kind.onClear?.();
        search.setText('');
        search.clearFacets();
      },
    };
  }

  #renderHeading(): TemplateResult {
    const { host, words, cancel } = this.#picker;
    return html`
      <header class="heading">
        <h2 id="title">${words.title(host.multiple)}</h2>
        <button type="button" class="button plain icon" title=${words.close} @click=${cancel}>
          ${closeIcon}
        </button>
      </header>
    `;
  }

  #renderBar(parts: FrameParts<P>): TemplateResult {
    const { host, words, kind, access, inactive, tools } = this.#picker;
    const { search } = kind;
    const { query, typed } = search.state;
    const signOut = (): void => void host.signOut();
    return renderToolbar({
      ...parts,
      words,
      typed,
      disabled: inactive,
      filters: this.#hasSide(parts) ? query.applied.length : undefined,
      filtersOpen: this.#filtersOpen,
      account: access.account.possible ? renderAccount(words, tools?.user, signOut) : nothing,
      recent: this.suggestions.ready?.renderRecent(),
      onType: search.setText,
      onSubmit: search.submit,
      onBox: this.suggestions.onBox,
      onClear: () => search.submit(''),
      onSort: search.setSort,
      onFilters: this.#toggleFilters,
    });
  }

  /**
   * In narrow pickers, the facets cover the results until they are closed. In others, the button that
   * closes them is visible while it has the focus: it leads past the facets by one key.
   */
  #renderSide(parts: FrameParts<P>, isBlocked: boolean): TemplateResult {
    const { words, kind, inactive } = this.#picker;
    const { search } = kind;
    const { page, facets, query } = search.state;
    return html`
      <div
        id="filters"
        class="side"
        part="filters"
        role="group"
        aria-label=${words.filters(0)}
        ?data-open=${this.#filtersOpen}
      >
        <div class="show-results">
          <button type="button" class="button primary" @click=${this.#showResults}>
            ${this.#counted ?? (page ? words.showResults(page.total) : words.assets)}
          </button>
        </div>
        ${parts.side}
        ${
          this.#isElsewhere(parts) || (isBlocked && !page)
            ? nothing
            : html`<facet-panel
                .facets=${page && facets}
                .applied=${clausesOf(query)}
                .messages=${words}
                ?disabled=${inactive}
                @facet-toggle=${this.#onFacetToggle}
              ></facet-panel>`
        }
      </div>
    `;
  }

  #renderTray(parts: FrameParts<P>): TemplateResult {
    const { host, words, inactive, selection, feedback, details, tools, confirm, cancel } =
      this.#picker;
    return renderTray({
      ...{ words, feedback },
      details: parts.details,
      disabled: inactive,
      selected: selection.items.length,
      sizes: tools?.count ?? 0,
      list: tools?.renderList(),
      multiple: host.multiple,
      max: host.max,
      min: host.min ?? 0,
      pick: details.status,
      dialog: isDialog(host),
      onConfirm: () => void confirm(),
      onCancel: cancel,
    });
  }

  /**
   * Loads the drawings with the first notice. Some browsers never retry a module that failed to load,
   * so nothing is loaded while offline.
   */
  #loadDrawings(): void {
    const isNeeded = navigator.onLine && this.#picker.root.querySelector('.notice');
    if (isNeeded) this.#drawings.load().catch(() => undefined);
  }

  /** Returns the text for the number of results if the number itself would mislead. */
  get #counted(): string | undefined {
    const { kind } = this.#picker;
    const { page } = kind.search.state;
    return page && kind.counted?.(page);
  }

  #isElsewhere({ filtersElsewhere }: FrameParts<P>): boolean {
    return filtersElsewhere === true || this.panels.tied;
  }

  #hasSide(parts: FrameParts<P>): boolean {
    return !this.#isElsewhere(parts) || parts.side !== nothing;
  }

  readonly #toggleFilters = (): void => {
    this.#filtersOpen = !this.#filtersOpen;
    this.#picker.host.requestUpdate();
  };

  /** Closes the facets if they cover the results, and moves the focus past them. */
  readonly #showResults = async (): Promise<void> => {
    const { host, kind } = this.#picker;
    const { focus } = kind.list;
    this.#filtersOpen = false;
    host.requestUpdate();
    await host.updateComplete;
    focus.focusOn(focus.index);
  };

  /** The page may prevent the change. This is known once every listener has run. */
  readonly #onFacetToggle = (event: FacetToggleEvent): void => {
    queueMicrotask(() => {
      if (event.defaultPrevented) return;
      this.#picker.timing.paintFirst();
      this.#picker.kind.search.toggleFacet(event.detail.clause, event.detail.value);
    });
  };
}
