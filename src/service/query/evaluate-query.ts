import { Bitset } from './bitset.js';
import type { Column } from './columns/column.js';
import type { Condition, QueryNode } from './query-node.js';
import { RecentlyUsed } from './recently-used.js';
import { patternsOf, termsOf } from './terms.js';

/** The data that queries are evaluated on. */
export interface Searchable {
  readonly size: number;
  /** The column of a field, by its key. */
  column(key: string): Column | undefined;
  /** The columns that words without a field are searched in. */
  readonly everywhere: readonly Column[];
}

/** The number of cached conditions. Refined queries repeat most of their conditions. */
const REMEMBERED = 64;

/** Finds the rows that match a query. */
export class QueryEvaluator {
  readonly #searchable: Searchable;
  readonly #known = new RecentlyUsed<Bitset>(REMEMBERED);

  constructor(searchable: Searchable) {
    this.#searchable = searchable;
  }

  /** The rows that match `node`. The set is shared and must not be modified. */
  find(node: QueryNode): Bitset {
    switch (node.kind) {
      case 'all':
        return this.#combine(node.parts, (found, next) => found.keep(next));
      case 'any':
        return this.#combine(node.parts, (found, next) => found.join(next));
      case 'not':
        return this.find(node.part).copy().invert();
      default:
        return this.#known.take(JSON.stringify(node), () => this.#findCondition(node));
    }
  }

  #combine(parts: readonly QueryNode[], add: (found: Bitset, next: Bitset) => Bitset): Bitset {
    const [first, ...others] = parts;
    if (!first) return this.#all();
    const found = this.find(first).copy();
    for (const part of others) add(found, this.find(part));
    return found;
  }

  #findCondition(condition: Condition): Bitset {
    if (condition.kind === 'words' || condition.kind === 'phrase') {
      const { field, text } = condition;
      return this.#findWords(text, condition.kind === 'words', field && this.#column(field.key));
    }
    const column = this.#column(condition.field.key);
    switch (condition.kind) {
      case 'exact':
        return column.findExact(condition.text);
      case 'value':
        return column.has(condition.text)
          ? column.findExact(condition.text)
          : this.#findEach(condition.text, column);
      case 'range':
        return column.findRanges(condition.ranges);
      case 'present':
        return column.findPresent();
      case 'empty':
        return column.findPresent().invert();
    }
  }

  #findEach(text: string, column: Column): Bitset {
    const words = text.split(/\s+/).filter((word) => termsOf(word).length > 0);
    const found = words.length > 0 ? this.#all() : new Bitset(this.#searchable.size);
    for (const word of words) found.keep(column.findWords(word, false));
    return found;
  }

  #findWords(text: string, wild: boolean, column: Column | null): Bitset {
    if (column) return column.findWords(text, wild);
    const patterns = wild ? patternsOf(text) : termsOf(text);
    // Text without words, such as the `&` in `cats & dogs`, matches every row.
    if (patterns.every((pattern) => /^\*+$/.test(pattern))) return this.#all();
    const found = new Bitset(this.#searchable.size);
    for (const each of this.#searchable.everywhere) found.join(each.findWords(text, wild));
    return found;
  }

  #column(key: string): Column {
    const column = this.#searchable.column(key);
    if (!column) throw new RangeError(`No column for the field ${key}`);
    return column;
  }

  #all(): Bitset {
    return new Bitset(this.#searchable.size).invert();
  }
}
