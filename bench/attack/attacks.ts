import type { Attack } from './attack.js';
import { storms } from './storms/storms.js';

/** Every attack there is, in the order in which they run. */
export const attacks: readonly Attack[] = [storms];
