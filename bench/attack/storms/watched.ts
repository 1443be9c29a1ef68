import type { Browser, CDPSession } from '@playwright/test';

/** A page that nobody touches, and what it asks for. */
export interface Watched {
  /**
   * When each request was sent, in milliseconds: calls of the API, and pictures that had been asked
   * for before. The first time that a picture is asked for does not count.
   */
  readonly times: readonly number[];
  /** What it wrote to the console. */
  readonly warnings: readonly string[];
}

/** Opens `address` and watches its requests at the network. */
export async function watch(
  browser: Browser,
  address: string,
  { api, pictures }: { readonly api: string; readonly pictures: string },
): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const sent = new Map<string, number>();
  const pictured = new Set<string>();
  follow(session, sent, (url) => {
    if (url.startsWith(api)) return true;
    if (!url.startsWith(pictures)) return false;
    const key = /\/(?:previews|img|content)\/(?:acme\/)?([^/]+)/.exec(url)?.[1] ?? url;
    const isAgain = pictured.has(key);
    pictured.add(key);
    return isAgain;
  });
  await session.send('Network.enable');
  // Pages in a storm keep each other from coming: nobody waits long for this one.
  await page.goto(address, { waitUntil: 'commit', timeout: 5_000 }).catch(() => undefined);
  return {
    get times() {
      return [...sent.values()];
    },
    warnings,
  };
}

/** Keeps when each request was sent that `counts`, but for those that never left the browser. */
function follow(
  session: CDPSession,
  sent: Map<string, number>,
  counts: (url: string) => boolean,
): void {
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const key = `${requestId} ${request.url}`;
    // The browser's own question whether it may ask is none of the page's requests.
    if (request.method === 'OPTIONS') return;
    if (counts(request.url)) sent.set(key, timestamp * 1_000);
  });
  const forget = (requestId: string): void => {
    for (const key of sent.keys()) if (key.startsWith(`${requestId} `)) sent.delete(key);
  };
  session.on('Network.loadingFailed', ({ requestId, blockedReason }) => {
    if (blockedReason !== undefined) forget(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => forget(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) forget(requestId);
  });
}
