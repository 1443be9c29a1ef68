import { answers } from './answers/answers.js';
import type { Attack } from './attack.js';
import { hostileText } from './hostile-text/hostile-text.js';
import { lateProcessing } from './late-processing/late-processing.js';
import { largeAnswers } from './large-answers/large-answers.js';
import { load } from './load/load.js';
import { markup } from './markup/markup.js';
import { mutatedPages } from './mutated-pages/mutated-pages.js';
import { storms } from './storms/storms.js';

/** All attacks, in the order in which they run. */
export const attacks: readonly Attack[] = [
  answers,
  markup,
  lateProcessing,
  hostileText,
  mutatedPages,
  storms,
  largeAnswers,
  load,
];
