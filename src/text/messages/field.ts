import type { SelectionMessages } from './selection.js';

/** The messages of a form field, which are loaded with the rest of the field. */
export interface FieldMessages {
  /** The field's button when something is selected. */
  readonly changeChoice: string;
  /** The button that puts the dialog's selection into the field. */
  readonly chooseThese: (count: number) => string;
  /** Shown in an empty field. */
  readonly nothingChosen: string;
  /** Shown if the names of the selected items are only visible after signing in. */
  readonly signInToSee: string;
  readonly namesFailed: string;
}

/** All messages of a field: its own, and those it shares with the tray of a picker. */
export type FieldWords = FieldMessages &
  Pick<SelectionMessages, 'removeSelected' | 'laterChosen' | 'gone'>;
