import { html, nothing, type TemplateResult } from 'lit';
import type { ConnectionState } from '../../core/connection/connection-store.js';
import type { SearchPhase } from '../../core/search/search-state.js';
import type { Failure } from '../../model/failure.js';
import { hasMore, type Page } from '../../model/page/page.js';
import type { SignInStatus } from '../../model/sign-in/sign-in.js';
import type { Messages } from '../../text/messages/messages.js';
import type { Drawings } from '../notices/drawings.js';
import {
  emptyNotice,
  failureNotice,
  renderBanner,
  renderNotice,
  signInNotice,
  type Action,
  type Notice,
} from '../notices/notice.js';

/** Everything that determines the content of the results area. */
export interface Content<P extends Page<unknown>> {
  readonly words: Messages;
  /** Whether the messages for notices are loading. */
  readonly wordsToCome: boolean;
  readonly connection: ConnectionState;
  readonly account: {
    readonly signedOut: boolean;
    /** Whether the user can sign in here. */
    readonly possible: boolean;
    readonly status: SignInStatus;
    readonly failure: Failure | undefined;
    readonly cancel: () => void;
  };
  /** Whether the user has restricted the search. */
  readonly narrowed: boolean;
  readonly search: SearchPhase<P>;
  /** Whether results are shown in lines instead of cards. */
  readonly list: boolean;
  /** Content above the results or placeholders while a response takes long. */
  readonly waiting: TemplateResult | typeof nothing | undefined;
  /**
   * Whether users can jump to any part of the list, so that its end is not the only place for
   * messages.
   */
  readonly windowed?: boolean;
  /** Content after the last item. */
  readonly end: (page: P) => TemplateResult;
  readonly results: (page: P) => TemplateResult;
  /** The drawings of notices. Undefined until they are loaded. */
  readonly drawings: Drawings | undefined;
  /** What to offer first if nothing was found. */
  readonly actions: readonly Action[] | undefined;
  readonly onSignIn: () => void;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** Whether no request is possible before the user has signed in. */
export function needsSignIn<P extends Page<unknown>>({ account, search }: Content<P>): boolean {
  if (!account.possible) return false;
  if (account.signedOut) return true;
  return search.status === 'failed' && search.failure.code === 'sign-in-required';
}

/** Renders the results or a notice. Earlier results stay visible if possible. */
export function renderContent<P extends Page<unknown>>(content: Content<P>): TemplateResult {
  const { page } = content.search;
  const notice = noticeOf(content);
  if (notice && (content.connection.status === 'failed' || !page))
    return renderNotice(notice, content.drawings);
  // One template with and without the banner, so that the list keeps its scroll position.
  return html`${notice ? renderBanner(notice) : content.waiting}${
    page ? renderPage(content, page) : renderSkeleton(content)
  }`;
}

function noticeOf<P extends Page<unknown>>(content: Content<P>): Notice | undefined {
  const { words, connection, search, account, wordsToCome } = content;
  const { page } = search;
  const asks = connection.status !== 'failed' && needsSignIn(content);
  const failure = asks ? account.failure : failureOf(content);
  // The messages of the first sign-in request are always loaded.
  const isKnown = failure ? failure.code in words.failures : !page;
  if (wordsToCome && !isKnown) return undefined;
  if (!asks) return failure && failureNotice(words, failure, content.onRetry);
  return signInNotice(words, {
    status: account.status,
    failure,
    ended: page !== undefined,
    signIn: content.onSignIn,
    cancel: account.cancel,
  });
}

function failureOf<P extends Page<unknown>>(content: Content<P>): Failure | undefined {
  const { connection, search } = content;
  if (connection.status === 'failed') return connection.failure;
  const isTold = search.status === 'failed' && (!search.more || content.windowed);
  return isTold ? search.failure : undefined;
}

function renderPage<P extends Page<unknown>>(content: Content<P>, page: P): TemplateResult {
  const { words, narrowed, search } = content;
  if (page.items.length === 0 && !hasMore(page)) {
    const notice = emptyNotice(words, narrowed, content.onClear, content.actions);
    return renderNotice(notice, content.drawings);
  }
  return html`
    <div class="scroll" part="results" aria-busy=${String(search.status === 'loading')}>
      ${page.items.length === 0 ? nothing : content.results(page)}
      <div class="end">${content.end(page)}</div>
    </div>
  `;
}

/** Renders placeholders for the first results, so that nothing moves when they arrive. */
function renderSkeleton({ words, list }: Pick<Content<never>, 'words' | 'list'>): TemplateResult {
  return html`
    <div class="scroll" aria-busy="true">
      <p class="unseen">${words.loading}</p>
      <div class=${list ? 'lines' : 'cards'} data-places aria-hidden="true">
        ${Array.from(
          Array(27),
          () =>
            html`<div class="item blank">
              <span class="picture"></span>
              <span class="words"><span class="filename"></span><span class="meta"></span></span>
            </div>`,
        )}
      </div>
    </div>
  `;
}
