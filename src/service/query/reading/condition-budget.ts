import type { Condition } from '../query-node.js';

const MAX_CONDITIONS = 1000;
/** The limit of patterns and ranges, which are compared with every word or number. */
const MAX_SCANS = 50;

/** Limits a query's conditions, so that malicious queries are cheap. */
export class ConditionBudget {
  #count = 0;
  #compared = 0;

  /** Counts a condition. Returns whether the query is still within its limits. */
  allows(condition: Condition): boolean {
    const isPattern = condition.kind === 'words' && condition.text.includes('*');
    if (isPattern || condition.kind === 'range') this.#compared += 1;
    this.#count += 1;
    return this.#count <= MAX_CONDITIONS && this.#compared <= MAX_SCANS;
  }
}
