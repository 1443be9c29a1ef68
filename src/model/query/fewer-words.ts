/** Text with any of these is a query in the query language, not a list of words. */
const syntax = /["()*:<>[\\\]{}]|(^|\s)(-|(and|or|not)(\s|$))/i;

/** Shorter words than this are often left out of names and keywords, such as `in` and `of`. */
const minLength = 4;

/**
 * Returns shorter texts to try if all words of `text` together find nothing. At most three, because
 * each of them is a request. Empty if there is only one word, or if the text has syntax.
 *
 * Of two or three words, each is left out once: one of them is often misspelled or too much. Of more
 * words, that would be too many requests, so both halves and the long words are tried.
 */
export function fewerWords(text: string): readonly string[] {
  const words = [...new Set(text.trim().split(/\s+/))];
  if (words.length < 2 || syntax.test(text)) return [];
  const middle = Math.ceil(words.length / 2);
  const long = words.filter((word) => word.length >= minLength);
  const tried =
    words.length < 4
      ? words.map((_, left) => words.filter((_, index) => index !== left))
      : [
          words.slice(0, middle),
          words.slice(middle),
          long.length > 0 && long.length < words.length ? long : words.slice(0, -1),
        ];
  return [...new Set(tried.map((each) => each.join(' ')))];
}

/** A text and its number of results. */
export interface CountedText {
  readonly text: string;
  readonly total: number;
}

/**
 * Returns the text to suggest: of those that find anything, the one with the most words, and of these
 * the one with the fewest results, because it is the most specific. Undefined if none finds anything.
 */
export function bestOf(counted: readonly CountedText[]): CountedText | undefined {
  const words = ({ text }: CountedText): number => text.split(' ').length;
  return counted
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => words(other) - words(one) || one.total - other.total)[0];
}
