const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Creates random strings of letters and digits, safe in any HTTP message (section 2.1). */
export type ChanceString = (length: number) => string;

/** Creates secure random strings. With a seed, for tests only, they are the same in every run. */
export function chanceStrings(seed?: number): ChanceString {
  const next = seed === undefined ? unguessable : repeatable(seed);
  return (length) => {
    let text = '';
    while (text.length < length) {
      // Skips bytes above the last multiple of the alphabet's length, which would cause a bias.
      const byte = next();
      if (byte < 248) text += letters.charAt(byte % letters.length);
    }
    return text;
  };
}

function unguessable(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
}

function repeatable(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 8) & 0xff;
  };
}
