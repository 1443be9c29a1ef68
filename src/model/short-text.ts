/** What is shown of a name at most, in UTF-16 code units: files may have 255. */
const mostShown = 1000;

/** More than a character has, as people see characters. */
const beyond = 64;

/** A text as it is shown: one that nobody would read to its end is cut, and ends in an ellipsis. */
export function shortText(text: string, most = mostShown): string {
  if (text.length <= most) return text;
  const characters = new Intl.Segmenter().segment(text.slice(0, most + beyond));
  return `${text.slice(0, characters.containing(most)?.index || most)}…`;
}
