import type { BrowserContext, Page } from '@playwright/test';
import { allow, Panel } from './sign-in/acting.js';
import { Cut } from './sign-in/front.js';
import { Hold } from './sign-in/hold.js';
import { expect, test, type Host } from './sign-in/host.js';

const harmless = { refreshes: 1, reuses: 0, familiesRevoked: 0 };

/** Another tab with the host's page, which has found the session. */
async function openTab(context: BrowserContext, { world }: Host): Promise<[Panel, Page]> {
  const page = await context.newPage();
  await page.goto(world.pageUrl);
  const panel = new Panel(page);
  await expect(panel.status).toHaveText('signed-in');
  return [panel, page];
}

async function signIn({ panel }: Host): Promise<void> {
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
}

/** Has the broker replace the session's token, as one more tab would. */
async function replaceToken(page: Page, broker: string): Promise<void> {
  await page.evaluate(async (path) => {
    const refresh = async (body: object): Promise<unknown> => {
      const headers = { 'content-type': 'application/json', 'x-dam-auth': '1' };
      const call = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`${path}refresh`, call)).json();
    };
    const { access_token: replaced } = (await refresh({})) as { readonly access_token: string };
    await refresh({ replaced });
  }, broker);
}

test('ten tabs whose token is refused at once refresh once', async ({ context, openHost }) => {
  const host = await openHost();
  await signIn(host);
  const panels = [host.panel];
  while (panels.length < 10) panels.push((await openTab(context, host))[0]);
  for (const panel of panels) await panel.press('Lose the token');
  await Promise.all(panels.map((panel) => panel.press('Ask who I am')));
  for (const panel of panels) await expect(panel.person).toHaveText('200');
  expect(host.world.service.stats().tokens).toEqual(harmless);
});

for (const when of ['before', 'after'] as const) {
  test(`a tab that is killed ${when} its refresh is processed costs the others nothing`, async ({
    context,
    openHost,
  }) => {
    const hold = new Hold('/refresh');
    const { between } = hold;
    const host = await openHost({ between });
    await signIn(host);
    const [killed, page] = await openTab(context, host);
    await killed.press('Lose the token');
    const held = hold.next(when);
    await killed.press('Ask who I am');
    await held;
    await page.close();
    await host.panel.press('Lose the token');
    await host.panel.press('Ask who I am');
    await expect(host.panel.person).toHaveText('200');
    hold.release();
    await host.panel.press('Ask who I am');
    await expect(host.panel.person).toHaveText('200');
    expect(host.world.service.stats().tokens).toEqual(harmless);
  });
}

test('a tab that is killed with its only copy of a new token finds the session again', async ({
  context,
  openHost,
}) => {
  let isCut = false;
  const host = await openHost({
    between: async ({ url }, answer) => {
      const told = await answer();
      // Broken off every time: nothing of the answer, not even the cookie, reaches the browser.
      if (isCut && url.endsWith('/refresh')) throw new Cut();
      return told;
    },
  });
  await signIn(host);
  const [killed, page] = await openTab(context, host);
  await killed.press('Lose the token');
  isCut = true;
  await killed.press('Ask who I am');
  await expect(killed.outcome).toHaveText('broker_unreachable');
  await page.close();
  isCut = false;
  const [again] = await openTab(context, host);
  await again.press('Ask who I am');
  await expect(again.person).toHaveText('200');
  expect(host.world.service.stats().tokens).toEqual(harmless);
});

test('a tab that is frozen while it refreshes neither blocks the others nor does harm later', async ({
  context,
  openHost,
}) => {
  const hold = new Hold('/refresh');
  const { between } = hold;
  const host = await openHost({ between });
  await signIn(host);
  const [frozen, page] = await openTab(context, host);
  await frozen.press('Lose the token');
  const held = hold.next('after');
  await frozen.press('Ask who I am');
  await held;
  const tools = await context.newCDPSession(page);
  await tools.send('Page.setWebLifecycleState', { state: 'frozen' });

  // It holds the lock, so the other tab waits for its turn, and then goes ahead without it.
  const { panel } = host;
  await panel.press('Lose the token');
  await panel.press('Ask who I am');
  await expect(panel.person).toHaveText('200', { timeout: 25_000 });
  expect(host.world.service.stats().tokens).toEqual(harmless);
  await replaceToken(host.page, host.world.accounts[0]?.path ?? '');

  // The answer that was held back is two tokens old now, and so is the cookie it brings.
  hold.release();
  await tools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(frozen.person).toHaveText('200');
  await panel.press('Ask who I am');
  await expect(panel.person).toHaveText('200');
  expect(host.world.service.stats().tokens).toEqual({ ...harmless, refreshes: 2 });
});

test('a window that a signed-in page opens gets no copy of anything', async ({
  page,
  openHost,
}) => {
  const host = await openHost();
  await signIn(host);
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const child = await opening;
  const panel = new Panel(child);
  await expect(panel.status).toHaveText('signed-in');
  const found = await child.evaluate(async () => [
    localStorage.length + sessionStorage.length,
    document.cookie,
    (await indexedDB.databases()).length,
  ]);
  expect(found).toEqual([0, '', 0]);
  for (const each of [panel, host.panel]) await each.press('Lose the token');
  await Promise.all([panel, host.panel].map((each) => each.press('Ask who I am')));
  for (const each of [panel, host.panel]) await expect(each.person).toHaveText('200');
  expect(host.world.service.stats().tokens).toEqual(harmless);
});
