import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';
import { Picking, type PickingHost } from './picking.js';
import { SelectionTools } from './selection-tools.js';

// What helps to choose comes in a file of its own, after the first results or with the first pick.

/** The details of selected items, and the pick made of them. */
export function picking<Item extends Identified, Pick>(
  picker: PickingHost<Item, Pick>,
): Picking<Item, Pick> {
  return new Picking(picker);
}

/** Ranges, order and more of what is selected. */
export function selectionTools<Item extends Identified>(
  picker: PickerContext<Item>,
): SelectionTools<Item> {
  return new SelectionTools(picker);
}
