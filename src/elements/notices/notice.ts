import { html, nothing, type TemplateResult } from 'lit';
import type { Failure } from '../../model/failure.js';
import type { Messages } from '../../text/messages/messages.js';
import { alertIcon, emptyIcon, lockIcon, windowIcon } from '../styles/icons.js';

/** A state that has words and a way on. */
export interface Notice {
  readonly icon: TemplateResult;
  readonly title: string;
  readonly hint: string;
  /** More for those who set the page up. */
  readonly small?: string;
  readonly actions: readonly Action[];
}

/** One way on. The first of several is the one that most people want. */
export interface Action {
  readonly label: string;
  readonly run: () => void;
}

/** A notice in the middle of where the results would be. */
export function renderNotice({ icon, title, hint, small, actions }: Notice): TemplateResult {
  return html`
    <div class="notice" part="notice">
      <span class="notice-icon">${icon}</span>
      <p class="notice-title">${title}</p>
      <p class="notice-hint">${hint}</p>
      ${small === undefined ? nothing : html`<p class="notice-small">${small}</p>`}
      ${renderActions(actions)}
    </div>
  `;
}

/** The same as a line above results that are kept. */
export function renderBanner({ icon, title, hint, actions }: Notice): TemplateResult {
  return html`
    <div class="banner" part="notice">
      ${icon}
      <p><strong>${title}</strong> – ${hint}</p>
      ${renderActions(actions)}
    </div>
  `;
}

function renderActions(actions: readonly Action[]): TemplateResult {
  return html`${actions.map(
    ({ label, run }, index) =>
      html`<button type="button" class="button ${index === 0 ? 'primary' : ''}" @click=${run}>
        ${label}
      </button>`,
  )}`;
}

/** What to say where the user has to sign in, or is at it. */
export function signInNotice(
  words: Messages,
  state: {
    readonly status: string;
    readonly failure: Failure | undefined;
    readonly ended: boolean;
    readonly signIn: () => void;
    readonly cancel: () => void;
  },
): Notice {
  const { status, failure, ended } = state;
  const { signingInTitle, signingInHint = '', detachedHint = '' } = words;
  // The question stays where there are no words for more.
  if (signingInTitle !== undefined && (status === 'signing-in' || status === 'detached')) {
    const detached = status === 'detached';
    const reopen = { label: words.reopenSignIn ?? '', run: state.signIn };
    const cancel = { label: words.cancelSignIn ?? '', run: state.cancel };
    return {
      icon: windowIcon,
      title: signingInTitle,
      hint: detached ? detachedHint : signingInHint,
      actions: detached ? [reopen, cancel] : [cancel],
    };
  }
  const actions = [{ label: words.signIn, run: state.signIn }];
  const [title, hint] = (failure && words.failures[failure.code]) ?? [];
  return {
    icon: failure ? alertIcon : lockIcon,
    title: title ?? words.signInTitle,
    hint: waitHint(words, failure) ?? hint ?? ((ended && words.sessionEnded) || words.signInHint),
    // The user cannot mend this: the cause is for the developer of the page.
    ...(failure?.code === 'sign-in-failed' && { small: failure.message }),
    actions,
  };
}

/** How long is left until the time to come back; undefined where none is named or it has come. */
function waitHint(words: Messages, failure: Failure | undefined): string | undefined {
  const wait = Math.ceil(((failure?.retryAt ?? 0) - Date.now()) / 1000);
  return wait > 0 ? words.tryAgainAt?.(wait) : undefined;
}

/** What to say of a failure. */
export function failureNotice(words: Messages, failure: Failure, retry: () => void): Notice {
  const { failures } = words;
  const [title, hint] = failures[failure.code] ??
    failures['service'] ??
    // The others could not be loaded.
    failures['unreachable'] ?? ['', ''];
  return {
    icon: alertIcon,
    title,
    hint: waitHint(words, failure) ?? hint,
    ...(failure.code === 'configuration' && { small: failure.message }),
    actions: failure.code === 'configuration' ? [] : [{ label: words.tryAgain, run: retry }],
  };
}

/** What to say where a search finds nothing. */
export function emptyNotice(words: Messages, narrowed: boolean, clear: () => void): Notice {
  return {
    icon: emptyIcon,
    title: words.emptyTitle,
    hint: narrowed ? words.emptyHint : words.emptyLibrary,
    actions: narrowed ? [{ label: words.startOver, run: clear }] : [],
  };
}
