import { html, nothing, type TemplateResult } from 'lit';
import type { Failure } from '../../model/failure.js';
import type { Messages } from '../../text/messages/messages.js';
import { alertIcon } from '../styles/icons.js';
import type { Drawings } from './drawings.js';

/** What a notice can be about. Each has a drawing. */
export type NoticeSubject = 'sign-in' | 'signing-in' | 'failed' | 'offline' | 'unmatched' | 'empty';

/** A message with actions. */
export interface Notice {
  readonly subject: NoticeSubject;
  readonly title: string;
  readonly hint: string;
  /** A detail for developers. */
  readonly small?: string;
  readonly actions: readonly Action[];
}

/** One action. The first is the primary one. */
export interface Action {
  /** Empty for no button: the first is left out where none of the others is primary. */
  readonly label: string;
  readonly run: () => void;
}

/**
 * Renders a notice in place of the results.
 *
 * @param drawings - Undefined until they are loaded. Without them, the notice has only words.
 */
export function renderNotice(
  { subject, title, hint, small, actions }: Notice,
  drawings: Drawings | undefined,
): TemplateResult {
  return html`
    <div class="notice" part="notice">
      <span class="notice-icon">${drawings?.[subject] ?? nothing}</span>
      <p class="notice-title">${title}</p>
      <p class="notice-hint">${hint}</p>
      ${small === undefined ? nothing : html`<p class="notice-small">${small}</p>`}
      ${renderActions(actions)}
    </div>
  `;
}

/** Renders the notice as a line above earlier results. */
export function renderBanner({ title, hint, actions }: Omit<Notice, 'subject'>): TemplateResult {
  return html`
    <div class="banner" part="notice">
      ${alertIcon}
      <p><strong>${title}</strong> – ${hint}</p>
      ${renderActions(actions)}
    </div>
  `;
}

function renderActions(actions: readonly Action[]): TemplateResult {
  return html`${actions.map(
    ({ label, run }, index) =>
      label &&
      html`<button type="button" class="button ${index === 0 ? 'primary' : ''}" @click=${run}>
        ${label}
      </button>`,
  )}`;
}

/** Returns the notice for a user who must sign in or is signing in. */
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
  // Without further messages, the request to sign in stays.
  if (signingInTitle !== undefined && (status === 'signing-in' || status === 'detached')) {
    const detached = status === 'detached';
    const reopen = { label: (detached && words.reopenSignIn) || '', run: state.signIn };
    const cancel = { label: words.cancelSignIn ?? '', run: state.cancel };
    return {
      subject: 'signing-in',
      title: signingInTitle,
      hint: detached ? detachedHint : signingInHint,
      actions: [reopen, cancel],
    };
  }
  const actions = [{ label: words.signIn, run: state.signIn }];
  const [title, hint] = (failure && words.failures[failure.code]) ?? [];
  return {
    subject: failure ? 'failed' : 'sign-in',
    title: title ?? words.signInTitle,
    hint: waitHint(words, failure) ?? hint ?? ((ended && words.sessionEnded) || words.signInHint),
    // Users cannot fix this, so the message is for the developer of the page.
    ...(failure?.code === 'sign-in-failed' && { small: failure.message }),
    actions,
  };
}

/** Returns the remaining time until a retry. Undefined if no time is given or it has passed. */
function waitHint(words: Messages, failure: Failure | undefined): string | undefined {
  const wait = Math.ceil(((failure?.retryAt ?? 0) - Date.now()) / 1000);
  return wait > 0 ? words.tryAgainAt?.(wait) : undefined;
}

/** Returns the notice for a failure. */
export function failureNotice(words: Messages, failure: Failure, retry: () => void): Notice {
  const { failures } = words;
  const [title, hint] = failures[failure.code] ??
    failures['service'] ??
    // Other messages could not be loaded.
    failures['unreachable'] ?? ['', ''];
  return {
    subject: failure.code === 'offline' ? 'offline' : 'failed',
    title,
    hint: waitHint(words, failure) ?? hint,
    ...(failure.code === 'configuration' && { small: failure.message }),
    actions: failure.code === 'configuration' ? [] : [{ label: words.tryAgain, run: retry }],
  };
}

/** Returns the notice for a search without results. `actions` come first. */
export function emptyNotice(
  words: Messages,
  narrowed: boolean,
  clear: () => void,
  actions: readonly Action[] = [],
): Notice {
  return {
    subject: narrowed ? 'unmatched' : 'empty',
    title: words.emptyTitle,
    hint: narrowed ? words.emptyHint : words.emptyLibrary,
    actions: narrowed ? [...actions, { label: words.startOver, run: clear }] : [],
  };
}
