import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, requireBrowsers } from '../../../scripts/browsers.js';
import { watchRequests } from '../../../test/request-rate.js';
import type { Told, Visit } from './page/host.js';
import type { Tampering, World } from './world.js';

/** The options of a visit, and whether the page has a strict policy. */
export type VisitOptions = Pick<Visit, 'kind' | 'panel' | 'brief'> & { readonly strict: boolean };

/** The result of a visit. */
export interface Visited {
  /** The faults found, one sentence each. */
  readonly faults: readonly string[];
  readonly acts: readonly string[];
  readonly requests: number;
}

/** The maximum number of requests of a visit. */
const maxRequests = 150;
/** The timeout of a visit. */
const visitTimeoutMs = 60_000;

export async function launchChromium(): Promise<Browser> {
  const { headlessShell: executablePath } = requireBrowsers();
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
}

/** Opens the pickers on a page with changed answers, uses them and looks for faults. */
export async function visit(
  browser: Browser,
  world: World,
  tampering: Tampering,
  options: VisitOptions,
): Promise<Visited> {
  const { name, requests } = world.enter(tampering);
  const { context, checkRequests } = await contextOf(browser);
  try {
    const faults = new Set<string>();
    const page = await watched(context, world, faults);
    const policy = options.strict ? 'strict' : '';
    const address = `${world.pageUrl}/?policy=${policy}`;
    await page.goto(address, { waitUntil: 'load' });
    const { kind, panel, brief } = options;
    const told = await patiently(
      page.evaluate((wanted: Visit) => attack.run(wanted), {
        ...{ kind, panel, brief },
        apiUrl: `${world.apiUrl}/${name}`,
        siteUrl: world.siteUrl,
        brokerUrl: `${world.pageUrl}/dam-auth/${name}/`,
      }),
    );
    for (const complaint of told.complaints) faults.add(complaint);
    const struck = await page.evaluate(() => 'struck' in globalThis);
    if (struck) faults.add('a script of an answer ran');
    if (page.url() !== address) faults.add('the page was left');
    for (const fault of await faultsOf(context, told.markups)) faults.add(fault);
    const asked = requests();
    if (asked > maxRequests) faults.add(`too many requests: ${asked}`);
    for (const fault of thrownBy(checkRequests)) faults.add(fault);
    return { faults: [...faults], acts: told.acts, requests: asked };
  } catch (error) {
    const words = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { faults: [`the page does not answer: ${words}`], acts: [], requests: requests() };
  } finally {
    world.leave(name);
    await Promise.all(context.pages().map((page) => page.close()));
    free.get(browser)?.push({ context, checkRequests });
  }
}

/** A browser context, and a function that throws where a page there asked for more than it may. */
interface WatchedContext {
  readonly context: BrowserContext;
  readonly checkRequests: () => void;
}

/** The message of what a function throws, if it throws. */
function thrownBy(check: () => void): readonly string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Browser contexts that are not in use. Creating one takes as long as a visit. */
const free = new WeakMap<Browser, WatchedContext[]>();

async function contextOf(browser: Browser): Promise<WatchedContext> {
  const idle = free.get(browser) ?? [];
  free.set(browser, idle);
  const permissions = ['clipboard-read', 'clipboard-write'];
  const used = idle.pop();
  if (used) return used;
  const context = await browser.newContext({ permissions });
  return { context, checkRequests: await watchRequests(context) };
}

/** Opens a page and reports everything that no page should do. */
async function watched(context: BrowserContext, world: World, faults: Set<string>): Promise<Page> {
  const page = await context.newPage();
  await page.exposeFunction('attackReports', (fault: string) => void faults.add(fault));
  await page.addInitScript(() => {
    type Watched = typeof globalThis & { readonly attackReports: (fault: string) => void };
    const report = (globalThis as Watched).attackReports;
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      report(`the policy ${effectiveDirective} was broken by ${blockedURI}`);
    });
    addEventListener('unhandledrejection', ({ reason }) => {
      report(`an unhandled rejection: ${String(reason)}`);
    });
  });
  page.on('pageerror', ({ message }) => void faults.add(`an uncaught error: ${message}`));
  page.on('console', (said) => {
    const text = said.text();
    // The browser's messages about failed requests, including those too long for the server.
    const isFailure = /^Failed to load resource|blocked by CORS policy/.test(text);
    if (said.type() === 'error' && !isFailure) {
      faults.add(`the console said: ${text.slice(0, 200)}`);
    }
  });
  page.on('dialog', (dialog) => {
    faults.add(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // Signing in opens the customer site only.
  page.on('popup', (popup) => {
    popup.on('request', (request) => {
      if (!request.url().startsWith(`${world.siteUrl}/`)) faults.add('a foreign window was opened');
    });
  });
  page.on('crash', () => void faults.add('the page crashed'));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOurs = world.origins.includes(origin) || protocol === 'blob:';
    if (!isOurs) faults.add(`a request to ${request.url().slice(0, 80)}`);
  });
  return page;
}

/** The attributes that picks may contain, by element. */
const expected: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'data-dam-id'],
  video: ['src', 'controls', 'poster', 'width', 'height', 'data-dam-id'],
  audio: ['src', 'controls', 'data-dam-id'],
  a: ['href', 'data-dam-id'],
};

/** Parses markup on a separate page and returns unexpected content. */
async function faultsOf(
  context: BrowserContext,
  markups: readonly string[],
): Promise<readonly string[]> {
  if (markups.every((html) => html === '')) return [];
  const page = await context.newPage();
  return page.evaluate(
    ([htmls, allowed]) => {
      const faults = new Set<string>();
      for (const html of htmls) {
        const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
        const elements = [...body.querySelectorAll('*')];
        if (html !== '' && elements.length !== 1) {
          faults.add(`markup of ${elements.length} elements: ${html.slice(0, 200)}`);
        }
        for (const element of elements) {
          const names = allowed[element.localName];
          for (const { name, value } of element.attributes) {
            const isAddress = ['src', 'href', 'poster'].includes(name);
            if (!names?.includes(name)) faults.add(`markup with ${element.localName} ${name}`);
            if (isAddress && !/^https?:/i.test(value)) faults.add(`markup with ${name}=${value}`);
          }
        }
      }
      return [...faults];
    },
    [markups, expected] as const,
  );
}

async function patiently(telling: Promise<Told>): Promise<Told> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${visitTimeoutMs / 1000} s`)),
      visitTimeoutMs,
    );
  });
  try {
    return await Promise.race([telling, late]);
  } finally {
    clearTimeout(timer);
  }
}
