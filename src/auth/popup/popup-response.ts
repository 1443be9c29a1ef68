import { isCallback } from './callback-params.js';
import { channelName, readCallbackMessage, callbackReceived } from './callback-message.js';

/** How often the window's location is read, in milliseconds. */
const pollIntervalMs = 100;

/** Receives the events of a sign-in window. */
export interface PopupListener {
  /**
   * The window was redirected to `address`. `isOwn` means that the message came from the window
   * itself, not just from its origin.
   */
  onResponse(address: string, isOwn: boolean): void;
  /**
   * The window is closed or has cut the connection to this page. The browser does not say which.
   */
  onDetached(): void;
  /** The window was polled. */
  onPoll(): void;
}

/**
 * Listens for the response of a sign-in window in three ways: it polls the window's location, and
 * listens on a channel named after the state and for messages of the window. Returns a function
 * that stops listening.
 */
export function listenForResponse(
  { state, redirectUri }: { readonly state: string; readonly redirectUri: string },
  currentWindow: () => Window,
  listener: PopupListener,
): () => void {
  const abort = new AbortController();
  const channel = openChannel(channelName(state));
  let reportedWindow: Window | undefined;

  const receive = (address: unknown, isOwn: boolean): void => {
    if (typeof address !== 'string' || !isCallback(address, redirectUri)) return;
    channel?.postMessage(callbackReceived);
    listener.onResponse(address, isOwn);
  };
  const poll = (): void => {
    const current = currentWindow();
    if (current.closed) {
      if (reportedWindow !== current) listener.onDetached();
      reportedWindow = current;
    } else {
      receive(addressOf(current), true);
    }
    listener.onPoll();
  };

  if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => receive(data, false);
  addEventListener(
    'message',
    ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== new URL(redirectUri).origin || source !== currentWindow()) return;
      receive(readCallbackMessage(data), true);
    },
    { signal: abort.signal },
  );
  const timer = setInterval(poll, pollIntervalMs);

  return () => {
    abort.abort();
    channel?.close();
    clearInterval(timer);
  };
}

/** Returns the window's URL if this page may read it. */
function addressOf(current: Window): string | undefined {
  try {
    // The callback page removes the code from the address bar and keeps the URL in this property.
    return current.damCallback ?? current.location.href;
  } catch {
    return undefined;
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
