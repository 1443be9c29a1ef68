import { parseArgs } from 'node:util';

/** The options of a soak test. */
export interface SoakOptions {
  /** The number of open pages. */
  readonly tabs: number;
  /** The number of people who have them open, each with a separate browser context. */
  readonly people: number;
  /** The number of pickers on each page. */
  readonly pickers: number;
  /** The required number of refreshes. */
  readonly refreshes: number;
  /** The maximum duration, in seconds. */
  readonly seconds: number;
  /** The seed of the faults. */
  readonly seed: number;
  /** Whether the broker or each page holds the refresh token. */
  readonly mode: 'broker' | 'direct';
  /** The lifetime of access tokens, in seconds. */
  readonly tokenSeconds: number;
}

const defaults = { tabs: 20, pickers: 2, refreshes: 2_000, seconds: 480, life: 60 };

/** Reads the command line. Throws a `TypeError` if it is invalid. */
export function readOptions(words: readonly string[], seed: number): SoakOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...words],
    options: {
      ...{ tabs: text, people: text, pickers: text, refreshes: text, seconds: text, seed: text },
      ...{ mode: text, life: text },
    },
  });
  const { mode = 'broker' } = values;
  if (mode !== 'broker' && mode !== 'direct') throw new TypeError('--mode is broker or direct');
  const number = (name: Exclude<keyof typeof values, 'mode'>, fallback: number): number => {
    const value = Number(values[name] ?? fallback);
    if (Number.isInteger(value) && value > 0) return value;
    throw new TypeError(`--${name} has to be a whole number above 0`);
  };
  const tabs = number('tabs', defaults.tabs);
  return {
    tabs,
    people: Math.min(number('people', Math.ceil(tabs / 2)), tabs),
    pickers: number('pickers', defaults.pickers),
    refreshes: number('refreshes', defaults.refreshes),
    seconds: number('seconds', defaults.seconds),
    seed: number('seed', seed),
    mode,
    tokenSeconds: number('life', defaults.life),
  };
}
