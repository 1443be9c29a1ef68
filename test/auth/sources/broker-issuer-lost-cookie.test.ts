import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { BrokerIssuer } from '../../../src/auth/sources/broker-issuer.js';
import { brokerUrl, openBrowser, reaching, type Browser } from '../browser.js';
import { beginSession, type BegunSession } from '../session/session-begun.js';

const loginRequired = { name: 'AuthError', code: 'login_required' };
const twoMinutes = 120_000;

/** A page's session, begun in it by a person who has just allowed access. */
function begin(browser: Browser, attempt = 'b'.repeat(32)): Promise<BegunSession> {
  const { fetch, service } = browser;
  const name = `dam-auth:${service.siteUrl}|${service.clientId}`;
  const issuer = new BrokerIssuer({ brokerUrl, name, fetch });
  return beginSession(issuer, name, { code: service.issueCode(), attempt });
}

/** Resolves once the session has told other tabs of itself so often. */
async function announcing({ announced }: BegunSession, times: number): Promise<void> {
  while (announced.filter((notice) => notice === 'session').length < times) {
    await new Promise(setImmediate);
  }
}

/** Resolves once the broker has been called so often, and its last answer has been read. */
async function calling({ calls }: Browser, times: number): Promise<void> {
  while (calls.length < times) await new Promise(setImmediate);
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/** A session that does not know yet whether its cookie has come, because it cannot ask. */
async function unsettled(
  context: TestContext,
): Promise<BegunSession & { browser: Browser; token: string }> {
  const browser = await openBrowser(context);
  browser.cookieLosses.set('token', 1);
  browser.broken = () => {
    if (browser.calls.at(-1) !== 'token') return new Response(null, { status: 503 });
    return undefined;
  };
  const begun = await begin(browser);
  await calling(browser, 2);
  browser.broken = undefined;
  const token = await begun.session.get();
  begun.session.resetBackoff();
  return { ...begun, browser, token };
}

describe('a sign-in whose cookie is lost on the way', { timeout: 20_000 }, () => {
  it('is found by the next page all the same, without any window', async (context) => {
    const browser = await openBrowser(context);
    browser.cookieLosses.set('token', 1);
    await announcing(await begin(browser), 2);
    const tab = browser.tab();
    await reaching(tab, 'signed-in');
    assert.ok(await browser.isGood(await tab.get()));
    assert.equal(browser.tokenCalls(), 1);
  });

  it('is found by the next page also where the cookie is lost again', async (context) => {
    const browser = await openBrowser(context);
    browser.cookieLosses.set('token', 2);
    await announcing(await begin(browser), 2);
    assert.ok(await browser.isGood(await browser.tab().get()));
    assert.equal(browser.tokenCalls(), 1);
  });

  it('outlives its first token', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const browser = await openBrowser(context, { accessTokenSeconds: 40 });
    browser.cookieLosses.set('token', 1);
    const { session } = await begin(browser);
    const first = await session.get();
    context.mock.timers.setTime(Date.now() + 30_000);
    const second = await session.get();
    assert.notEqual(second, first);
    assert.ok(await browser.isGood(second));
  });

  it('is made good by itself once the broker answers again', async (context) => {
    context.mock.timers.enable({ apis: ['Date', 'setTimeout'], now: Date.now() });
    const browser = await openBrowser(context);
    browser.cookieLosses.set('token', 1);
    browser.broken = () =>
      browser.calls.length > 1 ? new Response(null, { status: 503 }) : undefined;
    const begun = await begin(browser);
    await calling(browser, 2);
    browser.broken = undefined;
    context.mock.timers.tick(3_000);
    await announcing(begun, 2);
    assert.ok(await browser.isGood(await browser.tab().get()));
  });

  it('is traded in once more where the page could not ask at first', async (context) => {
    const { session, browser, token } = await unsettled(context);
    session.refuse(token);
    assert.ok(await browser.isGood(await session.get()));
    assert.equal(session.status, 'signed-in');
    assert.equal(browser.calls.filter((call) => call === 'token').length, 2);
    assert.equal(browser.service.stats().tokens.reuses, 0);
  });

  it('is not traded in for ever where the browser takes no cookie at all', async (context) => {
    const browser = await openBrowser(context);
    browser.cookieLosses.set('token', Infinity);
    const begun = await begin(browser);
    await calling(browser, 6);
    const { session } = begun;
    const thrice = ['token', 'refresh', 'token', 'refresh', 'token', 'refresh'];
    assert.deepEqual(browser.calls, thrice);
    // What the page has is good for as long as the service takes it.
    const token = await session.get();
    assert.ok(await browser.isGood(token));
    session.refuse(token);
    await assert.rejects(session.get(), loginRequired);
    assert.deepEqual(browser.calls, [...thrice, 'refresh']);
  });

  it('is not traded in later than two minutes after', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const { session, browser } = await unsettled(context);
    context.mock.timers.tick(twoMinutes);
    await assert.rejects(session.get(), loginRequired);
    assert.equal(browser.calls.filter((call) => call === 'token').length, 1);
  });

  it('is over when the person signs out before it could be made good', async (context) => {
    const { session, browser, token } = await unsettled(context);
    await session.end();
    await session.revalidate('session');
    assert.equal(session.status, 'signed-out');
    assert.equal(await browser.isGood(token), false);
    assert.equal(browser.calls.filter((call) => call === 'token').length, 1);
  });

  it('is over when the person signs out while it is being made good', async (context) => {
    const browser = await openBrowser(context);
    browser.cookieLosses.set('token', 1);
    const begun = await begin(browser);
    const { session } = begun;
    const token = await session.get();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    browser.broken = () => {
      if (browser.calls.at(-1) === 'token') browser.hold = held;
      return undefined;
    };
    while (!browser.hold) await new Promise(setImmediate);
    const ended = session.end();
    assert.equal(session.status, 'signed-out');
    release();
    await ended;
    await assert.rejects(session.get(), loginRequired);
    await assert.rejects(browser.tab().get(), loginRequired);
    assert.equal(await browser.isGood(token), false);
  });

  it('gives way to a session that another tab began or ended', async (context) => {
    const { session, browser } = await unsettled(context);
    const other = await begin(browser, 'c'.repeat(32));
    await other.session.end();
    await session.revalidate('session');
    assert.equal(session.status, 'signed-out');
    assert.equal(browser.calls.filter((call) => call === 'token').length, 2);
  });
});

describe('a sign-in whose cookie has come', { timeout: 20_000 }, () => {
  it('costs one question, and its code is of no further use', async (context) => {
    const browser = await openBrowser(context);
    const begun = await begin(browser);
    await calling(browser, 2);
    assert.deepEqual(browser.calls, ['token', 'refresh']);
    // Ended by another tab: nothing brings it back.
    await browser.tab().signOut();
    await begun.session.revalidate('session');
    assert.equal(begun.session.status, 'signed-out');
    assert.equal(browser.calls.filter((call) => call === 'token').length, 1);
    // The one by which signing out ends the refresh token.
    assert.equal(browser.service.stats().tokens.refreshes, 1);
  });

  it('keeps its token where the page looks again before that is known', async (context) => {
    const browser = await openBrowser(context);
    const { session } = await begin(browser);
    const token = session.grant?.accessToken;
    await session.revalidate();
    assert.equal(await session.get(), token);
    assert.equal(browser.service.stats().tokens.refreshes, 0);
  });
});
