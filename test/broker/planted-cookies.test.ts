import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { after, describe, it, type TestContext } from 'node:test';
import { createServer, type TLSSocket } from 'node:tls';
import { findBrowsers } from '../../scripts/browsers.js';
import { serveBroker } from '../../src/broker/node.js';
import { startChromium } from '../e2e/engines/chromium.js';
import type { BrowserWindow, Engine } from '../e2e/engines/engine.js';
import { startFirefox } from '../e2e/engines/firefox.js';
import { createCertificate } from '../e2e/sign-in/certificate.js';
import { newKey, setUp } from './bench.js';
import { eventually } from './eventually.js';
import { startNginx, withoutNginx } from './nginx-server.js';
import { Visitor } from './visitor.js';

const { chromium, headlessShell = chromium, firefox } = findBrowsers();
/** One for all: Firefox refuses a second one of the same serial number. */
const certificate = createCertificate();

const insecure = { ignoreHTTPSErrors: true };

/** Each with the script that starts it. */
const engines: readonly (readonly [string, (() => Promise<Engine>) | undefined])[] = [
  [
    'Chromium',
    headlessShell === undefined ? undefined : () => startChromium(headlessShell, insecure),
  ],
  ['Firefox', firefox === undefined ? undefined : () => startFirefox(firefox, insecure)],
];

/** What a sibling host sets, made of the cookie of the attacker's own session. */
const plants: readonly (readonly [string, (name: string, value: string) => readonly string[]])[] = [
  ['the very name', (name, value) => [`${name}=${value}`]],
  ['octet 0xA0 before the name', (name, value) => [`\u00a0${name}=${value}`]],
  ['octet 0x85 before the name', (name, value) => [`\u0085${name}=${value}`]],
  ['octet 0x0B before the name', (name, value) => [`\u000b${name}=${value}`]],
  ['a space of UTF-8 before the name', (name, value) => [`\u00e2\u0080\u0083${name}=${value}`]],
  ['a tab before the name', (name, value) => [`\t${name}=${value}`]],
  ['no name', (name, value) => [`=${name}=${value}`]],
  ['no name and a space', (name, value) => [`= ${name}=${value}`]],
  ['no name and octet 0xA0', (name, value) => [`=\u00a0${name}=${value}`]],
  ['a prefix in capital letters', (name, value) => [`${name.replace('Host', 'HOST')}=${value}`]],
  ['a prefix in small letters', (name, value) => [`${name.replace('Host', 'host')}=${value}`]],
  ['quotes', (name, value) => [`"${name}"="${value}"`]],
  ['$Version', (name, value) => [`$Version=1, ${name}=${value}`]],
  ['the name twice', (name, value) => [`${name}=a`, `${name}=${value}`, `\u00a0${name}=${value}`]],
];

/** 60 KB of cookies that are nobody's session. */
const manyCookies = Array.from({ length: 15 }, (_, number) => `c${number}=${'x'.repeat(4000)}`);

