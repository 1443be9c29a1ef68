import { parseArgs } from 'node:util';

/** The pages that can be measured. */
export const contestants = ['floor', 'ours', 'before', 'instantsearch'] as const;
export type Contestant = (typeof contestants)[number];

/** The options of the measurement. */
export interface PickerOptions {
  /** The number of visits of each page. */
  readonly rounds: number;
  /** The number of assets. */
  readonly assets: number;
  /** The number of assets in the last part, which 0 leaves out. */
  readonly many: number;
  /**
   * The factor by which the browser's scripts, layout and painting are slowed. To compare runs on
   * different machines, choose the factor at which a page that has not changed takes the same time.
   */
  readonly slowdown: number;
  readonly pages: readonly Contestant[];
  /** Whether the measurement fails if a bound is exceeded. */
  readonly strict: boolean;
  /** Whether `dist` is built first. */
  readonly build: boolean;
  /** The folder of the built scripts. */
  readonly dist: string;
  /** The folder of another build of the picker, to compare with. */
  readonly before: string | undefined;
}

type Counted = 'rounds' | 'assets' | 'many';

/** Reads the command line. Throws a `TypeError` if it is invalid. */
export function readOptions(words: readonly string[]): PickerOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...words],
    options: {
      ...{ rounds: text, assets: text, many: text, slowdown: text },
      ...{ pages: text, dist: text, before: text },
      ...{ strict: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
    },
  });
  const number = (name: Counted, fallback: number, min: number): number => {
    const value = Number(values[name] ?? fallback);
    if (Number.isInteger(value) && value >= min) return value;
    throw new TypeError(`--${name} has to be a whole number of at least ${min}`);
  };
  const slowdown = Number(values.slowdown ?? 4);
  if (!Number.isFinite(slowdown) || slowdown < 1)
    throw new TypeError('--slowdown has to be a number of at least 1');
  const { before } = values;
  const usual = contestants.filter((page) => page !== 'before' || before !== undefined);
  const pages = values.pages?.split(',').map(contestantNamed) ?? usual;
  if (pages.includes('before') && before === undefined) {
    throw new TypeError('The page “before” needs --before with the folder of a build');
  }
  return {
    rounds: number('rounds', 5, 1),
    assets: number('assets', 100_000, 1),
    many: number('many', 1_000_000, 0),
    slowdown,
    pages,
    strict: values.strict === true,
    // A build in another folder is not built here.
    build: values['no-build'] !== true && values.dist === undefined,
    dist: values.dist ?? 'dist',
    before,
  };
}

function contestantNamed(name: string): Contestant {
  const found = contestants.find((known) => known === name);
  if (found === undefined) throw new TypeError(`--pages knows ${contestants.join(', ')}`);
  return found;
}
