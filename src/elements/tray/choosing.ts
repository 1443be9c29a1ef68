// The entry of a file of the bundle that loads when more is done with a selection than to pick it.
export { avoidKeyboard } from './keyboard-room.js';
export { requireAlt } from './require-alt.js';
export { renderSizeTools } from './size-tools.js';
export { Undo } from './undo.js';
