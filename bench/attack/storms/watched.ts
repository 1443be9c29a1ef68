import type { Browser, CDPSession } from '@playwright/test';

/** A page without interaction, and its requests. */
export interface Watched {
  /**
   * When each request was sent, in milliseconds: calls of the API, and repeated requests for
   * pictures. The first request for a picture does not count.
   */
  readonly times: readonly number[];
  /** Its console messages. */
  readonly warnings: readonly string[];
}

/** Opens `address` and records its network requests. */
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
  // Pages in a storm delay each other, so the timeout is short.
  await page.goto(address, { waitUntil: 'commit', timeout: 5_000 }).catch(() => undefined);
  return {
    get times() {
      return [...sent.values()];
    },
    warnings,
  };
}

/** Records the times of requests that `counts` accepts, except those that were never sent. */
function follow(
  session: CDPSession,
  sent: Map<string, number>,
  counts: (url: string) => boolean,
): void {
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const key = `${requestId} ${request.url}`;
    // CORS preflights are not requests of the page.
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
