import { channelName, callbackReceived, type CallbackMessage } from '../popup/callback-message.js';

// Where the sign-in window comes back to. The authorization code leaves the address before
// anything else happens, and is told to nobody but this very origin.

/** An opener that only looks, ten times a second or less, must get to see the answer. */
const closeDelayMs = 3000;

const address = location.href;
history.replaceState(null, '', location.pathname);
window.damCallback = address;

const message: CallbackMessage = { damCallback: address };
const opener = window.opener as Window | null;
opener?.postMessage(message, location.origin);

const state = new URL(address).searchParams.get('state');
if (state !== null) {
  const channel = new BroadcastChannel(channelName(state));
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === callbackReceived) close();
  };
  channel.postMessage(address);
}
setTimeout(() => close(), closeDelayMs);
