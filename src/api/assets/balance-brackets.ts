interface Opening {
  readonly index: number;
  readonly closing: string;
  /** Which run of text it stands in; quotation marks begin a new one. */
  readonly run: number;
}

const closings: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/**
 * The text without the brackets and quotation marks that have no partner, which can then be put
 * into brackets. Balanced text comes back unchanged.
 *
 * Nothing says how the service reads brackets within quotation marks, so those have to pair up
 * among themselves. A backslash at the end goes too: it might escape what follows.
 */
export function balanceBrackets(text: string): string {
  const unmatched = new Set<number>();
  const quotes = [...text.matchAll(/"/g)].map(({ index }) => index);
  if (quotes.length % 2 === 1) unmatched.add(quotes.at(-1) ?? 0);

  const open: Opening[] = [];
  /** Gives up what is still open in a run, which is what was opened last. */
  const closeRun = (endedRun: number): void => {
    for (let opened = open.at(-1); opened?.run === endedRun; opened = open.at(-1)) {
      unmatched.add(opened.index);
      open.pop();
    }
  };

  let run = 0;
  let quote = 0;
  for (const [index, character] of text.split('').entries()) {
    const closing = closings.get(character);
    if (character === '"' && !unmatched.has(index)) {
      const isEnd = run > 0;
      if (isEnd) closeRun(run);
      else quote += 1;
      run = isEnd ? 0 : quote;
    } else if (closing !== undefined) {
      open.push({ index, closing, run });
    } else if (')]}'.includes(character)) {
      const opening = open.at(-1);
      if (opening?.closing === character && opening.run === run) open.pop();
      else unmatched.add(index);
    }
  }
  for (const { index } of open) unmatched.add(index);
  return text
    .split('')
    .filter((_, index) => !unmatched.has(index))
    .join('')
    .replace(/\\+$/, '')
    .trim();
}
