import type { Condition } from '../query-node.js';

const MOST = 1000;
/** Patterns and ranges are compared with every word or number there is. */
const MOST_COMPARED = 50;

/** Counts a query's conditions, so that a hostile one stays cheap. */
export class ConditionBudget {
  #count = 0;
  #compared = 0;

  /** Whether there is still room for this one, which then counts. */
  allows(condition: Condition): boolean {
    const isPattern = condition.kind === 'words' && condition.text.includes('*');
    if (isPattern || condition.kind === 'range') this.#compared += 1;
    this.#count += 1;
    return this.#count <= MOST && this.#compared <= MOST_COMPARED;
  }
}
