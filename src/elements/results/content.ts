import { html, nothing, type TemplateResult } from 'lit';
import type { ConnectionState } from '../../core/connection/connection-store.js';
import type { SearchPhase } from '../../core/search/search-state.js';
import type { Failure } from '../../model/failure.js';
import { hasMore, type Page } from '../../model/page/page.js';
import type { SignInStatus } from '../../model/sign-in/sign-in.js';
import type { Messages } from '../../text/messages/messages.js';
import {
  emptyNotice,
  failureNotice,
  renderBanner,
  renderNotice,
  signInNotice,
  type Notice,
} from '../notices/notice.js';

/** Everything that decides what is seen where the results belong. */
export interface Content<P extends Page<unknown>> {
  readonly words: Messages;
  /** Whether the words for notices are on their way. */
  readonly wordsToCome: boolean;
  readonly connection: ConnectionState;
  readonly account: {
    readonly vacant: boolean;
    /** Whether the user can sign in here. */
    readonly possible: boolean;
    readonly status: SignInStatus;
    readonly failure: Failure | undefined;
    readonly cancel: () => void;
  };
  /** Whether the user has asked for less than everything. */
  readonly narrowed: boolean;
  readonly search: SearchPhase<P>;
  /** Whether results stand in lines rather than cards. */
  readonly list: boolean;
  /** Stands above the results, or the places for them, while an answer takes long. */
  readonly waiting: TemplateResult | typeof nothing | undefined;
  /** Whether any part of the list can be gone to, so that nothing is told at its end alone. */
  readonly windowed?: boolean;
  /** What stands after the last item. */
  readonly end: (page: P) => TemplateResult;
  readonly results: (page: P) => TemplateResult;
  readonly onSignIn: () => void;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** Whether nothing can be asked of the service before the user has signed in. */
export function needsSignIn<P extends Page<unknown>>({ account, search }: Content<P>): boolean {
  if (!account.possible) return false;
  if (account.vacant) return true;
  return search.status === 'failed' && search.failure.code === 'sign-in-required';
}

/** The results, or the words that stand for them. What was found once stays while it can. */
export function renderContent<P extends Page<unknown>>(content: Content<P>): TemplateResult {
  const { page } = content.search;
  const notice = noticeOf(content);
  if (notice && (content.connection.status === 'failed' || !page)) return renderNotice(notice);
  // One template with the line and without it: the list below stays where it was scrolled to.
  return html`${notice ? renderBanner(notice) : content.waiting}${
    page ? renderPage(content, page) : renderSkeleton(content)
  }`;
}

function noticeOf<P extends Page<unknown>>(content: Content<P>): Notice | undefined {
  const { words, connection, search, account, wordsToCome } = content;
  const { page } = search;
  const asks = connection.status !== 'failed' && needsSignIn(content);
  const failure = asks ? account.failure : failureOf(content);
  // The first question to sign in has its words from the start.
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
    return renderNotice(emptyNotice(words, narrowed, content.onClear));
  }
  return html`
    <div class="scroll" part="results" aria-busy=${String(search.status === 'loading')}>
      ${page.items.length === 0 ? nothing : content.results(page)}
      <div class="end">${content.end(page)}</div>
    </div>
  `;
}

/** Places where the first results will be, so that nothing moves when they come. */
function renderSkeleton({ words, list }: Pick<Content<never>, 'words' | 'list'>): TemplateResult {
  return html`
    <div class="scroll" aria-busy="true">
      <p class="unseen">${words.loading}</p>
      <div class=${list ? 'lines' : 'cards'} aria-hidden="true" data-places>
        ${Array.from(
          { length: 12 },
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
