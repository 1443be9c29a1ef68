// What developers read in the console where something is wrong that people cannot mend. Loaded when
// needed, which on most pages is never.

/** What they were told, so that they are told once. */
const told = new Set<string>();

/** What the page's own code threw, without what may be a token. */
export function tellOfHostError(error: unknown): void {
  const name = String(error);
  // A search that another one has taken the place of is aborted: no fault of anybody's.
  if (name.startsWith('AbortError')) return;
  const { stack = '' } = error instanceof Error ? error : {};
  const text = `${name}\n${stack.replace(name, '')}`.replace(mayBeToken, '…');
  tell(`the page's client or tokens failed: ${text}`, name);
}

const mayBeToken = /Bearer \S+|(?=\S*\d)[\w~+=-]{20,}/gi;

/** That an element is not set up. Elements are told apart, so each has to do so once. */
export function tellOfSettings(tagName: string, problem: string): void {
  console.error(
    `<${tagName}> is not set up: ${problem}. See README.md#put-it-into-a-page of dam-elements.`,
  );
}

/** How long the browser may take to report what its policy forbade, in milliseconds. */
const reportingMs = 100;

/** Why no call to the broker at `brokerUrl` is answered, as far as a page can find out. */
export async function tellOfBroker(brokerUrl: string): Promise<void> {
  const { href, origin } = new URL(brokerUrl, document.baseURI);
  const blocked: string[] = [];
  const watch = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    blocked.push(blockedURI);
  };
  document.addEventListener('securitypolicyviolation', watch);
  // Says whether anything answers, readable or not.
  const knocking = fetch(href, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
  const isThere = await knocking.then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => setTimeout(resolve, reportingMs));
  document.removeEventListener('securitypolicyviolation', watch);
  // A broker of the page's own origin always answers it: what failed was one call on its way.
  if (isThere && origin === window.origin) return;
  const nobody = blocked.some((address) => address.startsWith(origin))
    ? `the page's policy forbids it. Add ${origin} to connect-src`
    : 'nothing answers. Check broker-url, and its certificate';
  const why = isThere
    ? `it does not answer this page. Add ${window.origin} to its allowedOrigins`
    : nobody;
  tell(`the broker at ${href} cannot be reached: ${why}. See docs/broker.md.`);
}

function tell(text: string, name = text): void {
  if (told.has(name)) return;
  told.add(name);
  console.error(`dam-elements: ${text}`);
}
