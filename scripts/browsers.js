import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install, mayInstall } from './debian.js';
import { isProgram, onPath } from './programs.js';
import { Refusal } from './step.js';

/**
 * The programs that drive WebKit: its WebDriver, the browser it starts, and a display.
 * @typedef {{ driver: string, browser: string, display: string }} WebKit
 */

/**
 * The paths of the browsers that tests run in; undefined if a browser was not found.
 *
 * `headlessShell` is Chromium's engine without a user interface. It opens a page in a third of the
 * time, but blocks no popups, keeps no pages for the back button, and has no setting that forbids
 * storage. Tests of these need `chromium`.
 * @typedef {{ chromium?: string, headlessShell?: string, firefox?: string, webkit?: WebKit }} Browsers
 */

/** The flags that reduce Chromium's background activity and let it run in containers. */
export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const packages = ['chromium', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const shellPackage = 'chromium-headless-shell';

const places = {
  chromium: [
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  headlessShell: ['chromium-headless-shell', 'chrome-headless-shell'],
  firefox: [
    ...['firefox-esr', 'firefox'],
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

/**
 * Finds browsers by CHROME_PATH and FIREFOX_PATH, on PATH and in common places.
 * @returns {Browsers}
 */
export function findBrowsers() {
  const chromium = fromEnvironment('CHROME_PATH') ?? firstOf(places.chromium);
  // A browser that was named is used for everything.
  const headlessShell = process.env['CHROME_PATH'] ? chromium : firstOf(places.headlessShell);
  const firefox = fromEnvironment('FIREFOX_PATH') ?? firstOf(places.firefox);
  const webkit = findWebKit();
  return {
    ...(chromium && { chromium }),
    ...(headlessShell && { headlessShell }),
    ...(firefox && { firefox }),
    ...(webkit && { webkit }),
  };
}

/**
 * Finds browsers. On Debian and its derivatives, as root, it installs missing ones. On other
 * systems it throws an error that says what to do. WebKit is optional. Where there is no headless
 * shell, Chromium takes its place.
 * @returns {Browsers}
 */
export function requireBrowsers() {
  let found = findBrowsers();
  if (!isComplete(found) && mayInstall()) {
    install([...packages, shellPackage]);
    found = findBrowsers();
    // Older releases of Debian lack the shell, and then nothing was installed.
    if (!found.chromium || !found.firefox) {
      install(packages);
      found = findBrowsers();
    }
  }
  const missing = [!found.chromium && 'Chromium', !found.firefox && 'Firefox'].filter(Boolean);
  if (missing.length > 0) throw new Refusal(howToGet(missing.join(' and ')));
  return { ...(found.chromium && { headlessShell: found.chromium }), ...found };
}

/** @param {Browsers} found */
function isComplete({ chromium, headlessShell, firefox, webkit }) {
  return Boolean(chromium && headlessShell && firefox && webkit);
}

/** @param {string} missing */
function howToGet(missing) {
  return [
    `Not found: ${missing}.`,
    '  Debian:  apt-get update && apt-get install ' + [...packages, shellPackage].join(' '),
    '  Other:   install Chrome or Chromium, and Firefox. If they are not found,',
    '           set CHROME_PATH and FIREFOX_PATH to the programs.',
  ].join('\n');
}

/** @returns {WebKit | undefined} */
function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const browser = miniBrowsers().find(isProgram);
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/** WebKitGTK installs its browser in a library folder for each architecture and version. */
function miniBrowsers() {
  if (!existsSync('/usr/lib')) return [];
  return readdirSync('/usr/lib').flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((version) =>
      join('/usr/lib', folder, version, 'MiniBrowser'),
    ),
  );
}

/** @param {string} variable */
function fromEnvironment(variable) {
  const path = process.env[variable];
  if (path === undefined || path === '') return undefined;
  if (!isProgram(path)) throw new Error(`${variable} names no program: ${path}`);
  return path;
}

/** @param {readonly string[]} candidates */
function firstOf(candidates) {
  for (const candidate of candidates) {
    const found = /[\\/]/.test(candidate) ? isProgram(candidate) && candidate : onPath(candidate);
    if (found) return found;
  }
  return undefined;
}
