import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openBrowser, reaching } from './browser.js';

const hour = 3_600_000;
const year = 365 * 24 * hour;

describe('a clock', () => {
  for (const [how, leap] of [
    ['two hours', 2 * hour],
    ['five years', 5 * year],
  ] as const) {
    it(`that is set back by ${how} neither ends a session nor keeps it from going on`, async (context) => {
      context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
      const browser = await openBrowser(context);
      await browser.signIn();
      const tab = browser.tab();
      const old = await tab.get();
      context.mock.timers.setTime(Date.now() - leap);
      assert.equal(await tab.get(), old);
      await browser.invalidate(old);
      tab.refuse(old);
      const fresh = await tab.get();
      assert.ok(await browser.isGood(fresh));
      assert.equal(browser.service.stats().tokens.refreshes, 1);
      tab.refuse(fresh);
      await assert.rejects(tab.get(), { code: 'login_required' });
    });
  }

  it('that jumps while a refresh is under way costs at most one more', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    tab.refuse(await tab.get());
    let release = (): void => undefined;
    browser.hold = new Promise((resolve) => (release = resolve));
    const late = tab.get();
    while (browser.calls.length < 2) await new Promise(setImmediate);
    context.mock.timers.setTime(Date.now() + 9 * hour);
    release();
    await late;
    assert.ok(await browser.isGood(await tab.get()));
    assert.ok(browser.service.stats().tokens.refreshes <= 2);
    assert.equal(browser.service.stats().tokens.reuses, 0);
  });
});

describe('a hidden tab, whose timers hardly run', () => {
  it('gets another token when it is next asked for one, though no timer has run', async (context) => {
    context.mock.timers.enable({ apis: ['Date', 'setInterval'], now: Date.now() });
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    context.after(tab.subscribe(() => undefined));
    const old = await tab.get();
    context.mock.timers.setTime(Date.now() + 9 * hour);
    const fresh = await tab.get();
    assert.notEqual(fresh, old);
    assert.ok(await browser.isGood(fresh));
  });

  it('refreshes once, though its timers tick but once a minute', async (context) => {
    context.mock.timers.enable({ apis: ['Date', 'setInterval'], now: Date.now() });
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    context.after(tab.subscribe(() => undefined));
    await reaching(tab, 'signed-in');
    for (let minute = 0; minute < 9 * 60; minute += 1) {
      context.mock.timers.tick(60_000);
      await new Promise(setImmediate);
    }
    await reaching(tab, 'signed-in');
    assert.ok(await browser.isGood(await tab.get()));
    assert.equal(browser.service.stats().tokens.refreshes, 1);
  });
});

describe('a session without refresh tokens', () => {
  it('keeps no timer, and asks for nothing by itself', async (context) => {
    context.mock.timers.enable({ apis: ['Date', 'setInterval'], now: Date.now() });
    const browser = await openBrowser(context);
    browser.reshape = ({ access_token, expires_in }) => ({ access_token, expires_in });
    await browser.signIn();
    const tab = browser.tab();
    context.after(tab.subscribe(() => undefined));
    await reaching(tab, 'signed-in');
    context.mock.timers.tick(7.9 * hour);
    await new Promise(setImmediate);
    assert.deepEqual(browser.calls, ['refresh']);
    assert.equal(tab.status, 'signed-in');
  });
});
