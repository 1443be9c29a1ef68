// What developers read in the console where something is wrong that people cannot mend. Loaded when
// needed, which on most pages is never.

import { probe } from './diagnostic-request.js';

/** What they were told, so that they are told once. */
const loggedNames = new Set<string>();

/** What the page's own code threw, without what may be a token. */
export function logHostError(error: unknown): void {
  const name = String(error);
  // A search that another one has taken the place of is aborted: no fault of anybody's.
  if (name.startsWith('AbortError')) return;
  const { stack = '' } = error instanceof Error ? error : {};
  const text = `${name}\n${stack.replace(name, '')}`.replace(tokenPattern, '…');
  logOnce(`the page's client or tokens failed: ${text}`, name);
}

const tokenPattern = /Bearer \S+|(?=\S*\d)[\w~+=-]{20,}/gi;

/** That an element is not set up. Elements are told apart, so each has to do so once. */
export function logSettingsError(tagName: string, problem: string): void {
  console.error(
    `<${tagName}> is not set up: ${problem}. See README.md#put-it-into-a-page of dam-elements.`,
  );
}

/**
 * Why no call to the broker at `brokerUrl` is answered, as far as a page can find out. What was told
 * of a broker is neither told nor looked for again.
 */
export async function logBrokerError(brokerUrl: string): Promise<void> {
  const url = new URL(brokerUrl, document.baseURI);
  const { href, origin } = url;
  if (loggedNames.has(href)) return;
  const { status } = await probe(url);
  // A broker of the page's own origin always answers it: what failed was one call on its way.
  if (status === 'answered' && origin === window.origin) return;
  const cause = {
    answered: `it does not answer this page. Add ${window.origin} to its allowedOrigins`,
    forbidden: `the page's policy forbids it. Add ${origin} to connect-src`,
    unreadable: 'nothing answers. Check broker-url, and its certificate',
    late: 'nothing answers in time. Check that it runs',
  }[status];
  logOnce(`the broker at ${href} cannot be reached: ${cause}. See docs/broker.md.`, href);
}

function logOnce(text: string, name = text): void {
  if (loggedNames.has(name)) return;
  loggedNames.add(name);
  console.error(`dam-elements: ${text}`);
}
