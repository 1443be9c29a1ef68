import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AuthError, brokerSource } from '../../../src/auth/index.js';
import { openBrowser, reaching } from '../browser.js';

const loginRequired = { name: 'AuthError', code: 'login_required', needsGesture: true };

describe('a page that opens', () => {
  it('finds the session again without any window', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    assert.equal(tab.status, 'unknown');
    await reaching(tab, 'signed-in');
    assert.ok(await browser.isGood(await tab.get()));
  });

  it('without a session says at once that a person has to sign in', async (context) => {
    const browser = await openBrowser(context);
    const tab = browser.tab();
    await reaching(tab, 'signed-out');
    await assert.rejects(tab.get(), loginRequired);
    await assert.rejects(tab.get(), loginRequired);
    assert.deepEqual(browser.calls, ['refresh']);
  });

  it('does not lose a session that cannot be asked for, and takes it up later', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const browser = await openBrowser(context);
    await browser.signIn();
    browser.isOnline = false;
    const tab = browser.tab();
    await assert.rejects(tab.get(), { code: 'broker_unreachable', retryable: true });
    assert.equal(tab.status, 'stalled');
    browser.isOnline = true;
    context.mock.timers.setTime(Date.now() + 3_000);
    assert.ok(await browser.isGood(await tab.get()));
    assert.equal(tab.status, 'signed-in');
  });

  it('refuses a site that is not https, and tells no address', () => {
    for (const siteUrl of [
      'http://site.example',
      'javascript:alert(1)',
      'https://a:b@site.example',
    ]) {
      const options = {
        siteUrl,
        clientId: 'c',
        redirectUri: 'https://a.example/',
        brokerUrl: '/b/',
      };
      assert.throws(
        () => brokerSource(options),
        (error) => error instanceof TypeError && !error.message.includes(siteUrl),
      );
    }
  });
});

describe('signing out', () => {
  it('ends the session in every tab, and its token at the service', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const [here, there] = [browser.tab(), browser.tab()];
    const stop = there.subscribe(() => undefined);
    context.after(stop);
    await reaching(there, 'signed-in');
    const token = await here.get();
    await here.signOut();
    await reaching(there, 'signed-out');
    assert.equal(await browser.isGood(token), false);
    await assert.rejects(here.get(), loginRequired);
  });

  it('during a refresh drops what arrives for it', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    tab.refuse(await tab.get());
    let release = (): void => undefined;
    browser.hold = new Promise((resolve) => (release = resolve));
    const late = tab.get();
    const ended = tab.signOut();
    assert.equal(tab.status, 'signed-out');
    release();
    await assert.rejects(late, loginRequired);
    await ended;
    assert.equal(tab.status, 'signed-out');
    await assert.rejects(browser.tab().get(), loginRequired);
  });

  it('out of reach of the broker is made up for before the session is used again', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    const token = await tab.get();
    browser.isOnline = false;
    await tab.signOut();
    assert.equal(tab.status, 'signed-out');
    await assert.rejects(tab.get(), loginRequired);
    browser.isOnline = true;
    // Another tab signs out and in; this one hears of it, and asks.
    const done = new BroadcastChannel(
      `dam-auth:${browser.service.siteUrl}|${browser.service.clientId}`,
    );
    const stop = tab.subscribe(() => undefined);
    done.postMessage('session');
    while (!browser.calls.includes('logout')) await new Promise(setImmediate);
    await reaching(tab, 'signed-out');
    done.close();
    stop();
    assert.equal(await browser.isGood(token), false);
  });
});

describe('those who listen', () => {
  it('hear of every change, though one of them fails', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    const heard: unknown[] = [];
    const stops = [
      tab.subscribe(() => {
        throw new Error('a fault of the host');
      }),
      tab.subscribe(() => heard.push(tab.status)),
    ];
    await reaching(tab, 'signed-in');
    await tab.signOut();
    for (const stop of stops) stop();
    assert.deepEqual(heard, ['signed-in', 'signed-out']);
  });

  it('never find a token, a code or an address in an error', () => {
    const error = new AuthError('exchange_failed');
    assert.equal(error.message, 'Signing in: exchange_failed');
    assert.deepEqual([error.retryable, error.needsGesture], [false, true]);
    assert.equal(new AuthError('throttled').retryable, true);
  });
});
