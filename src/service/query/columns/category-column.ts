import type { Bitset } from '../bitset.js';
import { ValueColumn } from './value-column.js';

/** The parts of a category's path; a `/` within a name is written `\/`. */
export function partsOfPath(path: string): readonly string[] {
  return path.split(/(?<!\\)\//).map((part) => part.replaceAll('\\/', '/'));
}

/** The path and the paths above it, from the top: `A/B` gives `A` and `A/B`. */
export function pathsAbove(path: string): readonly string[] {
  const ends = [...path.matchAll(/(?<!\\)\//g)].map(({ index }) => index);
  return [...ends.map((end) => path.slice(0, end)), path].filter((each) => each !== '');
}

/**
 * The categories of every asset. An asset in a category is also in all categories above it, so a
 * category counts and finds every asset below it once.
 */
export class CategoryColumn extends ValueColumn {
  override push(paths: readonly string[]): void {
    super.push(paths.flatMap(pathsAbove));
  }

  /** Finds by the whole path or, if no path matches, by the last name of the path. */
  override findExact(text: string): Bitset {
    return super.has(text) ? super.findExact(text) : super.findWhere(hasName(text));
  }

  override has(text: string): boolean {
    return super.has(text) || this.values.some(hasName(text));
  }
}

function hasName(name: string): (path: string) => boolean {
  const wanted = name.toLowerCase();
  return (path) => partsOfPath(path).at(-1)?.toLowerCase() === wanted;
}
