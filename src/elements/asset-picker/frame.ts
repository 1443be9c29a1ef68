import { html, nothing, type TemplateResult } from 'lit';
import type { AssetSearchController } from '../../controllers/asset-search-controller.js';
import type { ConnectionState } from '../../controllers/connection-controller.js';
import type { DetailController } from '../../controllers/detail-controller.js';
import type { PickController } from '../../controllers/pick-controller.js';
import type { RovingController } from '../../controllers/roving-controller.js';
import type { SelectionController } from '../../controllers/selection-controller.js';
import type { SignInController } from '../../controllers/sign-in-controller.js';
import type { FacetToggleEvent } from '../../events/facet-toggle.js';
import type { Asset } from '../../model/asset.js';
import { clausesOf } from '../../model/query.js';
import type { User } from '../../model/user.js';
import type { Messages } from '../../text/messages.js';
import { closeIcon } from '../shared/icons.js';
import { renderAccount } from './account.js';
import { renderApplied } from './applied.js';
import { needsSignIn, renderContent, warningOf, type Content } from './content.js';
import { renderResults } from './results.js';
import { renderToolbar } from './toolbar.js';
import { renderTray } from './tray.js';

/** Everything the picker shows, and whom it asks. */
export interface Frame {
  readonly words: Messages;
  readonly dialog: boolean;
  readonly disabled: boolean;
  readonly list: boolean;
  readonly filtersOpen: boolean;
  /** Whether the facets are shown by another panel, or not at all. */
  readonly filtersElsewhere: boolean;
  readonly limits: {
    readonly multiple: boolean;
    readonly max: number | undefined;
    readonly min: number;
  };
  readonly announcement: string;
  readonly preferred: string | undefined;
  readonly user: User | undefined;
  readonly connection: ConnectionState;
  readonly account: SignInController;
  readonly search: AssetSearchController;
  readonly selection: SelectionController;
  readonly details: DetailController;
  readonly pick: PickController;
  readonly roving: RovingController;
  readonly onList: (list: boolean) => void;
  readonly onFilters: () => void;
  readonly onFacetToggle: (event: FacetToggleEvent) => void;
  readonly onChoose: (asset: Asset) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onSignOut: () => void;
}

/** The picker as a whole: bar, facets, results, tray. */
export function renderFrame(frame: Frame): TemplateResult {
  const { words, search, dialog } = frame;
  const content = contentOf(frame);
  const waiting = needsSignIn(content) || frame.connection.status === 'failed';
  const searchable = !waiting || search.state.page !== undefined;
  return html`
    <div class="frame" part="frame">
      ${dialog ? renderHeading(frame) : nothing} ${searchable ? renderBar(frame) : nothing}
      <div class="body">
        ${searchable && !frame.filtersElsewhere ? renderFilters(frame) : nothing}
        <div class="main">
          ${
            searchable
              ? renderApplied({
                  words,
                  values: search.query.applied,
                  total: search.state.page?.total,
                  warning: warningOf(content),
                  onRemove: search.toggle,
                  onClear: search.clearApplied,
                })
              : nothing
          }
          ${renderContent(content)}
        </div>
      </div>
      ${searchable || frame.selection.chosen.length > 0 ? renderFoot(frame) : nothing}
      <div role="status" class="unseen">${frame.announcement}</div>
    </div>
  `;
}

function renderHeading({ words, limits, onCancel }: Frame): TemplateResult {
  return html`
    <header class="heading">
      <h2 id="title">${words.title(limits.multiple)}</h2>
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

function renderBar({ words, search, account, ...frame }: Frame): TemplateResult {
  return renderToolbar({
    words,
    typed: search.typed,
    sort: search.query.sort || '-created_date',
    list: frame.list,
    disabled: frame.disabled,
    filters: frame.filtersElsewhere ? undefined : search.query.applied.length,
    filtersOpen: frame.filtersOpen,
    account: account.possible ? renderAccount(words, frame.user, frame.onSignOut) : nothing,
    onType: search.type,
    onSubmit: search.submit,
    onClear: () => search.setText(''),
    onSort: search.setSort,
    onList: frame.onList,
    onFilters: frame.onFilters,
  });
}

/** Where there is no room beside the results, the facets lie over them until they are closed. */
function renderFilters({ words, search, filtersOpen, disabled, ...on }: Frame): TemplateResult {
  const { page } = search.state;
  return html`
    <div
      id="filters"
      class="side"
      part="filters"
      role="group"
      aria-label=${words.filters(0)}
      ?data-open=${filtersOpen}
    >
      <facet-panel
        .facets=${search.facets}
        .applied=${clausesOf(search.query)}
        .messages=${words}
        ?disabled=${disabled}
        @facet-toggle=${on.onFacetToggle}
      ></facet-panel>
      <button type="button" class="button primary show-results" @click=${on.onFilters}>
        ${page ? words.showResults(page.total) : words.close}
      </button>
    </div>
  `;
}

function contentOf({ words, connection, account, search, ...frame }: Frame): Content {
  return {
    words,
    connection,
    signIn: account,
    canSignIn: account.possible,
    query: search.query,
    search: search.state,
    onSignIn: () => void account.signIn(),
    onCancelSignIn: account.cancel,
    onRetry: search.retry,
    onClear: () => {
      search.clearApplied();
      search.setText('');
    },
    results: (page, items, end) =>
      renderResults({
        words,
        items,
        end,
        total: page.total,
        list: frame.list,
        multiple: frame.limits.multiple,
        busy: search.state.status === 'loading',
        tabStop: frame.roving.index,
        isChosen: (id) => frame.selection.has(id),
        onChoose: (index) => choose(frame, items, index),
        onKey: (event) => press(frame, items, event),
      }),
  };
}

function renderFoot({ words, selection, details, pick, limits, ...frame }: Frame): TemplateResult {
  return renderTray({
    words,
    chosen: selection.chosen,
    active: selection.active,
    detailOf: (id) => details.of(id),
    preferred: frame.preferred,
    ...limits,
    refused: selection.refused,
    pick: pick.status,
    cancelable: frame.dialog,
    onActivate: (id) => selection.activate(id),
    onRemove: (id) => selection.remove(id),
    onClear: () => selection.clear(),
    onAdjust: (id, change) => selection.adjust(id, change),
    onRetry: (id) => details.retry([id]),
    onConfirm: frame.onConfirm,
    onCancel: frame.onCancel,
  });
}

type Choosing = Pick<Frame, 'roving' | 'onChoose'>;

function choose({ roving, onChoose }: Choosing, items: readonly Asset[], index: number): void {
  const asset = items[index];
  if (!asset) return;
  roving.focusOn(index);
  onChoose(asset);
}

function press(frame: Choosing, items: readonly Asset[], event: KeyboardEvent): void {
  if (frame.roving.move(event)) return;
  if (event.key !== ' ' && event.key !== 'Enter') return;
  event.preventDefault();
  choose(frame, items, frame.roving.index);
}
