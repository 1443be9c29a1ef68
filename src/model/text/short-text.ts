/** The default maximum length of displayed text, in UTF-16 code units. File names may have 255. */
const defaultMaxLength = 1000;

/** No grapheme cluster in practice has more UTF-16 code units. */
const maxCharacterLength = 64;

/**
 * Shortens a text for display. Longer texts are cut at a grapheme cluster and end in an ellipsis.
 */
export function shortText(text: string, maxLength = defaultMaxLength): string {
  if (text.length <= maxLength) return text;
  // Firefox supports `Intl.Segmenter` since version 125. Older versions may cut a character of
  // several code points.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  const characters =
    Segmenter && new Segmenter().segment(text.slice(0, maxLength + maxCharacterLength));
  const cut = text.slice(0, characters?.containing(maxLength)?.index || maxLength);
  return `${cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
