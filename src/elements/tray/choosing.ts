import type { Identified } from '../picker/picker-kind.js';
import type { PickerContext } from '../picker/picker-context.js';
import { requireAlt as requireAltText } from './require-alt.js';
import { renderSizeTools as renderTools } from './size-tools.js';
import { adaptToTouch as adapt } from './touch.js';
import { Undo } from './undo.js';

// The entry of a file of the bundle that loads when more is done with a selection than to pick it.

/** Creates what puts removed items back. */
export function createUndo<Item extends Identified>(picker: PickerContext<Item>): Undo<Item> {
  return new Undo(picker);
}

export const requireAlt = requireAltText;
export const renderSizeTools = renderTools;
export const adaptToTouch = adapt;
