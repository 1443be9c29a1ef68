import type { TokenCounts } from '../../src/service/index.js';
import type { SoakOptions } from './options.js';

/** The counts of a running soak test. */
export interface Tally {
  /** First sign-ins of people. */
  firstSignIns: number;
  /** Sign-ins after the service had ended a session. */
  laterSignIns: number;
  /** Sign-in requests although a session could still be used. */
  lost: number;
  /** Promises started in the pages that are open at the end. */
  begun: number;
  /** Promises, and searches of pickers, that never settled. */
  pending: number;
  readonly acts: Map<string, number>;
  /** How each session was lost, for analysis. */
  readonly losses: string[];
}

/** The results of a soak test. */
export interface Findings extends Readonly<Tally> {
  readonly tokens: TokenCounts;
  /** Reuses that ended a session that could still be used. */
  readonly needlessReuses: number;
  /** Reuses of a session whose tokens were lost, when its state could not be determined. */
  readonly lastChances: number;
  readonly faults: ReadonlyMap<string, number>;
  readonly seconds: number;
}

/** Creates empty counts. */
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

/** The faults in words; empty if there are none. */
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

/** The findings, one figure per line. */
export function report(found: Findings): string {
  const { tokens, firstSignIns, laterSignIns, lost } = found;
  const figures: readonly (readonly [string, number])[] = [
    ['refreshes', tokens.refreshes],
    ['reuses seen by the service', tokens.reuses],
    ['  of sessions that could still be used', found.needlessReuses],
    ['  of sessions whose tokens were lost', found.lastChances],
    ['families revoked', tokens.familiesRevoked],
    ['sessions lost that could have been kept', lost],
    ['sign-ins asked of the person', firstSignIns + laterSignIns + lost],
    ['  first sign-ins', firstSignIns],
    ['  after a session that could not be kept', laterSignIns],
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
