import { shortText } from './short-text.js';

/**
 * Shortens a text to at most `maxLength` UTF-16 code units, the ellipsis included. It is cut
 * between two words, or between two characters where a word alone would be too long, as in
 * languages without spaces.
 */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength);
  const end = start.search(/\s+\S*$/u);
  if (end < maxLength / 2) return shortText(text, maxLength - 1);
  return `${start.slice(0, end).replace(/[\s\p{P}]+$/u, '')}…`;
}
