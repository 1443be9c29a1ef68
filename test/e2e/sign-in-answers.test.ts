import type { Page } from '@playwright/test';
import { allow, Panel } from './sign-in/acting.js';
import { expect, test, type Host } from './sign-in/host.js';

/** The state that a sign-in window was opened with. */
function stateOf(popup: Page): string {
  return new URL(popup.url()).searchParams.get('state') ?? '';
}

/** Leads a window to the landing page, as a sign-in page does that is not to be trusted. */
async function lead(
  popup: Page,
  query: Readonly<Record<string, string>>,
  { world }: Host,
): Promise<void> {
  const address = `${world.pageUrl}/callback.html?${new URLSearchParams(query)}`;
  // A window that is still on its way somewhere forgets what it is told.
  await popup.getByRole('button', { name: 'Allow' }).waitFor();
  await popup.evaluate((to) => void setTimeout(() => location.replace(to)), address);
}

test.describe('two accounts on one page', () => {
  const accounts = ['acme', 'other'];
  // Nothing but the page's own look at each window brings an answer.
  const landingPage = '<!doctype html><title>Back</title>';

  test('are signed in to side by side, each by its own window', async ({ page, openHost }) => {
    const { world, panel } = await openHost({ accounts });
    const second = new Panel(page, 'Source 2');
    const [popup, other] = [await panel.openSignIn(), await second.openSignIn()];
    await allow(other);
    await expect(second.status).toHaveText('signed-in');
    await expect(panel.status).toHaveText('signing-in');
    await allow(popup);
    await expect(panel.status).toHaveText('signed-in');
    for (const each of [panel, second]) {
      await each.press('Ask who I am');
      await expect(each.person).toHaveText('200');
    }
    const calls = world.accounts.map(
      ({ service }) => service.stats().requests['POST /v2/oauth/access-token'],
    );
    expect(calls).toEqual([1, 1]);
  });

  test('cannot be mixed up by a window that comes back with the other’s state', async ({
    page,
    openHost,
  }) => {
    const host = await openHost({ accounts, landingPage });
    const second = new Panel(page, 'Source 2');
    const popup = await host.panel.openSignIn();
    const other = await second.openSignIn();
    await other.getByRole('button', { name: 'Allow' }).waitFor();
    await lead(popup, { code: host.world.service.issueCode(), state: stateOf(other) }, host);
    await expect(host.panel.outcome).toHaveText('state_mismatch');
    await expect(second.status).toHaveText('signing-in');
    await other.getByRole('button', { name: 'Allow' }).click();
    await expect(second.status).toHaveText('signed-in');
    expect(host.tokenCalls()).toBe(0);
  });

  test('cannot be mixed up by a window that comes back with the other’s code', async ({
    page,
    openHost,
  }) => {
    const host = await openHost({ accounts, landingPage });
    const second = new Panel(page, 'Source 2');
    const popup = await second.openSignIn();
    await popup.getByRole('button', { name: 'Allow' }).waitFor();
    await lead(popup, { code: host.world.service.issueCode(), state: stateOf(popup) }, host);
    await expect(second.outcome).toHaveText('mix_up');
    for (const { service } of host.world.accounts) {
      expect(service.stats().requests['POST /v2/oauth/access-token']).toBeUndefined();
    }
  });
});

test('an answer that has been used is worth nothing any more', async ({ page, openHost }) => {
  const host = await openHost();
  const { world, panel, tokenCalls } = host;
  const landing = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('callback.html?'));
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
  const used = (await landing).url();

  const replayed = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address), used);
  await (await replayed).waitForEvent('close');
  await expect(panel.status).toHaveText('signed-in');

  expect(tokenCalls()).toBe(1);
  expect(world.service.stats().tokens.familiesRevoked).toBe(0);
  await panel.press('Sign out');
  await expect(panel.status).toHaveText('signed-out');
  // Signing out uses the refresh token twice.
  await expect.poll(() => world.service.stats().tokens.familiesRevoked).toBe(1);
  expect(tokenCalls()).toBe(3);
  const query = Object.fromEntries(new URL(used).searchParams);
  await lead(await panel.openSignIn(), query, host);
  await expect(panel.outcome).toHaveText('state_mismatch');
  expect(tokenCalls()).toBe(3);
});

