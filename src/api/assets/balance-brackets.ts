interface Opening {
  readonly index: number;
  readonly closing: string;
  /** The run of text that contains the bracket. Each quoted part is a run of its own. */
  readonly run: number;
}

const closings: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/**
 * Removes brackets and quotation marks that have no partner, so that the text can be put into
 * brackets. Balanced text is returned unchanged.
 *
 * The specification does not say how the service reads brackets within quotation marks, so those
 * must balance among themselves. A backslash at the end is removed too, because it could escape the
 * next character.
 */
export function balanceBrackets(text: string): string {
  const unmatched = new Set<number>();
  const quotes = [...text.matchAll(/"/g)].map(({ index }) => index);
  if (quotes.length % 2 === 1) unmatched.add(quotes.at(-1) ?? 0);

  const open: Opening[] = [];
  /** Marks the brackets of a run that are still open as unmatched. */
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
