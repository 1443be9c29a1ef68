import type { Attack } from './attack.js';
import { lateProcessing } from './late-processing/late-processing.js';
import { load } from './load/load.js';

/** Every attack there is, in the order in which they run. */
export const attacks: readonly Attack[] = [lateProcessing, load];
