/** Mixes `value` into a well-spread unsigned 32-bit number; equal values give equal numbers. */
export function spread(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** An unsigned 32-bit number made from `text`; equal texts give equal numbers. */
export function spreadText(text: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  }
  return spread(mixed);
}

/** A pseudo-random generator. Its sequence depends only on the seed. */
export class Chance {
  #state: number;

  /** Two streams with the same seed make the same choices in the same order. */
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** The next unsigned 32-bit number. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    return spread(this.#state);
  }

  /** A fraction from 0 up to, but not including, 1. */
  fraction(): number {
    return this.next() / 0x1_0000_0000;
  }

  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + Math.floor(this.fraction() * (max - min + 1));
  }

  /** True with the given probability, 0 to 1. */
  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** One of `choices`, which must not be empty. */
  pick<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[Math.floor(this.fraction() * choices.length)];
    if (choice === undefined) throw new RangeError('Nothing to choose from');
    return choice;
  }

  /** One of `choices`. Earlier ones are more frequent, as with values in a real library. */
  favour<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[Math.floor(this.fraction() * this.fraction() * choices.length)];
    if (choice === undefined) throw new RangeError('Nothing to choose from');
    return choice;
  }
}
