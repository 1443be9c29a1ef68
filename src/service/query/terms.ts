/** Scripts without spaces. Each of their characters is a term. */
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

/** Removes letter case and accents, which searches ignore. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** The folded words of a text, in order, without separators. */
export function termsOf(text: string): readonly string[] {
  const folded = fold(text);
  return folded.match(PLAIN.test(folded) ? /[a-z0-9]+/g : TERM) ?? [];
}

/** The words of a pattern. `*` matches any letters; a `*` by itself matches any word. */
export function patternsOf(text: string): readonly string[] {
  const patterns: string[] = fold(text).match(PATTERN) ?? [];
  const isWord = (pattern: string): boolean => /[^*]/.test(pattern);
  const [first, last] = [patterns.findIndex(isWord), patterns.findLastIndex(isWord)];
  // Ignores "any word" at either end, as in `*.jpg`.
  return first === -1 ? patterns.slice(0, 1) : patterns.slice(first, last + 1);
}

/** Whether `term` matches `pattern`. Takes linear time. */
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
