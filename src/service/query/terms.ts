/** Texts of these scripts have no spaces: each of their characters is a term of its own. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}ー';
const PICTURE = '\\p{Extended_Pictographic}';
const TERM = new RegExp(
  `[${UNSPACED}]|${PICTURE}|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);
const PATTERN = new RegExp(
  `[${UNSPACED}]|${PICTURE}|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}*])+`,
  'gu',
);
const PLAIN = /^[\x20-\x7e]*$/;

/** The text with letter case and accents levelled: what is compared when words are looked for. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** The words of a text, folded and in order. What stands between them is not looked for. */
export function termsOf(text: string): readonly string[] {
  const folded = fold(text);
  return folded.match(PLAIN.test(folded) ? /[a-z0-9]+/g : TERM) ?? [];
}

/** The words of a pattern; a `*` in one stands for any letters, and alone for any one word. */
export function patternsOf(text: string): readonly string[] {
  const patterns: string[] = fold(text).match(PATTERN) ?? [];
  const isWord = (pattern: string): boolean => /[^*]/.test(pattern);
  const [first, last] = [patterns.findIndex(isWord), patterns.findLastIndex(isWord)];
  // At either end "any word" is no condition, as in `*.jpg`.
  return first === -1 ? patterns.slice(0, 1) : patterns.slice(first, last + 1);
}

/** Whether `term` has the shape of `pattern`. Takes time in proportion to their lengths. */
export function fitsPattern(term: string, pattern: readonly string[]): boolean {
  const [first = '', ...rest] = pattern;
  const last = rest.pop();
  if (last === undefined) return term === first;
  if (!term.startsWith(first) || !term.endsWith(last)) return false;
  let at = first.length;
  for (const middle of rest) {
    const found = term.indexOf(middle, at);
    if (found === -1) return false;
    at = found + middle.length;
  }
  return at + last.length <= term.length;
}
