/** Checks the configuration of a page and reports each problem with its fix. */
export { examine, type ExamineOptions } from './examine.js';
export type { DoctorStep, Finding } from './finding.js';
export type { DoctorSettings } from './settings.js';
