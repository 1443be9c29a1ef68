/** Examines a page's set-up and says, line by line, what is wrong and what to change. */
export { examine, type ExamineOptions } from './examine.js';
export type { DoctorStep, Finding } from './finding.js';
export type { DoctorSettings } from './settings.js';
