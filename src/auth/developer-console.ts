// Console messages for developers about problems that users cannot fix. Loaded when needed, which
// on most pages is never.

import { probe } from './diagnostic-request.js';

/** The problems that were logged, so that each is logged once. */
const loggedNames = new Set<string>();

/** Logs an error that the page's own code threw, without possible tokens. */
export function logHostError(error: unknown): void {
  const name = String(error);
  // A search that was replaced by a newer one is aborted. That is not an error.
  if (name.startsWith('AbortError')) return;
  const { stack = '' } = error instanceof Error ? error : {};
  const text = `${name}\n${stack.replace(name, '')}`.replace(tokenPattern, '…');
  logOnce(`the page's client or tokens failed: ${text}`, name);
}

const tokenPattern = /Bearer \S+|(?=\S*\d)[\w~+=-]{20,}/gi;

/** Logs that an element is not configured. Each element logs its own problem. */
export function logSettingsError(tagName: string, problem: string): void {
  console.error(
    `<${tagName}> is not set up: ${problem}. See README.md#put-it-into-a-page of dam-elements.`,
  );
}

/**
 * Logs why the broker at `brokerUrl` cannot be reached, as far as a page can find out. Each broker
 * is checked and logged once.
 */
export async function logBrokerError(brokerUrl: string): Promise<void> {
  const url = new URL(brokerUrl, document.baseURI);
  const { href, origin } = url;
  if (loggedNames.has(href)) return;
  const { status } = await probe(url);
  // A broker on the page's own origin can always be probed: in this case only one call failed.
  if (status === 'answered' && origin === window.origin) return;
  const cause = {
    answered: `it does not allow this page. Add ${window.origin} to its allowedOrigins`,
    forbidden: `the page's content security policy blocks it. Add ${origin} to connect-src`,
    unreadable: 'nothing responds. Check broker-url and its certificate',
    late: 'nothing responds in time. Check that it is running',
  }[status];
  logOnce(`the broker at ${href} cannot be reached: ${cause}. See docs/broker.md.`, href);
}

function logOnce(text: string, name = text): void {
  if (loggedNames.has(name)) return;
  loggedNames.add(name);
  console.error(`dam-elements: ${text}`);
}
