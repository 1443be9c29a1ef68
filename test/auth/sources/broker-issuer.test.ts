import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { BrokerIssuer } from '../../../src/auth/sources/broker-issuer.js';
import { answering, type Answer } from '../../api/answering.js';
import { openBrowser } from '../browser.js';

const json = { 'content-type': 'application/json' };
const minute = 60_000;

/** An issuer whose broker gives this answer, over real HTTP. */
async function hearing(context: TestContext, answer: Answer) {
  const { baseUrl, seen } = await answering(context, answer);
  const name = 'dam-auth:broker-answers';
  const issuer = new BrokerIssuer({ brokerUrl: baseUrl, name, fetch: globalThis.fetch });
  context.after(() => issuer.forget());
  return { issuer, seen };
}

/** Text, said with a status. */
const saying =
  (text: string, status = 200, headers: Readonly<Record<string, string>> = json): Answer =>
  (_request, response) => {
    response.writeHead(status, headers).end(text);
    return undefined;
  };

describe('what the broker, or somebody on the way to it, answers', () => {
  const tokenless: Readonly<Record<string, string>> = {
    nothing: '',
    'the word null': 'null',
    'a list': '[]',
    'a text': '""',
    'half an object': '{"access_token":"wat_acme_1"',
    'a page, as a captive portal shows': '<!doctype html><title>Welcome to our Wi-Fi</title>',
    'a token that is none': '{"access_token":42}',
    'a token with a line break': '{"access_token":"wat_acme_1\\nX-Header: 1"}',
    'a token past all bounds': JSON.stringify({ access_token: 'w'.repeat(5000) }),
    'a token that is inherited': '{"__proto__":{"access_token":"wat_acme_1"}}',
  };
  for (const [what, text] of Object.entries(tokenless)) {
    it(`is no token, and no end of the session, where it is ${what}`, async (context) => {
      const { issuer } = await hearing(context, saying(text));
      await assert.rejects(issuer.refresh(undefined), { code: 'unknown_outcome', retryable: true });
    });
  }

  for (const status of [200, 401]) {
    it(`is that nobody is signed in where it says so with status ${status}`, async (context) => {
      const { issuer } = await hearing(context, saying('{"error":"login_required"}', status));
      await assert.rejects(issuer.refresh(undefined), { code: 'login_required' });
    });
  }

  it('is not read past a sane size', async (context) => {
    let sent = 0;
    const { issuer } = await hearing(context, (_request, response) => {
      response.writeHead(200, json);
      const more = (): void => {
        while (!response.destroyed && sent < 200_000_000) {
          sent += 65_536;
          if (!response.write(' '.repeat(65_536))) return void response.once('drain', more);
        }
        response.end();
      };
      more();
      return undefined;
    });
    await assert.rejects(issuer.refresh(undefined), {
      code: 'broker_unreachable',
      retryable: true,
    });
    assert.ok(sent < 50_000_000, `${sent} bytes were sent`);
  });

  it('counts for nothing beyond what was agreed', async (context) => {
    const more = { state: 'x', profile: { sub: 'x' }, scope: 'x', refresh_token: 'wrt_acme_1' };
    const grant = { access_token: 'wat_acme_1', expires_in: 600 };
    const { issuer } = await hearing(context, saying(JSON.stringify({ ...more, ...grant })));
    const { accessToken, lifetime, ...rest } = await issuer.refresh(undefined);
    assert.deepEqual([accessToken, lifetime], ['wat_acme_1', 600_000]);
    assert.deepEqual(Object.keys(rest), ['expiresAt']);
  });

  for (const status of [500, 502, 503, 504]) {
    it(`leaves the session alone with a status of ${status}`, async (context) => {
      const { issuer } = await hearing(context, saying('{}', status));
      await assert.rejects(issuer.refresh(undefined), { retryable: true, needsGesture: false });
    });
  }

  it('does not end the session by a word that only looks like one of the broker’s', async (context) => {
    const { issuer } = await hearing(context, saying('{"error":"invalid_grant"}', 400));
    await assert.rejects(issuer.refresh(undefined), { code: 'malformed' });
  });

  it('is not followed elsewhere, cookie and all', async (context) => {
    const elsewhere = await answering(context, () => ({ access_token: 'wat_acme_1' }));
    const location = `${elsewhere.baseUrl}/refresh`;
    for (const status of [302, 307, 308]) {
      const { issuer } = await hearing(context, saying('', status, { location }));
      await assert.rejects(issuer.refresh(undefined), { code: 'broker_unreachable' });
    }
    assert.equal(elsewhere.seen.length, 0);
  });

  const waits: Readonly<Record<string, number | undefined>> = {
    '30': 30_000,
    '0': 0,
    '1000030': 5 * minute,
    '99999999999': 5 * minute,
    soon: undefined,
  };
  for (const [after, wait] of Object.entries(waits)) {
    it(`may ask for a rest, of ${after}`, async (context) => {
      context.mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
      const headers = { ...json, 'retry-after': after };
      const { issuer } = await hearing(context, saying('{"error":"throttled"}', 429, headers));
      await assert.rejects(issuer.refresh(undefined), {
        code: 'throttled',
        retryAt: wait === undefined ? undefined : 1_000_000 + wait,
      });
    });
  }

  it('may ask for a rest until some hour', async (context) => {
    const now = Date.parse('2026-03-01T12:00:00Z');
    context.mock.timers.enable({ apis: ['Date'], now });
    // The broker's clock runs an hour behind.
    const date = 'Sun, 01 Mar 2026 11:00:00 GMT';
    const headers = { ...json, date, 'retry-after': 'Sun, 01 Mar 2026 11:01:00 GMT' };
    const { issuer } = await hearing(context, saying('{"error":"throttled"}', 429, headers));
    await assert.rejects(issuer.refresh(undefined), { code: 'throttled', retryAt: now + minute });
  });
});

