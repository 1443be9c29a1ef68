import type { FacetValue } from './facet.js';

/** A category as one level of the tree lists it. */
export interface LevelCategory {
  readonly value: FacetValue;
  /** The path below the level, e.g. `Coast`, or `Europe / Coast` if `Europe` is not listed. */
  readonly name: string;
  /** Whether a category below it is listed. */
  readonly hasBelow: boolean;
}

/** A category on the way to another one. */
export interface PathStep {
  readonly name: string;
  readonly path: string;
}

/**
 * Returns the categories right below a path, in the order of `values`; those at the top for an empty
 * path. A category whose parent is not listed is shown at the level of its nearest listed ancestor.
 */
export function levelBelow(values: readonly FacetValue[], path: string): readonly LevelCategory[] {
  const paths = values.map(pathOf);
  const below = values.filter((value) => isBelow(pathOf(value), path));
  const isHere = (value: FacetValue): boolean =>
    !below.some((other) => isBelow(pathOf(value), pathOf(other)));
  return below.filter(isHere).map((value) => ({
    value,
    name: stepsOf(pathOf(value).slice(path ? path.length + 1 : 0))
      .map(({ name }) => name)
      .join(' / '),
    hasBelow: paths.some((other) => isBelow(other, pathOf(value))),
  }));
}

/** Returns the steps of a path from the top. In a name, the service writes a slash as `\/`. */
export function stepsOf(path: string): readonly PathStep[] {
  const ends = [...path.matchAll(/(?<!\\)\/|$/g)].map(({ index }) => index);
  return ends.map((end, place) => {
    const start = place > 0 ? (ends[place - 1] ?? 0) + 1 : 0;
    return { name: path.slice(start, end).replaceAll('\\/', '/'), path: path.slice(0, end) };
  });
}

/** Returns the path of a category. Its name if the service gives no path. */
export function pathOf({ path, label }: FacetValue): string {
  return path ?? label;
}

function isBelow(path: string, other: string): boolean {
  return other === '' || path.startsWith(`${other}/`);
}
