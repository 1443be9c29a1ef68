import type { Attack } from './attack.js';

/** Every attack there is, in the order in which they run. */
export const attacks: readonly Attack[] = [];
