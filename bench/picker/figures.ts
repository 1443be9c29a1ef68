import { median } from './quantile.js';

/** The figures of a visit, in milliseconds; undefined if a page does not support the action. */
export interface Figures {
  readonly firstPainted: number;
  readonly requestSent: number;
  readonly blocking: number;
  readonly scriptBytes: number;
  readonly facetClick: number;
  /** Until the value is visibly checked or cleared, 95th percentile. */
  readonly facetMark: number;
  /** Until new results are visible, without the time of the network, 95th percentile. */
  readonly facetWork: number;
  readonly lastKey: number;
  readonly requestsForWord: number;
  readonly selection: number | undefined;
  readonly keyPress: number | undefined;
  /** The frame time of a fling right after the first results, 95th percentile. */
  readonly frame: number;
  readonly longTasks: number;
  readonly nodes: number;
  /** As counted by the browser, including texts, comments and detached nodes. */
  readonly domNodes: number;
  readonly heap: number;
  readonly thumbnails: number;
  /** The frame time of a fling after all other actions, 95th percentile. */
  readonly laterFrame: number;
  readonly laterLongTasks: number;
  readonly laterHeap: number;
}

export type Measure = keyof Figures;

/** The medians of several visits. Throws if there are none. */
export function typical<Part extends Partial<Figures>>(visits: readonly Part[]): Part {
  const [first] = visits;
  if (!first) throw new RangeError('Nothing was visited');
  const names = Object.keys(first) as (keyof Part & Measure)[];
  const entries = names.map((name) => {
    const values = visits.map((visit) => visit[name]).filter((value) => value !== undefined);
    return [name, values.length === 0 ? undefined : median(values)] as const;
  });
  return { ...first, ...Object.fromEntries(entries) };
}
