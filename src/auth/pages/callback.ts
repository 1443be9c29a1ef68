import { channelName, callbackReceived, type CallbackMessage } from '../popup/callback-message.js';

// The callback page of the sign-in window. It first removes the authorization code from the address
// bar, then reports it to this origin only.

/**
 * How long the page stays open, in milliseconds, so that an opener that polls can read the
 * response. Background tabs poll only once per second.
 */
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
