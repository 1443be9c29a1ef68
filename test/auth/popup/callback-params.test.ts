import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isCallback, readCode } from '../../../src/auth/popup/callback-params.js';

const redirectUri = 'https://cms.example.com/dam/callback.html?uid=1';
const state = 'f'.repeat(32);
const expected = { redirectUri, state, account: 'acme' };
const at = (query: string): string => `https://cms.example.com/dam/callback.html${query}`;

describe('the code in an answer', () => {
  it('is read where all is as it should be, whatever else is there', () => {
    assert.equal(readCode(at(`?uid=1&code=wac_acme_1&state=${state}`), expected), 'wac_acme_1');
    const account = { ...expected, account: undefined };
    assert.equal(readCode(at(`?code=wac_a_b_1&state=${state}`), account), 'wac_a_b_1');
  });

  const wrong: readonly (readonly [string, string])[] = [
    [at(`?code=wac_acme_1&state=${'0'.repeat(32)}`), 'state_mismatch'],
    [at('?code=wac_acme_1'), 'state_mismatch'],
    [at('?code=wac_acme_1&state='), 'state_mismatch'],
    [at('?code=wac_acme_1&state=%25'), 'state_mismatch'],
    [at('?code=wac_acme_1&state=__proto__'), 'state_mismatch'],
    [at(`?code=wac_acme_1&state=${state};more`), 'state_mismatch'],
    [at(`?code=wac_acme_1&state=${state.toUpperCase()}`), 'state_mismatch'],
    [at(`?code=wac_acme_1&state=${'f'.repeat(65_536)}`), 'state_mismatch'],
    [at(`?code=wac_acme_1&code=wac_acme_2&state=${state}`), 'duplicate_param'],
    [at(`?code=wac_acme_1&state=${state}&state=${state}`), 'duplicate_param'],
    [at(`?code=wac_acme_1&error=access_denied&state=${state}`), 'bad_response'],
    [at(`?code=wat_acme_1&state=${state}`), 'bad_code'],
    [at(`?code=acme/1&state=${state}`), 'bad_code'],
    [at(`?code=wac_acme_${'1'.repeat(5000)}&state=${state}`), 'bad_code'],
    [at(`?code=wac_other_1&state=${state}`), 'mix_up'],
    [at(`?code=wac_acme_2_1&state=${state}`), 'mix_up'],
    [at(`?state=${state}`), 'no_code'],
    [at(''), 'no_code'],
    [at(`#code=wac_acme_1&state=${state}`), 'no_code'],
    [at(`?error=access_denied&state=${state}`), 'access_denied'],
    [at('?error=access_denied'), 'access_denied'],
    [at(`?error=server_error&state=${state}`), 'bad_response'],
    [at(`?error=access_denied&state=${'0'.repeat(32)}`), 'state_mismatch'],
    [`https://cms.example.com/other.html?code=wac_acme_1&state=${state}`, 'bad_redirect'],
    [`https://cms.example.com/dam/callback.html/x?code=wac_acme_1&state=${state}`, 'bad_redirect'],
    [`https://evil.example/dam/callback.html?code=wac_acme_1&state=${state}`, 'bad_redirect'],
    ['no address', 'bad_response'],
  ];
  for (const [address, code] of wrong) {
    it(`is refused as ${code}: ${address.slice(0, 120)}`, () => {
      assert.throws(() => readCode(address, expected), { name: 'AuthError', code });
    });
  }

  it('is never accompanied by what the service says of an error', () => {
    const markup = encodeURIComponent('<img src=x onerror=alert(1)>');
    const address = at(`?error=access_denied&error_description=${markup}&state=${state}`);
    assert.throws(
      () => readCode(address, expected),
      (error) => error instanceof Error && !error.message.includes('<'),
    );
  });
});

describe('a page that the window passes through', () => {
  it('is an answer where it is the landing page, or where it looks like a misdirected one', () => {
    assert.ok(isCallback(at('?uid=1'), redirectUri));
    assert.ok(isCallback('https://cms.example.com/other.html?code=1', redirectUri));
  });

  it('is none where it is blank, elsewhere, or on its way', () => {
    const passed = [
      'about:blank',
      '',
      'https://sso.example/?code=1',
      'https://cms.example.com/login',
    ];
    for (const address of passed) assert.equal(isCallback(address, redirectUri), false);
  });
});
