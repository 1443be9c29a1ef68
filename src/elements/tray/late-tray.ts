import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';
import type { PreviewAims } from '../preview/preview-button.js';
import { Picking, type PickingHost } from './picking.js';
import { SelectionTools, type NoteOf } from './selection-tools.js';

// The entry of a file of the bundle that loads after the first results or with the first pick.

/** Creates the details of selected items and the pick. */
export function picking<Item extends Identified, Pick>(
  picker: PickingHost<Item, Pick>,
): Picking<Item, Pick> {
  return new Picking(picker);
}

/** Creates the tools for the selection: ranges, order and more. */
export function selectionTools<Item extends Identified>(
  picker: PickerContext<Item>,
  aims: PreviewAims,
  noteOf?: NoteOf<Item>,
): SelectionTools<Item> {
  return new SelectionTools(picker, aims, noteOf);
}
