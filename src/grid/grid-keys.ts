/** How a list is laid out, as far as keys are concerned. */
export interface GridDimensions {
  readonly count: number;
  readonly columns: number;
  /** Rows that are seen at once. */
  readonly visibleRows: number;
  /** Whether it is read from right to left. */
  readonly reversed: boolean;
}

/** Where a key leads from a place in a list laid out in rows; undefined for keys that do not move. */
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
