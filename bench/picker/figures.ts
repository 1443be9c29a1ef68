import { median } from './quantile.js';

/** What one visit of a page gave; times in milliseconds. Undefined where a page cannot do it. */
export interface Figures {
  readonly firstPainted: number;
  readonly requestSent: number;
  readonly blocking: number;
  readonly scriptBytes: number;
  readonly facetClick: number;
  /** Until the value is seen to be checked, or cleared; at its 95th percentile. */
  readonly facetMark: number;
  /** Until there are other results, without what was waited for the network; likewise. */
  readonly facetWork: number;
  readonly lastKey: number;
  readonly requestsForWord: number;
  readonly selection: number | undefined;
  readonly keyPress: number | undefined;
  /** Of a fling that nothing but the first results came before, at its 95th percentile. */
  readonly frame: number;
  readonly longTasks: number;
  readonly nodes: number;
  /** As the browser counts them: texts and comments, and what has been taken out but is kept. */
  readonly domNodes: number;
  readonly heap: number;
  readonly thumbnails: number;
  /** Of a fling after everything else that was done; likewise. */
  readonly laterFrame: number;
  readonly laterLongTasks: number;
  readonly laterHeap: number;
}

export type Measure = keyof Figures;

/** The medians of several visits, or of a part of each. Throws where there are none. */
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
