import { startPrograms } from './programs.js';
import { createPage } from './page.js';

/**
 * Runs element tests in WebKit, over the WebDriver protocol. The one window is reused, so tests
 * run one file at a time.
 * @param {import('../browsers.js').WebKit} webkit
 * @returns {import('@web/test-runner').BrowserLauncher & { getPage(): unknown }}
 */
export function webkitLauncher(webkit) {
  /** @type {ReturnType<typeof startPrograms> | undefined} */
  let programs;
  /** @type {Promise<string> | undefined} */
  let session;
  /** The test file on show. */
  let active = { id: '', url: '' };

  /** @type {import('./page.js').Send} */
  const send = async (method, path, body) => {
    session ??= openSession();
    return command(method, `${await session}${path}`, body);
  };

  const openSession = async () => {
    programs ??= startPrograms(webkit);
    const { driverUrl } = await programs;
    const options = { binary: webkit.browser, args: ['--automation'] };
    const capabilities = {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
    };
    const opened = await command('POST', `${driverUrl}/session`, { capabilities });
    const { sessionId } = /** @type {{ sessionId: string }} */ (opened);
    return `${driverUrl}/session/${sessionId}`;
  };

  const page = createPage(send);

  return {
    name: 'WebKit',
    // The runner's commands ask by this word which methods the page has.
    type: 'puppeteer',
    concurrency: 1,
    startSession: async (id, url) => {
      active = { id, url };
      await page.setViewport({ width: 800, height: 600 });
      await send('POST', '/url', { url });
    },
    stopSession: async () => {
      active = { id: '', url: '' };
      // Leaving the page ends whatever still runs on it.
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
 * @param {string} method
 * @param {string} url
 * @param {object} [body]
 * @returns {Promise<unknown>}
 */
async function command(method, url, body) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  /** @type {unknown} */
  const answer = await response.json();
  const { value } = /** @type {{ value: unknown }} */ (answer);
  if (response.ok) return value;
  const { error, message } = /** @type {{ error: string, message: string }} */ (value);
  throw new Error(`WebKit refused ${method} ${new URL(url).pathname}: ${error}: ${message}`);
}
