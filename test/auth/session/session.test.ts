import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openBrowser } from '../browser.js';

const loginRequired = { name: 'AuthError', code: 'login_required', needsGesture: true };
const hour = 3_600_000;

describe('a token', () => {
  it('is asked for once by fifty calls', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    const tokens = await Promise.all(Array.from({ length: 50 }, () => tab.get()));
    assert.equal(new Set(tokens).size, 1);
    assert.deepEqual(browser.calls, ['refresh']);
  });

  it('refused in ten tabs at once is replaced by one refresh, the same for all', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tabs = Array.from({ length: 10 }, () => browser.tab());
    const old = await Promise.all(tabs.map((tab) => tab.get()));
    const fresh = await Promise.all(
      tabs.map((tab, index) => {
        tab.refuse(old[index] ?? '');
        return tab.get();
      }),
    );
    assert.equal(new Set(fresh).size, 1);
    assert.ok(await browser.isGood(fresh[0] ?? ''));
    assert.equal(browser.service.stats().tokens.refreshes, 1);
  });

  it('that was replaced long ago may be refused without harm', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    const old = await tab.get();
    tab.refuse(old);
    const fresh = await tab.get();
    tab.refuse(old);
    assert.equal(await tab.get(), fresh);
  });

  it('that the service never takes is refreshed once, and then a person is asked', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    tab.refuse(await tab.get());
    tab.refuse(await tab.get());
    await assert.rejects(tab.get(), loginRequired);
    assert.equal(browser.service.stats().tokens.refreshes, 1);
  });

  it('that another tab has replaced at once is no sign that nothing helps', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const [here, there] = [browser.tab(), browser.tab()];
    const first = await here.get();
    here.refuse(first);
    const second = await here.get();
    there.refuse(await there.get());
    const third = await there.get();
    assert.equal(await browser.isGood(second), false);
    here.refuse(second);
    assert.equal(await here.get(), third);
    assert.equal(here.status, 'signed-in');
  });

  it('without a successor is used to its very end', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const browser = await openBrowser(context);
    browser.reshape = ({ access_token, expires_in }) => ({ access_token, expires_in });
    await browser.signIn();
    const tab = browser.tab();
    const token = await tab.get();
    context.mock.timers.setTime(Date.now() + 7.9 * hour);
    assert.equal(await tab.get(), token);
    context.mock.timers.setTime(Date.now() + 0.2 * hour);
    await assert.rejects(tab.get(), loginRequired);
  });

  it('is replaced once after a night, whatever woke first', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    const old = await tab.get();
    context.mock.timers.setTime(Date.now() + 9 * hour);
    const fresh = await Promise.all([tab.get(), tab.get()]);
    assert.ok(await browser.isGood(fresh[0]));
    assert.notEqual(fresh[0], old);
    assert.equal(browser.service.stats().tokens.refreshes, 1);
  });

  it('is replaced before its end, and used on where that fails', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    const old = await tab.get();
    context.mock.timers.setTime(Date.now() + 7.6 * hour);
    browser.isOnline = false;
    assert.equal(await tab.get(), old);
    assert.equal(tab.status, 'signed-in');
    browser.isOnline = true;
    context.mock.timers.setTime(Date.now() + 120_000);
    assert.notEqual(await tab.get(), old);
  });

  it('is replaced before its end without being asked for, while somebody listens', async (context) => {
    context.mock.timers.enable({ apis: ['Date', 'setInterval'], now: Date.now() });
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    await tab.get();
    const heard: string[] = [];
    context.after(tab.subscribe(() => heard.push(tab.status)));
    context.mock.timers.tick(7.6 * hour);
    // What rings is loaded first, by a thread that knows nothing of this clock.
    while (heard.join() !== 'refreshing,signed-in') {
      context.mock.timers.tick(5000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.equal(browser.service.stats().tokens.refreshes, 1);
  });

  it('whose answer is lost on the way is asked for again, and comes', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    tab.refuse(await tab.get());
    browser.losses = 1;
    assert.ok(await browser.isGood(await tab.get()));
    assert.equal(browser.service.stats().tokens.reuses, 0);
  });

  it('under a clock that is set back is replaced when the service refuses it', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    const old = await tab.get();
    await browser.invalidate(old);
    context.mock.timers.setTime(Date.now() - 2 * hour);
    assert.equal(await tab.get(), old);
    tab.refuse(old);
    assert.ok(await browser.isGood(await tab.get()));
  });

  it('without refresh tokens needs a person once it is refused', async (context) => {
    const browser = await openBrowser(context, { refreshTokens: false });
    await browser.signIn();
    const tab = browser.tab();
    tab.refuse(await tab.get());
    await assert.rejects(tab.get(), loginRequired);
    const asked = browser.service.stats().requests['POST /v2/oauth/access-token'];
    assert.equal(asked, 1);
  });

  it('is not waited for by whoever gave up', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    const abort = new AbortController();
    const given = tab.get(abort.signal);
    const waiting = tab.get();
    abort.abort();
    await assert.rejects(given, { name: 'AbortError' });
    assert.ok(await browser.isGood(await waiting));
  });
});
