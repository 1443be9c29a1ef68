import { isCallback } from './callback-params.js';
import { channelName, readCallbackMessage, callbackReceived } from './callback-message.js';

/** How often the window is looked at, in milliseconds. */
const pollIntervalMs = 100;

/** What is heard of a sign-in window. */
export interface PopupListener {
  /** An address came back. `isOwn` says that it came from the very window, not just its origin. */
  onResponse(address: string, isOwn: boolean): void;
  /** The window is closed or has cut itself off: which of the two cannot be told. */
  onDetached(): void;
  /** A look was taken and nothing came of it. */
  onPoll(): void;
}

/**
 * Listens for the answer of a sign-in window in all three ways that can work: by looking where
 * the window is, on a channel named after the state, and for messages of the window itself.
 * Returns the way to stop.
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

/** Where the window is, if it is somewhere that may be read. */
function addressOf(current: Window): string | undefined {
  try {
    // The landing page takes the answer out of the address bar, and leaves it here.
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
