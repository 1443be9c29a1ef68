/** The quantile of the values by the nearest-rank method; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

/** The median of the values; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** A period of time, in milliseconds. */
export type Span = readonly [start: number, end: number];

/** The time within a period that the spans cover together. */
export function covered(spans: readonly Span[], [start, end]: Span): number {
  let covered = 0;
  let at = start;
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const begin = Math.max(from, at);
    const stop = Math.min(to, end);
    if (stop > begin) covered += stop - begin;
    at = Math.max(at, stop);
  }
  return covered;
}
