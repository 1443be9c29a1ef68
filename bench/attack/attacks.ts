import type { Attack } from './attack.js';
import { load } from './load/load.js';

/** Every attack there is, in the order in which they run. */
export const attacks: readonly Attack[] = [load];
