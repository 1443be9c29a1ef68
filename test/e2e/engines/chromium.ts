import { chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../../../scripts/browsers.js';
import { watchRequests } from '../../request-rate.js';
import { scriptFor, type BrowserWindow, type Engine } from './engine.js';

/** Chromium as people have it: the test runner's usual flags let every popup open. */
export async function startChromium(
  executablePath: string,
  { ignoreHTTPSErrors = false } = {},
): Promise<Engine> {
  const flags = ['--remote-debugging-pipe', '--no-default-browser-check', 'about:blank'];
  const browser = await chromium.launch({
    executablePath,
    ignoreDefaultArgs: true,
    args: [...chromiumFlags, ...flags],
  });
  return {
    visit: async () => {
      const context = await browser.newContext({ ignoreHTTPSErrors });
      const checkRequests = await watchRequests(context);
      const ids = new WeakMap<Page, string>();
      let counted = 0;
      const windowFor = (page: Page): BrowserWindow => {
        const id = ids.get(page) ?? String((counted += 1));
        ids.set(page, id);
        return windowOf(page, id);
      };
      const open = async (): Promise<BrowserWindow> => windowFor(await context.newPage());
      return {
        open,
        openBehind: open,
        windows: () => Promise.resolve(context.pages().map(windowFor)),
        end: async () => {
          await context.close();
          checkRequests();
        },
      };
    },
    stop: () => browser.close(),
  };
}

function windowOf(page: Page, id: string): BrowserWindow {
  return {
    id,
    go: async (address) => {
      await page.goto(address, { waitUntil: 'commit' });
    },
    run: async (work, input) => {
      // Not the runner's own way, by which every script counts as the person's doing.
      const session = await page.context().newCDPSession(page);
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: scriptFor(work, input),
        awaitPromise: true,
        userGesture: false,
      });
      await session.detach();
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(String(result.value)) as Awaited<ReturnType<typeof work>>;
    },
    click: (x, y) => page.mouse.click(x, y),
    close: () => page.close(),
  };
}
