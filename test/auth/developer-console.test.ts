import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { logBrokerError } from '../../src/auth/developer-console.js';

test('a broker that answers, at the page’s own origin, is nothing for developers to mend', async (t) => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = { document: new EventTarget(), window: { origin } };
  Object.assign(page.document, { baseURI: origin });
  Object.assign(globalThis, page);
  t.after(() => Object.keys(page).forEach((name) => Reflect.deleteProperty(globalThis, name)));
  const said = t.mock.method(console, 'error', () => undefined);

  await logBrokerError('/dam-auth/');
  assert.equal(said.mock.callCount(), 0);

  page.window.origin = 'https://www.example.com';
  await logBrokerError('/dam-auth/');
  assert.match(
    String(said.mock.calls[0]?.arguments),
    /Add https:\/\/www\.example\.com to its allow/,
  );

  // What was told is not looked for again with every call that fails.
  await logBrokerError('/dam-auth/');
  assert.equal(said.mock.callCount(), 1);
  assert.equal(asked, 2);
});
