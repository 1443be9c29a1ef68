import { startPrograms } from './programs.js';
import { createPage } from './page.js';
import { openSession } from './session.js';

/**
 * Runs element tests in WebKit, over the WebDriver protocol. The one window is reused, so tests
 * run one file at a time.
 * @param {import('../browsers.js').WebKit} webkit
 * @returns {import('@web/test-runner').BrowserLauncher & { getPage(): unknown }}
 */
export function webkitLauncher(webkit) {
  /** @type {ReturnType<typeof startPrograms> | undefined} */
  let programs;
  /** @type {Promise<import('./session.js').Send> | undefined} */
  let session;
  /** The current test file. */
  let active = { id: '', url: '' };

  /** @type {import('./session.js').Send} */
  const send = async (method, path, body) => {
    session ??= open();
    return (await session)(method, path, body);
  };

  const open = async () => {
    programs ??= startPrograms(webkit);
    const { driverUrl } = await programs;
    return openSession(driverUrl, webkit);
  };

  const page = createPage(send);

  return {
    name: 'WebKit',
    // The runner's commands use this type to choose the page's methods.
    type: 'puppeteer',
    concurrency: 1,
    startSession: async (id, url) => {
      active = { id, url };
      await regainFocus(send);
      await page.setViewport({ width: 800, height: 600 });
      await send('POST', '/url', { url });
    },
    stopSession: async () => {
      active = { id: '', url: '' };
      // Leaving the page stops everything on it.
      await send('POST', '/url', { url: 'about:blank' });
      return {};
    },
    isActive: (id) => active.id === id,
    getBrowserUrl: () => active.url,
    getPage: () => page,
    startDebugSession: () => Promise.reject(new Error('Debug in Chromium or Firefox instead')),
    stop: async () => {
      if (session) await send('DELETE', '').catch(() => undefined);
      session = undefined;
      await (await programs)?.stop();
      programs = undefined;
    },
  };
}

/**
 * Replaces a window that has lost the focus, as after a drag: nothing gives it back without a window
 * manager.
 * @param {import('./session.js').Send} send
 */
async function regainFocus(send) {
  const script = 'return document.hasFocus()';
  if (await send('POST', '/execute/sync', { script, args: [] })) return;
  const { handle } = /** @type {{ handle: string }} */ (
    await send('POST', '/window/new', { type: 'window' })
  );
  await send('DELETE', '/window');
  await send('POST', '/window', { handle });
}
