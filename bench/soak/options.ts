import { parseArgs } from 'node:util';

/** How a soak is run. */
export interface SoakOptions {
  /** Pages that are open at once. */
  readonly tabs: number;
  /** People who have them open, each in a browser profile of their own. */
  readonly people: number;
  /** Pickers on each page. */
  readonly pickers: number;
  /** How many refreshes there have to be. */
  readonly refreshes: number;
  /** How long it may take at most. */
  readonly seconds: number;
  /** What the faults are drawn from. */
  readonly seed: number;
  /** Who holds the refresh token: the broker, or each page itself. */
  readonly mode: 'broker' | 'direct';
  /** Life of an access token, in seconds. */
  readonly life: number;
}

const usual = { tabs: 20, pickers: 2, refreshes: 2_000, seconds: 480, life: 60 };

/** Reads the command line. Throws a `TypeError` that says what is wrong with it. */
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
  const tabs = number('tabs', usual.tabs);
  return {
    tabs,
    people: Math.min(number('people', Math.ceil(tabs / 2)), tabs),
    pickers: number('pickers', usual.pickers),
    refreshes: number('refreshes', usual.refreshes),
    seconds: number('seconds', usual.seconds),
    seed: number('seed', seed),
    mode,
    life: number('life', usual.life),
  };
}
