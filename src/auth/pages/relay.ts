import { navigateWithoutOpener } from '../popup/navigate-without-opener.js';
import { channelName, callbackReceived, type CallbackMessage } from '../popup/callback-message.js';
import { readRelayTarget, type RelayTarget } from './relay-target.js';

// The relay page is a window between a page in another site's frame and the sign-in window. As a
// top-level window it can receive the callback page's message, and as it keeps its opener it can
// pass the message on to the framed page.

const requested = location.hash.slice(1);
history.replaceState(null, '', location.pathname);

const sites = document.querySelector<HTMLMetaElement>('meta[name="dam-sites"]')?.content ?? '';
const target = readRelayTarget(requested, sites.split(/\s+/), location);
const opener = window.opener as Window | null;
if (target && opener) offer(target, opener);
else show('refused');

function offer({ url, state }: RelayTarget, framedPage: Window): void {
  const channel = new BroadcastChannel(channelName(state));
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || data === callbackReceived) return;
    channel.postMessage(callbackReceived);
    const message: CallbackMessage = { damCallback: data };
    framedPage.postMessage(message, location.origin);
    close();
  };
  document.getElementById('continue')?.addEventListener('click', () => {
    const signIn = open('about:blank', '_blank', 'popup,width=520,height=720');
    if (!signIn) return;
    const callbackPage = url.searchParams.get('redirect_uri') ?? '';
    if (!navigateWithoutOpener(signIn, url, callbackPage)) show('sandboxed');
  });
  show('ready');
}

function show(id: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('main > p')) {
    element.hidden = element.id !== id;
  }
}
