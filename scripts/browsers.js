import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './step.js';

/**
 * The programs that drive WebKit: its WebDriver, the browser it starts, and a display.
 * @typedef {{ driver: string, browser: string, display: string }} WebKit
 */

/**
 * The browsers that tests run in, by path; undefined where one was not found.
 * @typedef {{ chromium?: string, firefox?: string, webkit?: WebKit }} Browsers
 */

/** The flags that make Chromium quiet and fit for a container. */
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

const places = {
  chromium: [
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  firefox: [
    ...['firefox-esr', 'firefox'],
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

/**
 * Looks for browsers: in CHROME_PATH and FIREFOX_PATH, on PATH and in the usual places.
 * @returns {Browsers}
 */
export function findBrowsers() {
  const chromium = fromEnvironment('CHROME_PATH') ?? firstOf(places.chromium);
  const firefox = fromEnvironment('FIREFOX_PATH') ?? firstOf(places.firefox);
  const webkit = findWebKit();
  return { ...(chromium && { chromium }), ...(firefox && { firefox }), ...(webkit && { webkit }) };
}

/**
 * Finds browsers, and installs the missing ones where that needs nobody's consent: on Debian
 * (or a kin of it) as root. Elsewhere it throws an error that says what to do; WebKit alone may
 * be missing.
 * @returns {Browsers}
 */
export function requireBrowsers() {
  let found = findBrowsers();
  if (!isComplete(found) && mayInstall()) {
    install();
    found = findBrowsers();
  }
  const missing = [!found.chromium && 'Chromium', !found.firefox && 'Firefox'].filter(Boolean);
  if (missing.length > 0) throw new Refusal(howToGet(missing.join(' and ')));
  return found;
}

/** @param {Browsers} found */
function isComplete({ chromium, firefox, webkit }) {
  return Boolean(chromium && firefox && webkit);
}

function mayInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  if (!onPath('apt-get') || !existsSync('/etc/os-release')) return false;
  // Ubuntu's packages of these names only fetch a snap, which needs a running snapd.
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    console.log(`apt-get ${step.join(' ')}`);
    try {
      execFileSync('apt-get', [...quiet, ...step], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      // What could not be installed is missed, and named, by whoever asked for it.
      return;
    }
  }
}

/** @param {string} missing */
function howToGet(missing) {
  return [
    `${missing} was not found.`,
    '  Debian:  apt-get update && apt-get install ' + packages.join(' '),
    '  Else:    install Chrome or Chromium, and Firefox; where they are in no usual place,',
    '           set CHROME_PATH and FIREFOX_PATH to the programs.',
  ].join('\n');
}

/** @returns {WebKit | undefined} */
function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const browser = globSync(
    '/usr/lib/*/{webkit2gtk-4.1,webkitgtk-6.0,webkit2gtk-4.0}/MiniBrowser',
  )[0];
  return driver && display && browser ? { driver, browser, display } : undefined;
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

/** @param {string} name */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
