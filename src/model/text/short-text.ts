/** What is shown of a name at most, in UTF-16 code units: files may have 255. */
const defaultMaxLength = 1000;

/** More than a character has, as people see characters. */
const maxCharacterLength = 64;

/** Shortens a text for display: a longer one is cut and ends in an ellipsis. */
export function shortText(text: string, maxLength = defaultMaxLength): string {
  if (text.length <= maxLength) return text;
  // Firefox has it since 125. Before that, a character of several code points may be cut apart.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  const characters =
    Segmenter && new Segmenter().segment(text.slice(0, maxLength + maxCharacterLength));
  const cut = text.slice(0, characters?.containing(maxLength)?.index || maxLength);
  return `${cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
