import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRelayTarget } from '../../../src/auth/pages/relay-target.js';

const here = new URL('https://cms.example.com/relay.html');
const sites = ['https://acme.example'];
const state = 'f'.repeat(32);

function target(change: (url: URL) => void = () => undefined): string {
  const url = new URL('https://acme.example/allowaccess');
  url.searchParams.set('client_id', 'picker');
  url.searchParams.set('redirect_uri', 'https://cms.example.com/callback.html');
  url.searchParams.set('state', state);
  change(url);
  return url.href;
}

describe('the relay page', () => {
  it('leads to the allow-access page of a site that it knows', () => {
    assert.equal(readRelayTarget(target(), sites, here)?.state, state);
  });

  it('leads to a developer’s own machine only from there', () => {
    const local = target((url) => {
      url.protocol = 'http:';
      url.host = 'localhost:4802';
      url.searchParams.set('redirect_uri', 'http://localhost:5173/callback.html');
    });
    assert.ok(readRelayTarget(local, [], new URL('http://localhost:5173/relay.html')));
    assert.equal(readRelayTarget(local, [], here), undefined);
  });

  const refused: readonly (readonly [string, string])[] = [
    ['script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['nothing', ''],
    ['a path', '/allowaccess'],
    ['a site that it does not know', target((url) => (url.host = 'evil.example'))],
    ['a site that begins alike', target((url) => (url.host = 'acme.example.evil.example'))],
    ['the same site without TLS', target((url) => (url.protocol = 'http:'))],
    ['the same site on another port', target((url) => (url.port = '8443'))],
    ['an address with a user in it', target((url) => (url.username = 'user'))],
    ['another page of the site', target((url) => (url.pathname = '/logout'))],
    ['more parameters than three', target((url) => url.searchParams.set('next', 'x'))],
    ['a parameter twice', target((url) => url.searchParams.append('state', state))],
    [
      'a way back to elsewhere',
      target((url) => url.searchParams.set('redirect_uri', 'https://evil.example/')),
    ],
    ['a state of another shape', target((url) => url.searchParams.set('state', 'x'))],
  ];
  for (const [name, text] of refused) {
    it(`does not lead to ${name}`, () =>
      assert.equal(readRelayTarget(text, sites, here), undefined));
  }

  it('as it is shipped leads nowhere, until its site is written into it', () => {
    assert.equal(readRelayTarget(target(), [''], here), undefined);
  });
});
