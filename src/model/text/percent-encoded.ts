/** Percent-encodes an ASCII character, e.g. `%28`. */
export function percentEncoded(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase();
  return `%${code.padStart(2, '0')}`;
}
