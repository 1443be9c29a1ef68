/** Returns random numbers from 0 up to, but not including, 1. */
export type Chance = () => number;

/** A seeded random generator (mulberry32). The same seed gives the same numbers. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `min` to `max`, both included. */
export function between(chance: Chance, min: number, max: number): number {
  return min + Math.floor(chance() * (max - min + 1));
}

/** One of the keys of `weights`, with a probability proportional to its weight. */
export function pickByWeight<Key extends string>(
  chance: Chance,
  weights: Readonly<Record<Key, number>>,
): Key {
  const entries = Object.entries(weights) as [Key, number][];
  let left = chance() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  throw new RangeError('There is nothing to pick from');
}
