import type { Token, WordToken } from './read-tokens.js';

/** Goes through a query's pieces, one way. */
export class TokenCursor {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The piece that comes next; undefined at the end. */
  get next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  /** Goes past the next piece. */
  advance(): void {
    this.#at += 1;
  }

  /** Goes past the next piece if it is of this kind, and says whether it was. */
  skip(kind: Token['kind']): boolean {
    if (this.next?.kind !== kind) return false;
    this.advance();
    return true;
  }

  /** Goes past a group of plain words and gives its text; undefined, unmoved, for any other group. */
  takePlainGroup(): string | undefined {
    const words: string[] = [];
    for (let at = this.#at; ; at += 1) {
      const token = this.#tokens[at];
      if (token?.kind === 'close' && words.length > 0) {
        this.#at = at + 1;
        return words.join(' ');
      }
      if (token?.kind !== 'word' || token.pattern.includes('*') || isEmptyMark(token)) {
        return undefined;
      }
      words.push(token.text);
    }
  }
}

/** Whether the word is the mark for fields without a value, as in `ed:(isEmpty)`. */
export function isEmptyMark({ escaped, text }: WordToken): boolean {
  return !escaped && text.toLowerCase() === 'isempty';
}
