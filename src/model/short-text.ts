/** What a person reads of a name at most, in UTF-16 code units: files may have 255. */
const mostShown = 1000;

/** Within this many code units of the cut a character ends, as people see characters. */
const nearby = 64;

/** A text as it is shown: one that nobody would read to its end is cut, and ends in an ellipsis. */
export function shortText(text: string, most = mostShown): string {
  if (text.length <= most) return text;
  const start = most - nearby;
  const cut = new Intl.Segmenter().segment(text.slice(start, most + nearby)).containing(nearby);
  return `${text.slice(0, start + (cut?.index || nearby))}…`;
}
