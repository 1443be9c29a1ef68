import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { InteractiveSource } from '../../src/auth/index.js';
import { openBrowser, reaching, type Browser } from './browser.js';

const throttled = { name: 'AuthError', code: 'throttled' };
const minute = 60_000;

/** A page whose token nears its end while the broker wants a rest of a minute. */
async function throttledPage(
  context: TestContext,
): Promise<{ browser: Browser; tab: InteractiveSource; token: string }> {
  context.mock.timers.enable({ apis: ['Date', 'setTimeout'], now: Date.now() });
  const browser = await openBrowser(context);
  await browser.signIn();
  const tab = browser.tab();
  const token = await tab.get();
  context.mock.timers.tick(7.6 * 60 * minute);
  browser.calls.length = 0;
  browser.broken = () => new Response(null, { status: 429, headers: { 'retry-after': '60' } });
  return { browser, tab, token };
}

/** Resolves once everything said so far on a channel of this name has been heard. */
async function heard(channel: BroadcastChannel, words: string): Promise<void> {
  const listener = new BroadcastChannel(channel.name);
  const last = Promise.withResolvers<undefined>();
  listener.onmessage = () => last.resolve(undefined);
  channel.postMessage(words);
  await last.promise;
  listener.close();
}

describe('a broker that asks for a rest of a minute', { timeout: 20_000 }, () => {
  it('is asked once while twenty tabs tell each other news for six seconds', async (context) => {
    const { browser, tab, token } = await throttledPage(context);
    const stop = tab.subscribe(() => undefined);
    context.after(stop);
    const { siteUrl, clientId } = browser.service;
    const channel = new BroadcastChannel(`dam-auth:${siteUrl}|${clientId}`);
    context.after(() => channel.close());
    for (let round = 0; round < 60; round += 1) {
      for (let other = 0; other < 19; other += 1) {
        channel.postMessage(other % 2 === 0 ? 'session' : 'token');
      }
      await heard(channel, 'session');
      assert.equal(await tab.get(), token);
      context.mock.timers.tick(100);
    }
    assert.deepEqual(browser.calls, ['refresh']);
  });

  it('is asked once the minute is over, by a page that heard of news meanwhile', async (context) => {
    const { browser, tab, token } = await throttledPage(context);
    const stop = tab.subscribe(() => undefined);
    context.after(stop);
    while (browser.calls.length === 0) await new Promise(setImmediate);
    assert.equal(await tab.get(), token);
    browser.broken = undefined;
    context.mock.timers.tick(minute + 1);
    await reaching(tab, 'refreshing');
    await reaching(tab, 'signed-in');
    assert.deepEqual(browser.calls, ['refresh', 'refresh']);
    assert.notEqual(await tab.get(), token);
  });

  it('is not asked by a refused token, nor by all who are waiting for one', async (context) => {
    const { browser, tab, token } = await throttledPage(context);
    assert.equal(await tab.get(), token);
    tab.refuse(token);
    for (let asked = 0; asked < 20; asked += 1) {
      await assert.rejects(tab.get(), { ...throttled, retryAt: Date.now() + minute });
    }
    assert.deepEqual(browser.calls, ['refresh']);
    browser.broken = undefined;
    context.mock.timers.tick(minute);
    assert.ok(await browser.isGood(await tab.get()));
  });

  it('is asked at once by a person, but not more often than once a second', async (context) => {
    const { browser, tab, token } = await throttledPage(context);
    tab.refuse(token);
    await assert.rejects(tab.get(), throttled);
    for (let click = 0; click < 10; click += 1) {
      tab.resetBackoff();
      await assert.rejects(tab.get(), throttled);
      context.mock.timers.tick(100);
    }
    assert.equal(browser.calls.length, 2);
    context.mock.timers.tick(100);
    tab.resetBackoff();
    await assert.rejects(tab.get(), throttled);
    assert.equal(browser.calls.length, 3);
  });

  it('is asked again though the clock is set back meanwhile', async (context) => {
    const { browser, tab, token } = await throttledPage(context);
    tab.refuse(token);
    await assert.rejects(tab.get(), throttled);
    browser.broken = undefined;
    context.mock.timers.setTime(Date.now() - 120 * minute);
    assert.ok(await browser.isGood(await tab.get()));
  });
});
