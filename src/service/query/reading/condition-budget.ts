import type { Condition } from '../query-node.js';

const MAX_CONDITIONS = 1000;
/** The limit of patterns, and of ranges of texts, which are compared with every word. */
const MAX_SCANS = 50;
/** The limit of ranges of numbers, which are compared with the number of every asset. */
const MAX_RANGES = 200;

/** Limits a query's conditions, so that malicious queries are cheap. */
export class ConditionBudget {
  #count = 0;
  #scans = 0;
  #ranges = 0;

  /** Counts a condition. Returns whether the query is still within its limits. */
  allows(condition: Condition): boolean {
    const isPattern = condition.kind === 'words' && condition.text.includes('*');
    const isRange = condition.kind === 'range';
    if (isRange && condition.field.kind !== 'text') this.#ranges += 1;
    else if (isPattern || isRange) this.#scans += 1;
    this.#count += 1;
    return this.#count <= MAX_CONDITIONS && this.#scans <= MAX_SCANS && this.#ranges <= MAX_RANGES;
  }
}
