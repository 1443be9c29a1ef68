import type { Figures, Measure } from './figures.js';

/** A bound, its measured value, and whether it holds. */
export interface Verdict {
  readonly words: string;
  readonly value: number;
  readonly max: number;
  readonly held: boolean;
}

/** A bound of a measure. */
export type Promised = readonly [measure: Measure, words: string, max: number];

/** The duration of a frame at 60 per second, with a tolerance for clocks. */
const maxFrameMs = 17;
const maxNodes = 2_000;

/** The bounds of scrolling, for any number of results. */
function promisedOfScrolling({ heap }: Pick<Figures, 'heap'>): readonly Promised[] {
  return [
    ['frame', 'fling, p95 frame, ms', maxFrameMs],
    ['longTasks', 'fling, long tasks', 0],
    ['nodes', 'nodes', maxNodes],
    ['heap', 'heap, MB: twice that of the floor', 2 * heap],
  ];
}

/** All bounds, relative to the hand-written page and, if it was measured, to InstantSearch. */
function promised(floor: Figures, peer: Figures | undefined): readonly Promised[] {
  const typing =
    peer && (['lastKey', 'last key to repaint, ms: InstantSearch', peer.lastKey] as const);
  return [
    ['firstPainted', 'first results painted, ms: 1.1 of the floor', 1.1 * floor.firstPainted],
    ['requestSent', 'search sent, ms: 1.1 of the floor', 1.1 * floor.requestSent],
    ['blocking', 'blocking while loading, ms', 120],
    ...promisedOfScrolling(floor),
    ['keyPress', 'key press to paint, p95, ms', 50],
    ['selection', 'selection to paint, p95, ms', 50],
    ['facetMark', 'facet click to its mark, p95, ms', 50],
    ['facetWork', 'facet click to its results, no network, p95, ms', 50],
    ['requestsForWord', 'requests for a finished word', 1],
    ...(typing ? [typing] : []),
    ['laterFrame', 'fling after all that, p95 frame, ms', maxFrameMs],
    ['laterLongTasks', 'fling after all that, long tasks', 0],
    ['laterHeap', 'heap after all that, MB: twice that of the floor', 2 * floor.laterHeap],
  ];
}

/** Compares the picker with its bounds. */
export function judge(ours: Figures, floor: Figures, peer?: Figures): readonly Verdict[] {
  return promised(floor, peer).map((one) => verdictOf(one, ours));
}

/** Compares scrolling with its bounds, for other numbers of results or after jumps. */
export function judgeScrolling(
  ours: Pick<Figures, 'frame' | 'longTasks' | 'nodes' | 'heap'>,
  floor: Pick<Figures, 'heap'>,
): readonly Verdict[] {
  return promisedOfScrolling(floor).map((one) => verdictOf(one, ours));
}

function verdictOf([measure, words, max]: Promised, ours: Partial<Figures>): Verdict {
  const value = ours[measure] ?? Number.NaN;
  return { words, value, max, held: value <= max };
}
