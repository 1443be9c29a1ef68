import { createClient, emptyQuery } from '../../../src/api/index.js';
import { directSource } from '../../../src/auth/direct.js';
import { brokerSource, type InteractiveSource } from '../../../src/auth/index.js';
import type { AssetPicker } from '../../../src/index.js';
import type {} from '../../../src/define/asset-picker.js';
import type { PageSettings } from '../host-pages.js';
import { jump, takeOverClock } from './clock.js';
import { counted, promises } from './promises.js';

/** The functions of the page that the test calls, and those that the page calls. */
export interface Host {
  jump(milliseconds: number): void;
  /** Stops sending requests, so that pending ones can settle. */
  rest(): void;
  /** Sends a request to the server that has no faults. */
  roundTrip(): Promise<boolean>;
  promises(): { readonly begun: number; readonly pending: number };
  /** Sends a request from everything on the page. Resolves to whether all were answered. */
  answering(): Promise<boolean>;
}

declare global {
  /** Reports a sign-in status: of the host's own source (0) or of a picker. */
  function soakStands(who: number, status: string): Promise<void>;
  function soakReceived(refreshToken: unknown): Promise<void>;
  var soak: Host;
}

takeOverClock();
const settings = JSON.parse(document.querySelector('#settings')?.textContent ?? '') as PageSettings;
const { baseUrl, siteUrl, clientId } = settings;
const redirectUri = `${location.origin}/callback.html`;
const connection = { siteUrl, clientId, redirectUri };

const source = sourceOf();
const client = createClient({ baseUrl, tokens: source });
const pickers = Array.from({ length: settings.pickers }, (_, index) => pickerOf(index + 1));
const tell = (): void => void soakStands(0, source.status);
source.subscribe(tell);
tell();
document.body.append(...pickers);

const search = () => client.searchAssets({ query: emptyQuery, offset: 0, limit: 1 });

let hasBegun = false;
let isResting = false;
async function ask(): Promise<void> {
  // Pickers only report later changes of the sign-in, so they have to be defined before it.
  await customElements.whenDefined('asset-picker');
  hasBegun = true;
  while (!isResting) {
    void counted(source.get());
    if (Math.random() < 0.1) void counted(search());
    if (Math.random() < 0.05) pickers[Math.floor(Math.random() * pickers.length)]?.reload();
    await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 1000));
  }
}
void ask();

globalThis.soak = {
  jump: (milliseconds) => {
    jump(milliseconds);
    if (hasBegun && !isResting) void counted(source.get());
  },
  rest: () => void (isResting = true),
  promises,
  roundTrip: () => fetch('/callback.html', { cache: 'no-store' }).then(({ ok }) => ok),
  answering: async () => {
    const answers = await Promise.all([
      source.get().then(
        () => true,
        () => false,
      ),
      ...pickers.map(isAnswering),
    ]);
    return answers.every((answer) => answer);
  },
};

function isAnswering(picker: AssetPicker): Promise<boolean> {
  return new Promise((resolve) => {
    picker.addEventListener('search-change', () => resolve(true), { once: true });
    picker.addEventListener('picker-error', () => resolve(false), { once: true });
    picker.reload();
  });
}

function sourceOf(): InteractiveSource {
  const { clientSecret } = settings;
  if (clientSecret === undefined) return brokerSource({ ...connection, brokerUrl: '/dam-auth/' });
  return directSource({
    ...connection,
    baseUrl,
    clientSecret,
    dangerouslyAllowBrowserSecret: true,
    fetch: async (...call) => {
      const response = await fetch(...call);
      const text = await response.text();
      if (text.includes('"refresh_token"')) {
        await soakReceived((JSON.parse(text) as { refresh_token: unknown }).refresh_token);
      }
      const { status, headers } = response;
      return new Response(status === 204 ? null : text, { status, headers });
    },
  });
}

function pickerOf(who: number): AssetPicker {
  const picker = document.createElement('asset-picker');
  picker.setAttribute('base-url', baseUrl);
  picker.setAttribute('site-url', siteUrl);
  picker.setAttribute('client-id', clientId);
  picker.setAttribute('redirect-uri', redirectUri);
  // One request fills the page.
  picker.setAttribute('page-size', '10');
  if (settings.mode === 'broker') picker.setAttribute('broker-url', '/dam-auth/');
  else picker.tokens = source;
  // Only the parts that a user has to press are painted, because painting is most of the cost. The
  // picker is visible at first, because it does not report a sign-in that has failed before.
  picker.addEventListener('sign-in-change', ({ detail: { status } }) => {
    const isSettled = status === 'signed-in' || status === 'refreshing';
    picker.style.contentVisibility = isSettled ? 'hidden' : 'visible';
    void soakStands(who, status);
  });
  return picker;
}
