import { parseArgs } from 'node:util';

/** What `npm run attack` was told. */
export interface RunOptions {
  /** Names of the attacks to run; all where there are none. */
  readonly names: readonly string[];
  /** How long all of them together may go on, in seconds. */
  readonly seconds: number;
  readonly seed: number;
}

const usualSeconds = 60;

/** Reads the command line. Throws a `TypeError` that says what is wrong with it. */
export function readOptions(words: readonly string[], randomSeed: number): RunOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { seconds: text, seed: text },
  });
  const number = (name: keyof typeof values, fallback: number): number => {
    const value = Number(values[name] ?? fallback);
    if (Number.isInteger(value) && value > 0) return value;
    throw new TypeError(`--${name} has to be a whole number above 0`);
  };
  return {
    names: positionals,
    seconds: number('seconds', usualSeconds),
    seed: number('seed', randomSeed),
  };
}
