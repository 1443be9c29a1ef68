import type { ReactiveControllerHost } from 'lit';
import type { RowSlot } from './row-slots.js';

/** How fast the list is scrolled. */
export interface ScrollPace {
  /** Whether rows stay visible long enough to load their content. */
  readonly idle: boolean;
  /** Whether rows move too fast to be read. */
  readonly fast: boolean;
}

/** The rendered part of a grid. */
export interface GridWindow {
  readonly rows: readonly RowSlot[];
  /** The rows to render now. The others stay as they are until these are painted. */
  readonly current: readonly number[];
  readonly columns: number;
  /** The distance between the tops of two rows, in pixels. */
  readonly pitch: number;
  /** The offset to add to a row's position in the list, in pixels. */
  readonly shift: number;
  /** The index of the cell that is the tab stop. */
  readonly tabStop: number;
  readonly pace: ScrollPace;
}

/** Receives the events of a view. */
export interface GridViewEvents {
  /** The list was scrolled. `far` means that it moved so far that skipped rows were not visible. */
  readonly onScroll: (far: boolean) => void;
  readonly onResize: () => void;
  /** A cell received the focus. */
  readonly onFocus: (index: number) => unknown;
}

/** Options of the controller. */
export interface GridOptions {
  readonly count: () => number;
  /** Renders the rows into the element with the role `grid`. */
  readonly draw: (grid: HTMLElement, window: GridWindow) => void;
  /** Returns the index to start from after `rewind`. */
  readonly startIndex: () => number;
  /** Called when the range of visible items has changed. */
  readonly onShowRange: (first: number, last: number) => void;
}

/** An element that contains a grid. */
export interface GridHost extends ReactiveControllerHost {
  readonly renderRoot: ParentNode;
}

/** The keyboard focus in a list. */
export interface RowFocus {
  readonly index: number;
  /** Moves the focus for a key event. Returns whether the key was handled. */
  move(event: KeyboardEvent): boolean;
  /** Makes an item the tab stop, and by default moves the focus to it. */
  focusOn(index: number, focus?: boolean): void;
  /** Returns to the start of the list. */
  rewind(): void;
}