/** A TLS server that hands each connection on. */
async function startTls(context: TestContext, serve: (socket: TLSSocket) => void): Promise<number> {
  const sockets = new Set<TLSSocket>();
  const server = createServer(certificate, (socket) => {
    sockets.add(socket.on('error', () => socket.destroy()));
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Answers every request with a page that sets `cookies`, octet by octet. */
function plant(socket: TLSSocket, cookies: readonly string[]): void {
  const attributes = 'Domain=example.localhost; Path=/; Secure; SameSite=None; Max-Age=9999';
  const lines = cookies.map((cookie) => `Set-Cookie: ${cookie}; ${attributes}\r\n`).join('');
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5\r\n';
  socket.once('data', () => {
    socket.end(Buffer.from(`${head}Connection: close\r\n${lines}\r\nplant`, 'latin1'));
  });
}

interface World {
  readonly site: string;
  readonly sibling: string;
  /** What the sibling sets. */
  planted: readonly string[];
  readonly name: string;
  /** Of the attacker's own session. */
  readonly value: string;
  readonly issueCode: () => string;
}

async function world(context: TestContext, isBehindNginx: boolean): Promise<World> {
  const bench = await setUp(context);
  let port = 0;
  const tlsPort = await startTls(context, (socket) => {
    const onward = connect(port, '127.0.0.1').on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  const site = `https://www.example.localhost:${tlsPort}`;
  const { siteUrl, baseUrl: apiUrl, clientId, clientSecret, account } = bench.service;
  const options = {
    ...{ siteUrl, apiUrl, clientId, clientSecret, account },
    cookieKeys: [newKey()],
    allowedOrigins: [site],
  };
  const broker = await serveBroker({ ...options, port: 0, fallback: () => new Response('page') });
  context.after(() => broker.close());
  port = isBehindNginx ? (await startNginx(context, [broker.port])).port : broker.port;
  const attacker = new Visitor(bench.broker(options), site);
  await attacker.signIn(bench.service.issueCode());
  const [[name, value] = ['', '']] = attacker.cookies;
  const here: World = {
    ...{ site, name, value, planted: [], issueCode: bench.service.issueCode },
    sibling: `https://evil.example.localhost:${await startTls(context, (socket) => plant(socket, here.planted))}`,
  };
  return here;
}

async function visit(window: BrowserWindow, address: string): Promise<void> {
  await window.go(`${address}/`);
  const isThere = async (): Promise<boolean> => {
    const found = await window.run(() => [location.origin, document.readyState], undefined);
    return found[0] === address && found[1] === 'complete';
  };
  await eventually(() => isThere().catch(() => false));
}

/** What the broker answers the page: a status, and the token. */
function ask(
  window: BrowserWindow,
  endpoint: string,
  body: object,
): Promise<readonly [number, string | undefined]> {
  const call = async (input: readonly [string, object]): Promise<[number, string | undefined]> => {
    const [path, json] = input;
    const headers = { 'content-type': 'application/json', 'x-dam-auth': '1' };
    const init = { method: 'POST', headers, body: JSON.stringify(json) };
    const response = await fetch(`/dam-auth/${path}`, init);
    const text = await response.text();
    return [response.status, /"access_token":"([^"]*)"/.exec(text)?.[1]];
  };
  return window.run(call, [endpoint, body] as const);
}

for (const [browser, startEngine] of engines) {
  for (const isBehindNginx of [false, true]) {
    const skip = startEngine ? isBehindNginx && withoutNginx : `${browser} is not on this machine`;
    const where = isBehindNginx ? 'behind nginx' : 'by itself';
    describe(`a broker ${where}, from a sibling host in ${browser}`, { skip }, () => {
      let engine: Promise<Engine> | undefined;
      after(async () => (await engine)?.stop());

      it('lets nobody plant a session, in whichever way it is tried', async (context) => {
        const here = await world(context, isBehindNginx);
        for (const [what, make] of plants) {
          const visitor = await (await (engine ??= startEngine?.()))?.visit();
          assert.ok(visitor);
          const window = await visitor.open();
          here.planted = make(here.name, here.value);
          await visit(window, here.sibling);
          await visit(window, here.site);
          assert.equal((await ask(window, 'refresh', {}))[0], 401, what);
          const signIn = { code: here.issueCode(), attempt: 'a'.repeat(32) };
          const [status, own] = await ask(window, 'token', signIn);
          assert.equal(status, 200, what);
          await visit(window, here.sibling);
          await visit(window, here.site);
          assert.deepEqual(await ask(window, 'refresh', {}), [200, own], what);
          await visitor.end();
        }
      });

      it('locks nobody out with 60 KB of cookies', async (context) => {
        const here = await world(context, isBehindNginx);
        const visitor = await (await (engine ??= startEngine?.()))?.visit();
        assert.ok(visitor);
        context.after(() => visitor.end());
        const window = await visitor.open();
        here.planted = manyCookies;
        await visit(window, here.sibling);
        await visit(window, here.site);
        const signIn = { code: here.issueCode(), attempt: 'a'.repeat(32) };
        const [status, own] = await ask(window, 'token', signIn);
        assert.equal(status, 200);
        assert.deepEqual(await ask(window, 'refresh', {}), [200, own]);
      });
    });
  }
}
