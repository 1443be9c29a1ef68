/** What could be read of a file's shape. Pixels and seconds; null where it does not say. */
export interface Measures {
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
}

/** Nothing known. */
export const unmeasured: Measures = { width: null, height: null, duration: null };

/** Reads bytes from a place in a file; fewer come back at its end. */
export type ReadAt = (position: number, length: number) => Promise<DataView>;
