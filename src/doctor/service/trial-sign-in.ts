import { allowAccessUrl } from '../../auth/popup/sign-in-page.js';
import { showSignInPage } from '../../auth/popup/sign-in-page.js';
import { listenForResponse } from '../../auth/popup/popup-response.js';
import { isInSandbox } from '../page/frame.js';
import type { Setup } from '../settings.js';

/** The result of a trial sign-in. */
export type TrialResult =
  /** `severed` means that the window was no longer visible to this page. */
  | { readonly status: 'answered'; readonly address: string; readonly severed: boolean }
  | { readonly status: 'gone' | 'late' | 'stopped' };

/** How long to wait for a response, in milliseconds. */
const timeoutMs = 5 * 60_000;

/**
 * A window that is not visible to this page counts as closed after this page has had the focus for
 * this long, in milliseconds.
 */
const absenceMs = 8000;

/**
 * A sign-in window for a check. The constructor opens it blank, so create it in a user gesture. It
 * stays blank until the earlier checks have passed.
 */
export class TrialSignIn {
  readonly state = randomId();
  readonly attempt = randomId();
  /**
   * Whether the sandbox of the page's frame also applies to the window, so that users cannot sign
   * in there.
   */
  readonly isSandboxed: boolean;
  readonly #window: Window | null;

  constructor() {
    this.#window = window.open('about:blank', '_blank', 'popup,width=520,height=720');
    this.isSandboxed = this.#window !== null && isInSandbox(this.#window);
  }

  /** Whether the window is open. */
  get isOpen(): boolean {
    return this.#window !== null && !this.#window.closed;
  }

  /** Closes the window if possible. */
  close(): void {
    this.#window?.close();
  }

  /** Navigates the window to the sign-in page and waits for the response. */
  run({ site, clientId, redirect, relay }: Setup, signal?: AbortSignal): Promise<TrialResult> {
    const opened = this.#window;
    if (!opened || opened.closed) return Promise.resolve({ status: 'gone' });
    const { state } = this;
    const redirectUri = redirect.href;
    const connection = {
      ...{ siteUrl: site.href, clientId, redirectUri },
      ...(relay && { relayUrl: relay.href }),
    };
    showSignInPage(opened, connection, allowAccessUrl(connection, state));

    return new Promise((resolve) => {
      const startedAt = performance.now();
      let severed = false;
      let focusedSince: number | undefined;
      const end = (result: TrialResult): void => {
        stop();
        signal?.removeEventListener('abort', onAbort);
        resolve(result);
        this.close();
      };
      const onAbort = (): void => end({ status: 'stopped' });
      const stop = listenForResponse({ state, redirectUri }, () => opened, {
        onResponse: (address, isOwn) => {
          // Other pages of this origin may post on the channel, so a wrong state counts only if the
          // window itself sent it.
          const isExpected = isOwn || new URL(address).searchParams.get('state') === state;
          if (isExpected) end({ status: 'answered', address, severed });
        },
        onDetached: () => (severed = true),
        onPoll: () => {
          const now = performance.now();
          focusedSince = severed && document.hasFocus() ? (focusedSince ?? now) : undefined;
          if (focusedSince !== undefined && now - focusedSince > absenceMs) end({ status: 'gone' });
          else if (now - startedAt > timeoutMs) end({ status: 'late' });
        },
      });
      signal?.addEventListener('abort', onAbort);
      if (signal?.aborted) onAbort();
    });
  }
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
