/** What is shown of a name at most, in UTF-16 code units: files may have 255. */
const mostShown = 1000;

/** More than a character has, as people see characters. */
const beyond = 64;

/** Shortens a text for display: a longer one is cut and ends in an ellipsis. */
export function shortText(text: string, most = mostShown): string {
  if (text.length <= most) return text;
  // Firefox has it since 125. Before that, a character of several code points may be cut apart.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  const characters = Segmenter && new Segmenter().segment(text.slice(0, most + beyond));
  const cut = text.slice(0, characters?.containing(most)?.index || most);
  return `${cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
