import { median, quantile } from './quantile.js';

/** The times of a visit's repeated actions, in milliseconds; none if a page does not support one. */
export interface Times {
  readonly facetClicks: readonly number[];
  readonly facetMarks: readonly number[];
  readonly facetWorks: readonly number[];
  readonly selections: readonly number[];
  readonly keyPresses: readonly number[];
}

/** The figures of repeated actions, in milliseconds; `NaN` if a page does not support one. */
export interface Repeated {
  /** Until new results are visible, median. */
  readonly facetClick: number;
  /** Until the value is visibly checked or cleared, 95th percentile. */
  readonly facetMark: number;
  /** Until new results are visible, without the time of the network, 95th percentile. */
  readonly facetWork: number;
  /** Until the asset is visibly selected or removed, 95th percentile. */
  readonly selection: number;
  readonly selectionMedian: number;
  /** Until the focus is visibly on another asset, 95th percentile. */
  readonly keyPress: number;
  readonly keyPressMedian: number;
}

/** The figures of a page, in milliseconds. */
export interface Figures extends Repeated {
  readonly firstPainted: number;
  readonly requestSent: number;
  readonly blocking: number;
  readonly scriptBytes: number;
  readonly lastKey: number;
  readonly requestsForWord: number;
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

/**
 * The figures of the actions of all visits together. The 95th percentile of a single visit would
 * depend on its two slowest actions.
 */
export function pooled(visits: readonly Times[]): Repeated {
  const all = (action: keyof Times): readonly number[] => visits.flatMap((times) => times[action]);
  return {
    facetClick: median(all('facetClicks')),
    facetMark: quantile(all('facetMarks'), 0.95),
    facetWork: quantile(all('facetWorks'), 0.95),
    selection: quantile(all('selections'), 0.95),
    selectionMedian: median(all('selections')),
    keyPress: quantile(all('keyPresses'), 0.95),
    keyPressMedian: median(all('keyPresses')),
  };
}

/** The medians of several visits. Throws if there are none. */
export function typical<Part extends Partial<Figures>>(visits: readonly Part[]): Part {
  const [first] = visits;
  if (!first) throw new RangeError('Nothing was visited');
  const names = Object.keys(first) as (keyof Part & Measure)[];
  const entries = names.map((name) => {
    const values = visits.map((visit) => visit[name] ?? Number.NaN);
    return [name, median(values)] as const;
  });
  return { ...first, ...Object.fromEntries(entries) };
}
