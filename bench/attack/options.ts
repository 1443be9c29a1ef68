import { parseArgs } from 'node:util';

/** The options of `npm run attack`. */
export interface RunOptions {
  /** Names of the attacks to run; empty for all. */
  readonly names: readonly string[];
  /** The maximum duration of all attacks together, in seconds. */
  readonly seconds: number;
  readonly seed: number;
}

const defaultSeconds = 60;

/** Reads the command line. Throws a `TypeError` if it is invalid. */
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
    seconds: number('seconds', defaultSeconds),
    seed: number('seed', randomSeed),
  };
}
