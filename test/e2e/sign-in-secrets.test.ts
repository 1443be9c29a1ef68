import { readdirSync, readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { startDemo } from './picker/demo.js';
import { allow } from './sign-in/acting.js';
import { expect, test } from './sign-in/host.js';

/** Everything that a run leaves where somebody might read it, by the place where it was found. */
class Traces {
  readonly #found: (readonly [place: string, text: string])[] = [];

  watch(context: BrowserContext): void {
    context.on('page', (page) => this.#follow(page));
    context.on('console', (said) => this.#note('console', said.text()));
    context.on('weberror', (error) => this.#note('errors', inspect(error.error())));
    context.on('request', (request) => {
      const { referer = '' } = request.headers();
      if (!isHandover(request.url())) this.#note('requests', `${request.url()} ${referer}`);
    });
    for (const page of context.pages()) this.#follow(page);
  }

  /** What a script on the page can see: storage, history, attributes, events. */
  async read(page: Page): Promise<void> {
    this.#note('scripts', await page.evaluate(visible));
  }

  note(place: string, value: unknown): void {
    this.#note(place, inspect(value, { depth: 9, maxStringLength: null, maxArrayLength: null }));
  }

  /** Where any of `secrets` is to be found. */
  whereabouts(secrets: Iterable<string>): readonly string[] {
    return [...secrets].flatMap((secret) =>
      this.#found.filter(([, text]) => text.includes(secret)).map(([place]) => place),
    );
  }

  get places(): readonly string[] {
    return [...new Set(this.#found.map(([place]) => place))].sort();
  }

  #follow(page: Page): void {
    page.on('framenavigated', (frame) => {
      if (!isHandover(frame.url())) this.#note('navigations', frame.url());
    });
  }

  #note(place: string, text: string): void {
    this.#found.push([place, text]);
  }
}

/** Runs in the page. */
async function visible(): Promise<string> {
  const databases = await indexedDB.databases();
  const caches = await window.caches.keys();
  const { heard = [] } = window as { readonly heard?: readonly unknown[] };
  const state: unknown = history.state;
  const entries = performance.getEntries().map(({ name }) => name);
  return JSON.stringify([
    ...[localStorage, sessionStorage, document.cookie, databases, caches],
    ...[location.href, document.referrer, window.name, state, entries, heard],
    document.documentElement.outerHTML,
  ]);
}

/** Writes down every public event, and what its detail says. */
function listen(): void {
  const heard: unknown[] = [];
  Object.assign(window, { heard });
  const names = [
    'sign-in-change',
    'picker-error',
    'selection-change',
    'asset-pick',
    'search-change',
  ];
  for (const name of names) {
    addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]), true);
  }
}

/** The address by which the service itself hands a code over. It is gone before anything else. */
function isHandover(address: string): boolean {
  return new URL(address).pathname === '/callback.html' && address.includes('?code=');
}

test('a whole life of a session leaves no token, code, cookie or secret anywhere', async ({
  page,
  context,
  openHost,
}) => {
  const traces = new Traces();
  traces.watch(context);
  await page.addInitScript(listen);
  const host = await openHost();
  const { world, panel } = host;
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
  await panel.press('Ask who I am');
  await expect(panel.person).toHaveText('200');
  await panel.press('Lose the token');
  await panel.press('Ask who I am');
  await expect(panel.person).toHaveText('200');
  await traces.read(page);

  await page.goto(world.pickerUrl);
  await page.getByRole('gridcell').first().click();
  await traces.read(page);
  await page.goto(world.pageUrl);
  world.service.planFault({ path: '/v2/oauth/access-token', fault: 'html', times: 3 });
  await panel.press('Lose the token');
  await panel.press('Ask who I am');
  await expect(panel.outcome).toHaveText('unknown_outcome');
  await traces.read(page);
  world.service.clearFaults();
  await panel.press('Sign out');
  await expect(panel.status).toHaveText('signed-out');
  await traces.read(page);
  traces.note('broker’s log', world.log);

  const [{ secrets } = { secrets: new Set<string>() }] = world.accounts;
  // The client's secret, a code, the tokens of two grants at least, and a cookie for each.
  expect(secrets.size).toBeGreaterThan(7);
  expect(traces.places).toEqual([
    ...['broker’s log', 'console', 'navigations', 'requests', 'scripts'],
  ]);
  expect(traces.whereabouts(secrets)).toEqual([]);
});

test('the demo writes down nothing secret', async ({ page, context }) => {
  const demo = await startDemo({ ASSETS: '5' });
  try {
    const tokens = new Set<string>();
    context.on('request', (request) => {
      const { authorization } = request.headers();
      if (authorization !== undefined) tokens.add(authorization.replace('Bearer ', ''));
      const code = new URL(request.url()).searchParams.get('code');
      if (code !== null) tokens.add(code);
    });
    await page.goto(`${demo.origin}/article.html`);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await allow(await opening);
    await expect(page.getByRole('gridcell')).not.toHaveCount(0);
    for (const { value } of await context.cookies()) tokens.add(value);
    expect(tokens.size).toBeGreaterThan(2);
    const said = demo.written();
    expect([...tokens].filter((token) => said.includes(token))).toEqual([]);
    expect(said).not.toMatch(/w(ac|at|rt)_/);
  } finally {
    await demo.close();
  }
});

test('no file for a page knows of a client’s secret', () => {
  const dist = new URL('../../dist/', import.meta.url);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html)$/.test(name),
  );
  expect(files).toContain('dam-elements.iife.js');
  const knowing = files.filter((name) =>
    /client_?secret/i.test(readFileSync(new URL(name, dist), 'utf8')),
  );
  // Servers, and the entry for a developer's own machine, which nothing else imports.
  const allowed = /^(broker|service)\/|^auth\/(direct|sources\/direct-issuer)\.js$|^doctor\//;
  expect(knowing.filter((name) => !allowed.test(name))).toEqual([]);
});