test('an answer that has failed cannot be used after all', async ({ page, openHost }) => {
  const host = await openHost();
  const { panel, tokenCalls } = host;
  const popup = await panel.openSignIn();
  await popup.getByRole('button', { name: 'Allow' }).waitFor();
  const state = stateOf(popup);
  await lead(popup, { error: 'access_denied', state }, host);
  await expect(panel.outcome).toHaveText('access_denied');
  const replayed = page.waitForEvent('popup');
  const late = `/callback.html?${new URLSearchParams({ code: host.world.service.issueCode(), state })}`;
  await page.evaluate((address) => void window.open(address), late);
  await (await replayed).waitForEvent('close');
  await expect(panel.status).toHaveText('signed-out');
  expect(tokenCalls()).toBe(0);
});

test('what a sign-in page says of a refusal in words is never shown', async ({
  page,
  openHost,
}) => {
  const host = await openHost();
  await page.goto(host.world.pickerUrl);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const popup = await opening;
  await popup.getByRole('button', { name: 'Allow' }).waitFor();
  const words = '<img src=x onerror="document.title=1">';
  await lead(
    popup,
    { error: 'access_denied', error_description: words, state: stateOf(popup) },
    host,
  );
  await popup.waitForEvent('close');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('onerror')).toHaveCount(0);
  await expect(page).toHaveTitle('Host');
});

for (const whose of ['another site', 'the page’s own site']) {
  test(`a frame of ${whose} that knows the state cannot answer`, async ({ page, openHost }) => {
    const host = await openHost();
    const { world, panel, tokenCalls } = host;
    const popup = await panel.openSignIn();
    await popup.getByRole('button', { name: 'Allow' }).waitFor();
    const origin = new URL(whose === 'another site' ? world.framingUrl : world.pageUrl).origin;
    const query = { code: world.service.issueCode(), state: stateOf(popup) };
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, `${origin}/elsewhere.html`);
    await expect.poll(() => page.frames().at(-1)?.url()).toBe(`${origin}/elsewhere.html`);
    await page
      .frames()
      .at(-1)
      ?.evaluate(
        (damCallback) => {
          for (let count = 0; count < 200; count += 1) parent.postMessage({ damCallback }, '*');
        },
        `${world.pageUrl}/callback.html?${new URLSearchParams(query)}`,
      );
    await allow(popup);
    await expect(panel.status).toHaveText('signed-in');
    // The person's own code was traded in, and no other.
    expect(tokenCalls()).toBe(1);
    expect(world.accounts[0]?.secrets.has(query.code)).toBe(false);
  });
}

test('nonsense from the very window does no harm', async ({ page, openHost }) => {
  const faults: Error[] = [];
  page.on('pageerror', (error) => faults.push(error));
  const { world, panel } = await openHost({ source: { keepOpener: true } });
  const popup = await panel.openSignIn();
  await popup.getByRole('button', { name: 'Allow' }).waitFor();
  const signInPage = popup.url();
  await popup.goto(`${world.pageUrl}/elsewhere.html`);
  await popup.evaluate(() => {
    const cyclic: Record<string, unknown> = {};
    cyclic['damCallback'] = cyclic;
    const opener = window.opener as Window;
    for (const data of [
      null,
      'text',
      42,
      [],
      cyclic,
      { damCallback: 42 },
      { damCallback: ['x'] },
    ]) {
      opener.postMessage(data, '*');
    }
    const trap = new Proxy({}, { get: () => window.stop() });
    Object.defineProperty(window, 'damCallback', { value: trap, configurable: true });
  });
  await expect(panel.status).toHaveText('signing-in');
  await popup.evaluate(() => {
    Object.defineProperty(window, 'damCallback', {
      get: () => {
        throw new Error('a trap');
      },
    });
  });
  await expect(panel.status).toHaveText('signing-in');
  await popup.goto(signInPage);
  await allow(popup);
  await expect(panel.status).toHaveText('signed-in');
  expect(faults).toEqual([]);
});
