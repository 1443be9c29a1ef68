import {
  sendRequest,
  readObject,
  violationReportDelayMs,
  watchPolicy,
} from '../../auth/diagnostic-request.js';
import { failed, ok, skipped, warning, type Check, type Verdict } from '../finding.js';
import type { BrokerSession } from '../service/broker-session.js';
import type { Setup } from '../settings.js';

const docs = 'docs/hosts/policies.md';
const notSignedIn = skipped('Not checked: no user is signed in.');

/** The result of loading a URL into an element. */
type LoadResult = 'loaded' | 'forbidden' | 'failed';

/** Checks whether the page may show the service's content: images and the search screen. */
export function contentChecks(setup: Setup, session: BrokerSession): readonly Check[] {
  const { api, connector } = setup;
  const get = async (path: string): Promise<Readonly<Record<string, unknown>>> => {
    const headers = { authorization: `Bearer ${session.token ?? ''}` };
    const reply = await sendRequest(new URL(path, api), { headers, redirect: 'error' });
    return reply.status === 'answered' ? readObject(reply.response) : {};
  };
  const whenSignedIn = (run: () => Promise<Verdict>) => () =>
    session.token === undefined ? notSignedIn : run();
  const pictures: Check = {
    step: 'pictures',
    needs: ['token'],
    run: whenSignedIn(async () => {
      const found = await get('v2/assets/search?limit=10&expand=thumbnails');
      return examinePictures(addressesIn(found['items']));
    }),
  };
  const frame: Check = {
    step: 'connector',
    needs: ['token'],
    run: whenSignedIn(async () => {
      const { url } = await get('v2/integrations/url');
      return examineConnector(typeof url === 'string' ? url : '');
    }),
  };
  return connector ? [pictures, frame] : [pictures];
}

async function examinePictures(addresses: readonly URL[]): Promise<Verdict> {
  if (addresses.length === 0) return skipped('Could not tell: no asset has a preview.');
  const hosts = new Map(addresses.map((address) => [address.origin, address]));
  for (const [origin, address] of hosts) {
    const result = await load('img', address);
    if (result === 'forbidden') {
      return failed(
        `The page's policy blocks images from ${origin}: pickers show icons instead.`,
        `Add ${origin} to img-src in the page's Content-Security-Policy.`,
        docs,
      );
    }
    if (result === 'failed') {
      return warning(
        `A preview from ${origin} does not load.`,
        `Open the console: the page's Cross-Origin-Embedder-Policy or ${origin} itself blocks it.`,
      );
    }
  }
  return ok(`Previews load from ${[...hosts.keys()].join(' and ')}.`);
}

async function examineConnector(address: string): Promise<Verdict> {
  if (!URL.canParse(address)) {
    return failed(
      'The API returns no URL for the search screen that openConnector shows.',
      'Ask the vendor to enable the connector for this account.',
    );
  }
  const url = new URL(address);
  if ((await load('iframe', url)) === 'forbidden') {
    return failed(
      `The page's policy blocks frames from ${url.origin}, which openConnector shows.`,
      `Add ${url.origin} to frame-src in the page's Content-Security-Policy.`,
      docs,
    );
  }
  return ok(
    `The page may show ${url.origin} in a frame. Whether that site allows it cannot be checked.`,
  );
}

/** Loads `url` into a hidden element. */
async function load(name: 'img' | 'iframe', url: URL): Promise<LoadResult> {
  const policy = watchPolicy(url);
  const element = document.createElement(name);
  element.referrerPolicy = 'no-referrer';
  element.hidden = true;
  // The sandbox forbids scripts and navigation of this page.
  if (element instanceof HTMLIFrameElement) element.setAttribute('sandbox', '');
  try {
    const loaded = new Promise<LoadResult>((resolve) => {
      element.addEventListener('load', () => resolve('loaded'));
      element.addEventListener('error', () => resolve('failed'));
      setTimeout(() => resolve('failed'), 10_000);
    });
    element.src = url.href;
    document.documentElement.append(element);
    const result = await loaded;
    await new Promise((resolve) => setTimeout(resolve, violationReportDelayMs));
    return policy.isForbidden() ? 'forbidden' : result;
  } finally {
    policy.stop();
    element.remove();
  }
}

/** Returns the preview URLs of a list of assets. */
function addressesIn(items: unknown): readonly URL[] {
  if (!Array.isArray(items)) return [];
  return items
    .flatMap((item: unknown) => Object.values(membersOf(membersOf(item)['thumbnails'])))
    .map((thumbnail) => membersOf(thumbnail)['url'])
    .flatMap((url) => (typeof url === 'string' && URL.canParse(url) ? [new URL(url)] : []))
    .filter(({ protocol }) => /^https?:$/.test(protocol));
}

function membersOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}
