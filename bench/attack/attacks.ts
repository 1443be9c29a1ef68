import type { Attack } from './attack.js';
import { answers } from './answers/answers.js';
import { markup } from './markup/markup.js';

/** Every attack there is, in the order in which they run. */
export const attacks: readonly Attack[] = [answers, markup];
