import type { Token, WordToken } from './read-tokens.js';

/** Reads the tokens of a query in order. */
export class TokenCursor {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The next token; undefined at the end. */
  get next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  /** Skips the next token. */
  advance(): void {
    this.#at += 1;
  }

  /** Skips the next token if it has this kind, and returns whether it had. */
  skip(kind: Token['kind']): boolean {
    if (this.next?.kind !== kind) return false;
    this.advance();
    return true;
  }

  /** Reads a group of plain words as text. For any other group, returns undefined and stays. */
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

/** Whether the word is `isEmpty`, which matches fields without a value, as in `ed:(isEmpty)`. */
export function isEmptyMark({ escaped, text }: WordToken): boolean {
  return !escaped && text.toLowerCase() === 'isempty';
}
