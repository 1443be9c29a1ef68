import type { Attack } from './attack.js';
import { hostileText } from './hostile-text/hostile-text.js';
import { mutatedPages } from './mutated-pages/mutated-pages.js';

/** Every attack there is, in the order in which they run. */
export const attacks: readonly Attack[] = [hostileText, mutatedPages];
