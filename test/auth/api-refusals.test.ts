import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createClient } from '../../src/api/index.js';
import { answering, refusing } from '../api/answering.js';
import { openBrowser } from './browser.js';

const person = { uuid: 'u', username: 'demo' };

describe('a service that refuses', () => {
  it('a person something, with 403, costs no refresh and keeps the session', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tokens = browser.tab();
    const { baseUrl, seen } = await answering(context, refusing(403));
    const client = createClient({ baseUrl, tokens });
    await assert.rejects(client.getUser(), { status: 403 });
    assert.equal(seen.length, 1);
    assert.deepEqual(browser.calls, ['refresh']);
    assert.equal(browser.service.stats().tokens.refreshes, 0);
    assert.equal(tokens.status, 'signed-in');
  });

  it('every token costs one refresh, and then a person is asked', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tokens = browser.tab();
    const { baseUrl, seen } = await answering(context, refusing(401));
    const client = createClient({ baseUrl, tokens });
    await assert.rejects(client.getUser(), { status: 401 });
    await assert.rejects(client.getUser(), { code: 'login_required' });
    assert.equal(seen.length, 2);
    assert.equal(browser.service.stats().tokens.refreshes, 1);
    assert.equal(tokens.status, 'signed-out');
  });

  it('a token that another tab has replaced gets the new one, and costs nothing', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const [tokens, other] = [browser.tab(), browser.tab()];
    await tokens.get();
    other.refuse(await other.get());
    const latest = await other.get();
    const { baseUrl, seen } = await answering(context, refusing(401), () => person);
    await createClient({ baseUrl, tokens }).getUser();
    assert.equal(seen[1]?.headers.authorization, `Bearer ${latest}`);
    assert.equal(browser.service.stats().tokens.refreshes, 1);
  });
});
