import type { ReactiveControllerHost } from 'lit';
import type { RowSlot } from './row-slots.js';

/** How fast rows pass. */
export interface ScrollPace {
  /** Whether they stay for long enough to fetch anything for them. */
  readonly idle: boolean;
  /** Whether they pass faster than the eye. */
  readonly fast: boolean;
}

/** The part of a grid that is drawn. */
export interface GridWindow {
  readonly rows: readonly RowSlot[];
  readonly columns: number;
  /** From the top of one row to that of the next, in pixels. */
  readonly pitch: number;
  /** What has to be added to a row's place in the list, in pixels. */
  readonly shift: number;
  /** The cell that Tab comes to. */
  readonly tabStop: number;
  readonly pace: ScrollPace;
}

/** What the view of a list tells. */
export interface GridViewEvents {
  /** The list was scrolled; `far` where nobody can have looked at what passed. */
  readonly onScroll: (far: boolean) => void;
  readonly onResize: () => void;
  /** The focus came to a cell. */
  readonly onFocus: (index: number) => unknown;
}

/** What the controller needs of its surroundings. */
export interface GridOptions {
  readonly count: () => number;
  /** Puts the rows into the element with the role `grid`. */
  readonly draw: (grid: HTMLElement, window: GridWindow) => void;
  /** The place to start from after `rewind`. */
  readonly place: () => number;
  /** Called when places have come to be looked at. */
  readonly onShowRange: (first: number, last: number) => void;
}

/** An element with a grid in it. */
export interface GridHost extends ReactiveControllerHost {
  readonly renderRoot: ParentNode;
}

/** The place of the keyboard in a list, and the way to move it. */
export interface RowFocus {
  readonly index: number;
  /** Moves by a key. Says whether the key was one that moves. */
  move(event: KeyboardEvent): boolean;
  /** Makes an item the tab stop, and by default moves the focus to it. */
  focusOn(index: number, focus?: boolean): void;
  /** Goes back to the start of the list. */
  rewind(): void;
}
