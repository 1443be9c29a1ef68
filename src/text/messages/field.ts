import type { ChoosingMessages } from './choosing.js';

/** The words of a field of a form that come with the rest of it. */
export interface FieldMessages {
  /** On the field's button once something is chosen. */
  readonly changeChoice: string;
  /** On the button that puts what is chosen in the dialog into the field. */
  readonly chooseThese: (count: number) => string;
  /** Stands in a field that is empty. */
  readonly nothingChosen: string;
  /** Stands in a field whose choice has names that only users who are signed in may see. */
  readonly signInToSee: string;
  readonly namesFailed: string;
}

/** All words of a field: its own, and those it has in common with the tray of a picker. */
export type FieldWords = FieldMessages &
  Pick<ChoosingMessages, 'removeSelected' | 'laterChosen' | 'gone'>;
