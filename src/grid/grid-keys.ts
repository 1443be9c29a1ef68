/** The layout of a list, as needed for key navigation. */
export interface GridDimensions {
  readonly count: number;
  readonly columns: number;
  /** The number of visible rows. */
  readonly visibleRows: number;
  /** Whether the direction is right to left. */
  readonly reversed: boolean;
}

/**
 * Returns the index that a key moves to in a list laid out in rows, or undefined for other keys.
 */
export function indexAfterKey(
  key: string,
  index: number,
  dimensions: GridDimensions,
): number | undefined {
  const { count, columns, visibleRows, reversed } = dimensions;
  const last = count - 1;
  const forward = reversed ? -1 : 1;
  const within = (target: number): number => (target < 0 || target > last ? index : target);
  switch (key) {
    case 'ArrowRight':
      return within(index + forward);
    case 'ArrowLeft':
      return within(index - forward);
    case 'ArrowDown':
      return within(index + columns);
    case 'ArrowUp':
      return within(index - columns);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(index + columns * visibleRows, last);
    case 'PageUp':
      return Math.max(index - columns * visibleRows, 0);
    default:
      return undefined;
  }
}
