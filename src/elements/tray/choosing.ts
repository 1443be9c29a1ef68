// The entry of a file of the bundle that loads when more is done with a selection than to pick it.
export { adaptToTouch } from './touch.js';
export { requireAlt } from './require-alt.js';
export { renderSizeTools } from './size-tools.js';
export { Undo } from './undo.js';
