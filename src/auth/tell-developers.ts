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

function tell(text: string, name = text): void {
  if (told.has(name)) return;
  told.add(name);
  console.error(`dam-elements: ${text}`);
}
