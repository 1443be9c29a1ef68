import { html, nothing, type TemplateResult } from 'lit';
import type { ConnectionState } from '../../core/connection/connection-store.js';
import type { ListingController } from '../../controllers/listing-controller.js';
import type { PickStatus } from '../../core/pick/pick-maker.js';
import type { SignInStore } from '../../core/connection/sign-in-store.js';
import type { FacetToggleEvent } from '../../events/facet-toggle.js';
import type { Page } from '../../model/page/page.js';
import { clausesOf, type ListQuery } from '../../model/query/query.js';
import type { User } from '../../model/sign-in/user.js';
import type { Messages } from '../../text/messages/messages.js';
import { renderAccount } from '../toolbar/account.js';
import { renderApplied } from '../facets/applied.js';
import { needsSignIn, renderContent, type Content } from '../results/content.js';
import { closeIcon } from '../styles/icons.js';
import { renderToolbar } from '../toolbar/toolbar.js';
import { renderTray } from '../tray/tray.js';

interface Identified {
  readonly id: string;
}

/** Where a picker shows something of its own kind. */
export interface FrameParts<P> {
  /** Whether results stand in lines rather than cards. */
  readonly list: boolean;
  /** Undefined where the order cannot be chosen. */
  readonly sort: string | undefined;
  /** What else can be set in the bar. */
  readonly tools: TemplateResult | typeof nothing;
  /** What stands beside the results, above the facets. */
  readonly side: TemplateResult | typeof nothing;
  /** What lies over the results. */
  readonly overlay?: TemplateResult | typeof nothing | undefined;
  /** Whether the facets are shown by another panel, or not at all. */
  readonly filtersElsewhere?: boolean;
  /** Whether the person has asked for less than everything. */
  readonly narrowed: boolean;
  /** What is shown, and can be set, of the one that was chosen last. */
  readonly particulars: TemplateResult | typeof nothing;
  readonly results: (page: P) => TemplateResult;
  /** Whether any part of the list can be gone to, so that nothing is told at its end alone. */
  readonly windowed?: boolean;
  /** What stands after the last item. */
  readonly end: (page: P) => TemplateResult;
}

/** Everything a picker shows, and whom it asks. */
export interface Frame<
  Item extends Identified,
  Q extends ListQuery,
  P extends Page<Item>,
> extends FrameParts<P> {
  readonly words: Messages;
  /** What stands for the number of results where that would mislead. */
  readonly counted: string | undefined;
  readonly multiple: boolean;
  readonly max: number | undefined;
  readonly min: number;
  readonly disabled: boolean;
  readonly dialog: boolean;
  readonly filtersOpen: boolean;
  readonly announcement: string;
  /** Why nothing came of what the person did last. */
  readonly remark: string;
  /** How many were just handed over, in words. */
  readonly inserted: string;
  readonly user: User | undefined;
  readonly connection: ConnectionState;
  readonly account: SignInStore;
  readonly search: ListingController<Q, P>;
  readonly pick: PickStatus;
  readonly chosen: readonly unknown[];
  /** What is chosen, as a list. */
  readonly chosenList: TemplateResult | typeof nothing | undefined;
  /** Stands above the results, or the places for them, while an answer takes long. */
  readonly waiting: TemplateResult | typeof nothing | undefined;
  /** What the person searched for before, while they look at it. */
  readonly recent?: TemplateResult | undefined;
  /** What the service understood, where that is news, or that it did not. */
  readonly reading?: TemplateResult | undefined;
  readonly onFilters: () => void;
  readonly onFacetToggle: (event: FacetToggleEvent) => void;
  readonly onClear: () => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onSignOut: () => void;
}

/** The picker as a whole: bar, facets, results, tray. */
export function renderFrame<Item extends Identified, Q extends ListQuery, P extends Page<Item>>(
  frame: Frame<Item, Q, P>,
): TemplateResult {
  const { words, search, account } = frame;
  const { page } = search.state;
  const content: Content<P> = {
    ...frame,
    search: search.state,
    onSignIn: () => void account.signIn(),
    onRetry: () => {
      account.resetBackoff();
      search.retry();
    },
  };
  const waiting = needsSignIn(content) || frame.connection.status === 'failed';
  const searchable = !waiting || page !== undefined;
  return html`
    <div class="frame" part="frame">
      ${frame.dialog ? renderHeading(frame) : nothing} ${searchable ? renderBar(frame) : nothing}
      <div class="body">
        ${searchable && hasSide(frame) ? renderSide(frame) : nothing}
        <div
          class="main"
          ?data-searching=${page && search.state.status === 'loading' && !search.state.more}
        >
          ${
            searchable
              ? renderApplied({
                  words,
                  values: search.query.applied,
                  counted: frame.counted ?? (page && words.results(page.total)),
                  reading: frame.reading,
                  onRemove: search.toggle,
                  onClear: search.clearApplied,
                })
              : nothing
          }
          ${renderContent(content)}
        </div>
        ${frame.overlay}
      </div>
      ${
        searchable || frame.chosen.length > 0
          ? renderTray({
              ...frame,
              list: frame.chosenList,
            })
          : nothing
      }
      <div role="status" class="unseen">${frame.announcement}</div>
    </div>
  `;
}

type Heading = Pick<Frame<never, never, never>, 'words' | 'multiple' | 'onCancel'>;

function renderHeading({ words, multiple, onCancel }: Heading): TemplateResult {
  return html`
    <header class="heading">
      <h2 id="title">${words.title(multiple)}</h2>
      <button
        type="button"
        class="button plain icon"
        aria-label=${words.close}
        title=${words.close}
        @click=${onCancel}
      >
        ${closeIcon}
      </button>
    </header>
  `;
}

function renderBar<Item extends Identified, Q extends ListQuery, P extends Page<Item>>(
  frame: Frame<Item, Q, P>,
): TemplateResult {
  const { words, search, account } = frame;
  return renderToolbar({
    ...frame,
    recent: frame.recent,
    typed: search.typed,
    filters: hasSide(frame) ? search.query.applied.length : undefined,
    account: account.possible ? renderAccount(words, frame.user, frame.onSignOut) : nothing,
    onType: search.type,
    onSubmit: search.submit,
    onClear: () => search.setText(''),
    onSort: search.setSort,
  });
}

function hasSide({ filtersElsewhere, side }: Pick<FrameParts<never>, 'filtersElsewhere' | 'side'>) {
  return !filtersElsewhere || side !== nothing;
}

/** Where there is no room beside the results, the facets lie over them until they are closed. */
function renderSide<Item extends Identified, Q extends ListQuery, P extends Page<Item>>(
  frame: Frame<Item, Q, P>,
): TemplateResult {
  const { words, search, counted } = frame;
  const { page } = search.state;
  return html`
    <div
      id="filters"
      class="side"
      part="filters"
      role="group"
      aria-label=${words.filters(0)}
      ?data-open=${frame.filtersOpen}
    >
      ${frame.side}
      ${
        frame.filtersElsewhere
          ? nothing
          : html`<facet-panel
              .facets=${page && search.facets}
              .applied=${clausesOf(search.query)}
              .messages=${words}
              ?disabled=${frame.disabled}
              @facet-toggle=${frame.onFacetToggle}
            ></facet-panel>`
      }
      <button type="button" class="button primary show-results" @click=${frame.onFilters}>
        ${page && counted === undefined ? words.showResults(page.total) : words.close}
      </button>
    </div>
  `;
}
