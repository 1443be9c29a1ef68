import { html, nothing, type TemplateResult } from 'lit';
import type { ConnectionState } from '../../controllers/connection-controller.js';
import type { SearchState } from '../../controllers/search-controller.js';
import type { Failure } from '../../model/failure.js';
import { hasMore, type Page } from '../../model/page.js';
import type { SignInStatus } from '../../model/sign-in.js';
import type { Messages } from '../../text/messages.js';
import { emptyNotice, failureNotice, renderBanner, renderNotice, signInNotice } from './notice.js';

/** Everything that decides what is seen where the results belong. */
export interface Content<P extends Page<unknown>> {
  readonly words: Messages;
  readonly connection: ConnectionState;
  readonly account: {
    readonly vacant: boolean;
    /** Whether the person can sign in here. */
    readonly possible: boolean;
    readonly status: SignInStatus;
    readonly failure: Failure | undefined;
    readonly cancel: () => void;
  };
  /** Whether the person has asked for less than everything. */
  readonly narrowed: boolean;
  readonly search: SearchState<P>;
  /** Whether results stand in lines rather than cards. */
  readonly list: boolean;
  /** What stands after the last item in place of the usual words. */
  /** What is said while more is fetched, in place of the usual words. */
  readonly loadingMore?: string | undefined;
  readonly end: (page: P) => TemplateResult | undefined;
  readonly results: (page: P) => TemplateResult;
  readonly onSignIn: () => void;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** Whether nothing can be asked of the service before the person has signed in. */
export function needsSignIn<P extends Page<unknown>>({ account, search }: Content<P>): boolean {
  if (!account.possible) return false;
  if (account.vacant) return true;
  return search.status === 'failed' && search.failure.code === 'sign-in-required';
}

/** The results, or the words that stand for them. What was found once stays while it can. */
export function renderContent<P extends Page<unknown>>(content: Content<P>): TemplateResult {
  const { words, connection, search, account } = content;
  const { page } = search;
  if (connection.status === 'failed') {
    return renderNotice(failureNotice(words, connection.failure, content.onRetry));
  }
  if (needsSignIn(content)) {
    const notice = signInNotice(words, {
      status: account.status,
      failure: account.failure,
      ended: page !== undefined,
      signIn: content.onSignIn,
      cancel: account.cancel,
    });
    return page ? html`${renderBanner(notice)}${renderPage(content, page)}` : renderNotice(notice);
  }
  if (search.status === 'failed' && !search.more) {
    const notice = failureNotice(words, search.failure, content.onRetry);
    return page ? html`${renderBanner(notice)}${renderPage(content, page)}` : renderNotice(notice);
  }
  return page ? renderPage(content, page) : renderSkeleton(content);
}

function renderPage<P extends Page<unknown>>(content: Content<P>, page: P): TemplateResult {
  const { words, narrowed, search } = content;
  if (page.items.length === 0 && !hasMore(page)) {
    return renderNotice(emptyNotice(words, narrowed, content.onClear));
  }
  return html`
    <div class="scroll" part="results" aria-busy=${String(search.status === 'loading')}>
      ${page.items.length === 0 ? nothing : content.results(page)}
      <div class="end">${renderEnd(content, page)}</div>
    </div>
  `;
}

/** After the last item: more is coming, something went wrong, or that was all. */
function renderEnd<P extends Page<unknown>>(
  { words, search, end, loadingMore, onRetry }: Content<P>,
  page: P,
): TemplateResult {
  if (search.status === 'failed' && search.more) {
    const { title, hint, actions } = failureNotice(words, search.failure, onRetry);
    return html`
      <p>${title}. ${hint}</p>
      ${actions.map(
        ({ label, run }) =>
          html`<button type="button" class="button" @click=${run}>${label}</button>`,
      )}
    `;
  }
  const own = search.status === 'loading' ? undefined : end(page);
  if (own) return own;
  if (hasMore(page)) return html`<p>${loadingMore ?? words.loadingMore}…</p>`;
  return html`<p>${words.endOfResults}</p>`;
}

/** Places where the first results will be, so that nothing moves when they come. */
function renderSkeleton({ words, list }: Pick<Content<never>, 'words' | 'list'>): TemplateResult {
  return html`
    <div class="scroll" aria-busy="true">
      <p class="unseen">${words.loading}</p>
      <div class=${list ? 'lines' : 'cards'} aria-hidden="true">
        ${Array.from(
          { length: 12 },
          () =>
            html`<div class="item blank">
              <span class="picture"></span><span class="words"><span class="filename"></span></span>
            </div>`,
        )}
      </div>
    </div>
  `;
}
