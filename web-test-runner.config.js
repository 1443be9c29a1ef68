import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromiumFlags, requireBrowsers } from './scripts/browsers.js';
import { bundledSources } from './scripts/bundled-sources.js';
import { elementCounts } from './scripts/counts/elements.js';
import { elementTests } from './scripts/test-files.js';
import { webkitLauncher } from './scripts/webkit/launcher.js';

const { chromium, firefox, webkit } = requireBrowsers();

/** @type {import('@web/test-runner').BrowserLauncher[]} */
const browsers = [];
if (chromium) {
  const launchOptions = { executablePath: chromium, args: chromiumFlags };
  browsers.push(Object.assign(chromeLauncher({ launchOptions }), { name: 'Chromium' }));
}
if (firefox) {
  const launchOptions = { browser: /** @type {const} */ ('firefox'), executablePath: firefox };
  browsers.push(Object.assign(chromeLauncher({ launchOptions }), { name: 'Firefox' }));
}
if (webkit) browsers.push(webkitLauncher(webkit));

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  files: elementTests,
  nodeResolve: { browser: true, exportConditions: ['browser', 'development'] },
  browsers,
  // One page at a time in each browser: only the page in front has the focus.
  concurrency: 1,
  // As many as the smallest machine has processors: a third would only slow down the others.
  concurrentBrowsers: 2,
  // A busy machine takes minutes to start a browser.
  browserStartTimeout: 180_000,
  testsFinishTimeout: 900_000,
  // Browsers share the machine: a state may take its time to come.
  testFramework: { config: { timeout: 120_000 } },
  middleware: [
    (context, next) => {
      // A service worker answers only for what is below its own address: here, the whole site.
      const worker = '/node_modules/msw/lib/mockServiceWorker.js';
      if (context.path === '/mockServiceWorker.js') context.url = worker;
      return next();
    },
  ],
  plugins: [
    bundledSources(elementTests),
    esbuildPlugin({ ts: true, tsconfig: 'tsconfig.json', target: 'es2022' }),
  ],
  reporters: [defaultReporter(), elementCounts()],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode.'),
};
