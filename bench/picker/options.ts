import { parseArgs } from 'node:util';

/** What can be measured. */
export const contestants = ['floor', 'ours', 'instantsearch'] as const;
export type Contestant = (typeof contestants)[number];

/** How the pickers are measured. */
export interface PickerOptions {
  /** How often each page is visited. */
  readonly rounds: number;
  /** How many assets there are. */
  readonly assets: number;
  /** How many there are for the last part, with ours alone; 0 leaves it out. */
  readonly many: number;
  readonly pages: readonly Contestant[];
  /** Whether a bound that does not hold makes the measurement fail. */
  readonly strict: boolean;
  /** Whether `dist` is built first. */
  readonly build: boolean;
  /** Where the built scripts are. */
  readonly dist: string;
}

/** Reads the command line. Throws a `TypeError` that says what is wrong with it. */
export function readOptions(words: readonly string[]): PickerOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...words],
    options: {
      ...{ rounds: text, assets: text, many: text, pages: text, dist: text },
      ...{ strict: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
    },
  });
  const number = (name: 'rounds' | 'assets' | 'many', fallback: number, least: number): number => {
    const value = Number(values[name] ?? fallback);
    if (Number.isInteger(value) && value >= least) return value;
    throw new TypeError(`--${name} has to be a whole number of at least ${least}`);
  };
  return {
    rounds: number('rounds', 5, 1),
    assets: number('assets', 100_000, 1),
    many: number('many', 1_000_000, 0),
    pages: (values.pages ?? contestants.join()).split(',').map(contestantNamed),
    strict: values.strict === true,
    // A build that lies elsewhere is somebody else's to make.
    build: values['no-build'] !== true && values.dist === undefined,
    dist: values.dist ?? 'dist',
  };
}

function contestantNamed(name: string): Contestant {
  const found = contestants.find((known) => known === name);
  if (found === undefined) throw new TypeError(`--pages knows ${contestants.join(', ')}`);
  return found;
}
