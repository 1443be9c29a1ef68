import type { TokenCounts } from '../../src/service/index.js';
import type { SoakOptions } from './options.js';

/** What people and their pages went through, counted as it happens. */
export interface Tally {
  /** Sign-ins at the start, when nobody had a session yet. */
  firstSignIns: number;
  /** Sign-ins because a session had ended at the service's side for good. */
  laterSignIns: number;
  /** Sign-ins asked for though the service held a session that somebody had the token of. */
  lost: number;
  /** Promises begun in the pages that are open at the end. */
  begun: number;
  /** Promises, and searches of pickers, that never settled. */
  pending: number;
  readonly acts: Map<string, number>;
  /** How each session was lost, for whoever looks for the reason. */
  readonly losses: string[];
}

/** All that a soak found out. */
export interface Findings extends Readonly<Tally> {
  readonly tokens: TokenCounts;
  /** Reuses that ended a session somebody still had. */
  readonly needlessReuses: number;
  /** Reuses of a session that nobody had any more, when nothing could tell what became of it. */
  readonly lastChances: number;
  readonly faults: ReadonlyMap<string, number>;
  readonly seconds: number;
}

/** Nothing counted yet. */
export function emptyTally(): Tally {
  return {
    firstSignIns: 0,
    laterSignIns: 0,
    lost: 0,
    begun: 0,
    pending: 0,
    acts: new Map(),
    losses: [],
  };
}

/** What speaks against the product, in words; nothing where it holds. */
export function complaints(found: Findings, { mode, refreshes }: SoakOptions): string[] {
  const { tokens, lost, pending } = found;
  const reuses = tokens.reuses - found.lastChances;
  const common = [
    tokens.refreshes < refreshes && `only ${tokens.refreshes} of ${refreshes} refreshes were made`,
    pending > 0 && `${pending} promises were left pending`,
  ];
  const kept = [
    reuses > 0 && `${reuses} refresh tokens were used twice`,
    lost > 0 && `${lost} sessions were lost that could have been kept`,
  ];
  return [...common, ...(mode === 'broker' ? kept : [])].filter((words) => words !== false);
}

/** The findings, a figure a line. */
export function report(found: Findings): string {
  const { tokens, firstSignIns, laterSignIns, lost } = found;
  const figures: readonly (readonly [string, number])[] = [
    ['refreshes', tokens.refreshes],
    ['reuses seen by the service', tokens.reuses],
    ['  of sessions that somebody still had', found.needlessReuses],
    ['  of sessions that nobody had, as a last chance', found.lastChances],
    ['families revoked', tokens.familiesRevoked],
    ['sessions lost that could have been kept', lost],
    ['sign-ins asked of the person', firstSignIns + laterSignIns + lost],
    ['  to begin with', firstSignIns],
    ['  after a session that nobody could have kept', laterSignIns],
    ['promises begun in the pages', found.begun],
    ['promises left pending', found.pending],
    ['seconds', Math.round(found.seconds)],
  ];
  return [
    ...figures.map(
      ([name, value]) => `${name.padEnd(46)}${value.toLocaleString('en').padStart(9)}`,
    ),
    `faults: ${listed(found.faults)}`,
    `acts: ${listed(found.acts)}`,
    ...found.losses.map((words) => `lost: ${words}`),
  ].join('\n');
}

function listed(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return sorted.map(([name, count]) => `${name} ${count}`).join(', ');
}
