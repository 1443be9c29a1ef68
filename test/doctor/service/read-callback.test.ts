import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCallback } from '../../../src/doctor/service/read-callback.js';

const redirect = new URL('https://www.example.com/callback.html');
const state = '0123456789abcdef0123456789abcdef';
const code = 'wac_acme_Zx81';

function told(search: string, path = redirect.pathname) {
  const { verdict, code: found } = readCallback(redirect.origin + path + search, {
    redirect,
    state,
  });
  const words = `${verdict.message} ${verdict.fix ?? ''}`;
  assert.doesNotMatch(words, /Zx81|0123456789|<|secret/, 'nothing of the values is told');
  return { ...verdict, code: found };
}

describe('the answer of a sign-in window', () => {
  it('is good with the code and the state that was sent, and with nothing less', () => {
    const good = told(`?code=${code}&state=${state}`);
    assert.equal(good.status, 'ok');
    assert.equal(good.code, code);
  });

  const wrong: readonly (readonly [string, string, RegExp])[] = [
    ['no state', `?code=${code}`, /^State was not echoed/],
    ['another state', `?code=${code}&state=else`, /^Another state came back/],
    ['no code', `?state=${state}`, /^There is no code/],
    ['an empty code', `?code=&state=${state}`, /^There is no code/],
    ['the code under another name', `?auth=${code}&state=${state}`, /arrives as “auth”/],
    ['a name that says too much', `?${code}=${code}&state=${state}`, /as “something else”/],
    ['neither', `?auth=${code}`, /State was not echoed.*; the code arrives as “auth”/],
    ['an access token', `?code=wat_acme_Zx81&state=${state}`, /not an authorization code/],
    ['two codes', `?code=${code}&code=${code}&state=${state}`, /contains code twice/],
    ['two states', `?code=${code}&state=${state}&state=${state}`, /contains state twice/],
    ['nothing at all', '', /without code and without state/],
    ['a fragment', `#code=${code}&state=${state}`, /in the fragment, after #/],
    ['a refusal', `?error=access_denied&state=${state}`, /Access was denied/],
    ['an error', '?error=invalid_client', /an error “invalid_client”/],
    ['an error made of markup', '?error=%3Cb%3Esecret', /with an error\./],
  ];
  for (const [what, search, words] of wrong) {
    it(`is explained with ${what}, and its code is not used`, () => {
      const verdict = told(search);
      assert.equal(verdict.status, 'failed');
      assert.match(verdict.message, words);
      assert.equal(verdict.code, undefined);
    });
  }

  it('is explained at another address of this site', () => {
    const verdict = told(`?code=${code}&state=${state}`, '/home');
    assert.match(verdict.message, /came back to \/home, not to \/callback\.html/);
    assert.equal(verdict.code, undefined);
    assert.match(told('?code=1', `/back/${code}`).message, /came back to another address/);
  });
});
