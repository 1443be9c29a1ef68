import { ConditionBudget } from './condition-budget.js';
import { joinNodes, type Condition, type FindField } from '../query-node.js';
import type { QueryField, QueryNode } from '../query-node.js';
import { readCondition, type Notation } from './read-condition.js';
import type { FieldToken, WordToken } from './read-tokens.js';
import { isEmptyMark, type TokenCursor } from './token-cursor.js';

type Part = QueryNode | undefined;
type Context = QueryField | null;

/** Deeper parentheses are ignored. */
const MAX_DEPTH = 40;

/** Builds the tree of a query's tokens. See `parseQuery` for the language. */
export class QueryParser {
  /** Whether the query has no syntax error so far. */
  syntaxOk = true;

  readonly #cursor: TokenCursor;
  readonly #findField: FindField;
  readonly #budget = new ConditionBudget();
  #depth = 0;
  /** The number of ignored parentheses that are still open. */
  #passed = 0;

  constructor(cursor: TokenCursor, findField: FindField) {
    this.#cursor = cursor;
    this.#findField = findField;
  }

  /** Parses the whole query; undefined if it has no conditions. */
  readQuery(): Part {
    const parts: Part[] = [];
    while (this.#cursor.next) {
      parts.push(this.#readAlternatives(null));
      // Parsing only stops early at a closing parenthesis without an opening one.
      this.#expect(!this.#cursor.skip('close'));
    }
    return joinNodes('all', parts);
  }

  #readAlternatives(context: Context): Part {
    const parts = [this.#readSequence(context)];
    while (this.#cursor.skip('or')) parts.push(this.#readSequence(context));
    this.#expect(parts.length === 1 || !parts.includes(undefined));
    return joinNodes('any', parts);
  }

  #readSequence(context: Context): Part {
    const parts: Part[] = [];
    let wanted = false;
    for (;;) {
      const kind = this.#cursor.next?.kind;
      if (kind === undefined || kind === 'or' || (kind === 'close' && this.#passed === 0)) break;
      if (this.#cursor.skip('close')) {
        this.#passed -= 1;
      } else if (this.#cursor.skip('and')) {
        this.#expect(!wanted && parts.length > 0);
        wanted = true;
      } else {
        parts.push(this.#readNegated(context));
        wanted = false;
      }
    }
    this.#expect(!wanted);
    return joinNodes('all', parts);
  }

  #readNegated(context: Context): Part {
    let negated = false;
    while (this.#cursor.skip('not')) negated = !negated;
    const part = this.#readOne(context);
    return part && negated ? { kind: 'not', part } : part;
  }

  #readOne(context: Context): Part {
    const token = this.#cursor.next;
    if (!token || !this.#isValueNext()) {
      this.syntaxOk = false;
      return undefined;
    }
    this.#cursor.advance();
    if (token.kind === 'open') return this.#readGroup(context);
    if (token.kind === 'field') return this.#readField(token, context);
    if (token.kind === 'word') return this.#readWord(token, context);
    return 'text' in token ? this.#readValue(token.text, token.kind, context) : undefined;
  }

  #readField({ text, escaped }: FieldToken, context: Context): Part {
    const field = this.#findField(text, escaped);
    if (field && this.#isValueNext()) return this.#deeper(() => this.#readNegated(field));
    this.syntaxOk = false;
    return this.#readValue(text, 'word', context);
  }

  #isValueNext(): boolean {
    const kind = this.#cursor.next?.kind;
    return kind !== undefined && kind !== 'and' && kind !== 'or' && kind !== 'close';
  }

  #readGroup(context: Context): Part {
    const text = context?.kind === 'text' ? this.#cursor.takePlainGroup() : undefined;
    if (context && text !== undefined) return this.#count({ kind: 'value', field: context, text });
    const isTooDeep = this.#depth === MAX_DEPTH;
    if (isTooDeep) this.#passed += 1;
    const part = this.#deeper(() => this.#readAlternatives(context));
    if (!isTooDeep) this.#expect(this.#cursor.skip('close') && part !== undefined);
    return part;
  }

  #deeper(read: () => Part): Part {
    this.#expect(this.#depth < MAX_DEPTH);
    if (this.#depth === MAX_DEPTH) return undefined;
    this.#depth += 1;
    const part = read();
    this.#depth -= 1;
    return part;
  }

  #readWord(token: WordToken, context: Context): Part {
    if (context && isEmptyMark(token)) return this.#count({ kind: 'empty', field: context });
    const next = this.#cursor.next;
    // A space may follow the sign, as in `size:> 5`.
    if (context && next?.kind === 'word' && /^[<>]=?$/.test(token.text)) {
      this.#cursor.advance();
      return this.#readValue(token.text + next.text, 'word', context);
    }
    return this.#readValue(token.pattern, 'word', context);
  }

  #readValue(text: string, notation: Notation, context: Context): Part {
    const { condition, understood } = readCondition(text, notation, context);
    this.#expect(understood);
    return this.#count(condition);
  }

  #count(condition: Condition): Part {
    if (this.#budget.allows(condition)) return condition;
    this.syntaxOk = false;
    return undefined;
  }

  #expect(met: boolean): void {
    if (!met) this.syntaxOk = false;
  }
}
