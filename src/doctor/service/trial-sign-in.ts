import { allowAccessUrl } from '../../auth/connection.js';
import { showSignInPage } from '../../auth/popup/sign-in-page.js';
import { listenForResponse } from '../../auth/popup/popup-response.js';
import { isInSandbox } from '../page/frame.js';
import type { Setup } from '../settings.js';

/** How a sign-in on trial ended. */
export type TrialResult =
  /** `severed` says that the window was out of sight by then. */
  | { readonly status: 'answered'; readonly address: string; readonly severed: boolean }
  | { readonly status: 'gone' | 'late' | 'stopped' };

/** Milliseconds to wait for an answer. */
const timeoutMs = 5 * 60_000;

/** A window out of sight counts as closed once the person has been back here for so long. */
const absenceMs = 8000;

/**
 * A sign-in window, opened as it is made, which has to be in a gesture, and kept blank until the
 * rest has been found well enough.
 */
export class TrialSignIn {
  readonly state = randomId();
  readonly attempt = randomId();
  /** Whether the sandbox of the page's frame holds the window, too: nothing can sign in there. */
  readonly isSandboxed: boolean;
  readonly #window: Window | null;

  constructor() {
    this.#window = window.open('about:blank', '_blank', 'popup,width=520,height=720');
    this.isSandboxed = this.#window !== null && isInSandbox(this.#window);
  }

  /** Whether the browser let the window open. */
  get isOpen(): boolean {
    return this.#window !== null && !this.#window.closed;
  }

  /** Closes the window, where that is possible. */
  close(): void {
    this.#window?.close();
  }

  /** Leads the window to the sign-in page, and waits for it to come back. */
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
          // Others of this origin may talk on the channel; only the window's word is final.
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