describe('a code that is traded in', () => {
  const page = '<!doctype html><title>Gateway</title>';
  const grant = '{"access_token":"wat_acme_1","expires_in":600}';
  for (const [status, text] of [
    [200, page],
    [502, page],
  ] as const) {
    it(`is sent once more where a gateway answered ${status} in the broker’s place`, async (context) => {
      let calls = 0;
      const { issuer, seen } = await hearing(context, (request, response) => {
        calls += 1;
        const answer = calls === 1 ? saying(text, status) : saying(grant);
        return answer(request, response);
      });
      const { accessToken } = await issuer.exchange('wac_acme_1', 'attempt');
      assert.equal(accessToken, 'wat_acme_1');
      assert.equal(seen.length, 2);
    });
  }

  it('is not sent for ever', async (context) => {
    const { issuer, seen } = await hearing(context, saying(page));
    await assert.rejects(issuer.exchange('wac_acme_1', 'attempt'), { code: 'unknown_outcome' });
    assert.equal(seen.length, 2);
  });
});

describe('what the service answers the broker', () => {
  it('may bring the same refresh token again, and nothing goes round in circles', async (context) => {
    const browser = await openBrowser(context);
    let first: string | undefined;
    let renewed = 0;
    browser.reshape = (answer) => {
      first ??= answer.refresh_token;
      renewed += 1;
      return { ...answer, refresh_token: first };
    };
    await browser.signIn();
    const tab = browser.tab();
    const old = await tab.get();
    tab.refuse(old);
    assert.notEqual(await tab.get(), old);
    assert.equal(renewed, 2);
  });

  it('once without a refresh token ends the session with that grant', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    browser.reshape = ({ access_token, expires_in }) => ({ access_token, expires_in });
    const tab = browser.tab();
    tab.refuse(await tab.get());
    const last = await tab.get();
    assert.ok(await browser.isGood(last));
    await browser.invalidate(last);
    const fresh = browser.tab();
    fresh.refuse(await fresh.get());
    await assert.rejects(fresh.get(), { code: 'login_required' });
  });
});

describe('a session that has ended elsewhere', () => {
  it('by a second use of its refresh token is asked for once, and then a person is', async (context) => {
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    const token = await tab.get();
    for (let use = 0; use < 2; use += 1) await browser.useElsewhere(browser.refreshTokens[0] ?? '');
    assert.equal(browser.service.stats().tokens.familiesRevoked, 1);
    const before = browser.tokenCalls();
    tab.refuse(token);
    await assert.rejects(tab.get(), { code: 'login_required', needsGesture: true });
    await assert.rejects(tab.get(), { code: 'login_required' });
    assert.equal(tab.status, 'signed-out');
    assert.equal(browser.tokenCalls() - before, 1);
  });

  it('after half a year is not asked for at all', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const browser = await openBrowser(context);
    await browser.signIn();
    const tab = browser.tab();
    await tab.get();
    context.mock.timers.setTime(Date.now() + 200 * 24 * 60 * minute);
    const before = browser.tokenCalls();
    await assert.rejects(tab.get(), { code: 'login_required', needsGesture: true });
    assert.equal(browser.tokenCalls() - before, 0);
  });
});
