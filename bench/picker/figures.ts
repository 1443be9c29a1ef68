import { median } from './quantile.js';

/** What one visit of a page gave; times in milliseconds. Undefined where a page cannot do it. */
export interface Figures {
  readonly firstPainted: number;
  readonly requestSent: number;
  readonly blocking: number;
  readonly scriptBytes: number;
  readonly facetClick: number;
  /** At its 95th percentile, without what was waited for the network. */
  readonly facetWork: number;
  readonly lastKey: number;
  readonly requestsForWord: number;
  readonly selection: number | undefined;
  readonly keyPress: number | undefined;
  readonly frame: number;
  readonly longTasks: number;
  readonly nodes: number;
  /** As the browser counts them: texts and comments, and what has been taken out but is kept. */
  readonly domNodes: number;
  readonly heap: number;
  readonly thumbnails: number;
}

export type Measure = keyof Figures;

/** The medians of several visits. */
export function typical(visits: readonly Figures[]): Figures {
  const names = Object.keys(visits[0] ?? {}) as Measure[];
  const entries = names.map((name) => {
    const values = visits.map((visit) => visit[name]).filter((value) => value !== undefined);
    return [name, values.length === 0 ? undefined : median(values)] as const;
  });
  return Object.fromEntries(entries) as unknown as Figures;
}
