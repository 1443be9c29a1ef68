import { html, type TemplateResult } from 'lit';
import type { ConnectionState } from '../../controllers/connection-controller.js';
import type { SearchState } from '../../controllers/search-controller.js';
import type { Asset } from '../../model/asset.js';
import type { Failure } from '../../model/failure.js';
import { hasMore, type AssetPage } from '../../model/page.js';
import type { Query } from '../../model/query.js';
import type { SignInStatus } from '../../model/sign-in.js';
import type { Messages } from '../../text/messages.js';
import { emptyNotice, failureNotice, renderBanner, renderNotice, signInNotice } from './notice.js';

/** Everything that decides what is seen where the results belong. */
export interface Content {
  readonly words: Messages;
  readonly connection: ConnectionState;
  readonly signIn: { readonly status: SignInStatus; readonly failure: Failure | undefined };
  /** Whether the person can sign in here. */
  readonly canSignIn: boolean;
  readonly query: Query;
  readonly search: SearchState<AssetPage>;
  readonly results: (
    page: AssetPage,
    items: readonly Asset[],
    end: TemplateResult,
  ) => TemplateResult;
  readonly onSignIn: () => void;
  readonly onCancelSignIn: () => void;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** Whether nothing can be asked of the service before the person has signed in. */
export function needsSignIn({ canSignIn, signIn, search }: Content): boolean {
  if (!canSignIn) return false;
  if (['signed-out', 'signing-in', 'detached', 'error'].includes(signIn.status)) return true;
  return search.status === 'failed' && search.failure.code === 'sign-in-required';
}

/** The results, or the words that stand for them. What was found once stays while it can. */
export function renderContent(content: Content): TemplateResult {
  const { words, connection, search } = content;
  const { page } = search;
  if (connection.status === 'failed') {
    return renderNotice(failureNotice(words, connection.failure, content.onRetry));
  }
  if (needsSignIn(content)) {
    const notice = signInNotice(words, {
      ...content.signIn,
      ended: page !== undefined,
      signIn: content.onSignIn,
      cancel: content.onCancelSignIn,
    });
    return page ? html`${renderBanner(notice)}${renderPage(content, page)}` : renderNotice(notice);
  }
  if (search.status === 'failed' && !search.more) {
    const notice = failureNotice(words, search.failure, content.onRetry);
    return page ? html`${renderBanner(notice)}${renderPage(content, page)}` : renderNotice(notice);
  }
  return page ? renderPage(content, page) : renderSkeleton(words);
}

function renderPage(content: Content, page: AssetPage): TemplateResult {
  const { words, query } = content;
  if (page.items.length === 0) {
    const narrowed = query.text !== '' || query.applied.length > 0;
    return renderNotice(emptyNotice(words, narrowed, content.onClear));
  }
  return content.results(page, page.items, renderEnd(content, page));
}

/** After the last item: more is coming, something went wrong, or that was all. */
function renderEnd({ words, search, onRetry }: Content, page: AssetPage): TemplateResult {
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
  if (hasMore(page)) return html`<p>${words.loadingMore}…</p>`;
  return html`<p>${words.endOfResults}</p>`;
}

/** Places where the first results will be, so that nothing moves when they come. */
function renderSkeleton(words: Messages): TemplateResult {
  return html`
    <div class="scroll" aria-busy="true">
      <p class="unseen">${words.loading}</p>
      <div class="cards" aria-hidden="true">
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

/** What to warn of above the results; undefined where all is well. */
export function warningOf({
  words,
  search,
}: Pick<Content, 'words' | 'search'>): string | undefined {
  return search.page?.understood === false ? words.queryNotUnderstood : undefined;
}
