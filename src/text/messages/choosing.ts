/** The messages for what is done with a selection, which are loaded when it is done. */
export interface ChoosingMessages {
  /** Shown and announced after items were removed from the selection. */
  readonly removed: (count: number) => string;
  /** The button that puts them back, and what is announced then. */
  readonly undo: string;
  readonly restored: (count: number) => string;
  /** The button that sets the size of all selected items that have it, and what is announced then. */
  readonly sizeForAll: string;
  readonly sizeSet: (name: string, count: number) => string;
  /** Says that images cannot be inserted without an alt text. */
  readonly altNeeded: (count: number) => string;
  /** The button that adds a further size of the same asset, and the ones that remove it. */
  readonly addSize: string;
  readonly removeSize: (name: string) => string;
}
