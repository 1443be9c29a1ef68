import type { Verdict } from './bounds.js';
import type { Figures, Measure } from './figures.js';

const lines: readonly (readonly [Measure, string, number])[] = [
  ['firstPainted', 'first results painted, ms', 0],
  ['requestSent', 'search request sent, ms', 0],
  ['blocking', 'blocking while loading, ms', 0],
  ['scriptBytes', 'script over the wire, kB', 1],
  ['facetClick', 'facet click to repaint, ms', 0],
  ['facetMark', 'facet click to its mark, p95, ms', 1],
  ['facetWork', '  to its results, no network, p95, ms', 0],
  ['lastKey', 'last key to repaint, ms', 0],
  ['requestsForWord', 'requests while a word is typed', 0],
  ['selection', 'selection to repaint, p95, ms', 1],
  ['selectionMedian', '  median, ms', 1],
  ['keyPress', 'key press to repaint, p95, ms', 1],
  ['keyPressMedian', '  median, ms', 1],
  ['frame', 'fling: p95 frame, ms', 1],
  ['longTasks', 'fling: long tasks', 0],
  ['thumbnails', 'fling: thumbnails fetched', 0],
  ['nodes', 'elements after', 0],
  ['domNodes', 'nodes after, as the browser counts', 0],
  ['heap', 'heap after, MB', 1],
  ['laterFrame', 'fling after all that: p95 frame, ms', 1],
  ['laterLongTasks', 'fling after all that: long tasks', 0],
  ['laterHeap', 'heap after all that, MB', 1],
];

/** A table of all figures, with the ratio of the picker to the hand-written page. */
export function tabulate(figures: ReadonlyMap<string, Figures>): string {
  const names = [...figures.keys()];
  const floor = figures.get('floor');
  const ours = figures.get('ours');
  const head = [''.padEnd(36), ...names.map(right), right('ours/floor')].join('');
  const body = lines.map(([measure, words, digits]) => {
    const values = [...figures.values()].map((each) => right(written(each[measure], digits)));
    const ratio = (ours?.[measure] ?? Number.NaN) / (floor?.[measure] ?? Number.NaN);
    return [words.padEnd(36), ...values, right(written(ratio, 2))].join('');
  });
  return [head, ...body].join('\n');
}

/** Lists each bound with its measured value and whether it holds. */
export function listVerdicts(title: string, verdicts: readonly Verdict[]): string {
  const body = verdicts.map(({ words, value, max, held }) => {
    const measured = `${written(value, 1)} of at most ${written(max, 1)}`;
    return `${held ? 'held  ' : 'FAILED'}  ${words.padEnd(48)} ${measured}`;
  });
  return [title, ...body].join('\n');
}

function right(text: string): string {
  return text.padStart(15);
}

function written(value: number | undefined, digits: number): string {
  return value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(digits);
}
