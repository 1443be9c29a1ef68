import { parseArgs } from 'node:util';

/** The pages that can be measured. */
export const contestants = ['floor', 'ours', 'instantsearch'] as const;
export type Contestant = (typeof contestants)[number];

/** The options of the measurement. */
export interface PickerOptions {
  /** The number of visits of each page. */
  readonly rounds: number;
  /** The number of assets. */
  readonly assets: number;
  /** The number of assets in the last part, which 0 leaves out. */
  readonly many: number;
  readonly pages: readonly Contestant[];
  /** Whether the measurement fails if a bound is exceeded. */
  readonly strict: boolean;
  /** Whether `dist` is built first. */
  readonly build: boolean;
  /** The folder of the built scripts. */
  readonly dist: string;
}

/** Reads the command line. Throws a `TypeError` if it is invalid. */
export function readOptions(words: readonly string[]): PickerOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...words],
    options: {
      ...{ rounds: text, assets: text, many: text, pages: text, dist: text },
      ...{ strict: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
    },
  });
  const number = (name: 'rounds' | 'assets' | 'many', fallback: number, min: number): number => {
    const value = Number(values[name] ?? fallback);
    if (Number.isInteger(value) && value >= min) return value;
    throw new TypeError(`--${name} has to be a whole number of at least ${min}`);
  };
  return {
    rounds: number('rounds', 5, 1),
    assets: number('assets', 100_000, 1),
    many: number('many', 1_000_000, 0),
    pages: (values.pages ?? contestants.join()).split(',').map(contestantNamed),
    strict: values.strict === true,
    // A build in another folder is not built here.
    build: values['no-build'] !== true && values.dist === undefined,
    dist: values.dist ?? 'dist',
  };
}

function contestantNamed(name: string): Contestant {
  const found = contestants.find((known) => known === name);
  if (found === undefined) throw new TypeError(`--pages knows ${contestants.join(', ')}`);
  return found;
}
