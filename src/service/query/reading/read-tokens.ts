/** A piece of a query. */
export type Token =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'and' }
  | { readonly kind: 'or' }
  | { readonly kind: 'not' }
  | FieldToken
  | WordToken
  /** `"…"`, `{…}` and `[…]`. */
  | { readonly kind: 'quoted' | 'braced' | 'bracketed'; readonly text: string };

/** A name directly before a colon; `escaped` where a backslash is its first character. */
export interface FieldToken {
  readonly kind: 'field';
  readonly text: string;
  readonly escaped: boolean;
}

/** A word. `pattern` is its text, where each `*` that is left stands for any letters. */
export interface WordToken {
  readonly kind: 'word';
  readonly text: string;
  readonly pattern: string;
  readonly escaped: boolean;
}

/** The pieces of a query, and whether all of it could be read. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly syntaxOk: boolean;
}

const OPERATORS: ReadonlyMap<string, Token> = new Map([
  ['and', { kind: 'and' }],
  ['or', { kind: 'or' }],
  ['not', { kind: 'not' }],
]);

/** `]`, `}` and `"` end a word only where they close something; everywhere else they are text. */
const WORD = /(?:\\[^]|:(?=\/\/)|[^\s()[\]{}":\\])+/y;
const SPACE = /\s+/y;
const QUOTED = /"((?:\\[^]|[^"\\])*)"/y;
const BRACED = /\{((?:\\[^]|[^}\\])*)\}/y;
const BRACKETED = /\[([^\]]*)\]/y;

/**
 * Cuts a query into pieces. A backslash makes the character after it plain: `\(`, `\"`, `\ `, and
 * `\OR`, which is then a word. It never throws, and takes time in proportion to the length.
 */
export function readTokens(query: string): Tokens {
  const tokens: Token[] = [];
  let syntaxOk = true;
  let at = 0;
  const take = (form: RegExp): RegExpExecArray | null => {
    form.lastIndex = at;
    const match = form.exec(query);
    if (match) at = form.lastIndex;
    return match;
  };
  // Once nothing closes what is opened here, nothing closes what is opened later: that is asked once.
  const enclosed = { '"': true, '{': true, '[': true };
  const takeEnclosed = (mark: keyof typeof enclosed, form: RegExp): string | undefined => {
    const match = enclosed[mark] ? take(form) : null;
    if (!match) enclosed[mark] = false;
    return match?.[1];
  };

  while (at < query.length) {
    if (take(SPACE)) continue;
    const mark = query.charAt(at);
    const quoted = mark === '"' ? takeEnclosed(mark, QUOTED) : undefined;
    const braced = mark === '{' ? takeEnclosed(mark, BRACED) : undefined;
    const bracketed = mark === '[' ? takeEnclosed(mark, BRACKETED) : undefined;
    if (quoted !== undefined) tokens.push({ kind: 'quoted', text: unescape(quoted) });
    else if (braced !== undefined) tokens.push({ kind: 'braced', text: unescape(braced) });
    else if (bracketed !== undefined) tokens.push({ kind: 'bracketed', text: bracketed });
    else if (mark === '-' && /[^\s-]/.test(query.charAt(at + 1))) {
      tokens.push({ kind: 'not' });
      at += 1;
    } else {
      const match = take(WORD);
      if (match) tokens.push(wordOrField(match[0]));
      else {
        if (mark === '(') tokens.push({ kind: 'open' });
        else if (mark === ')') tokens.push({ kind: 'close' });
        // The live service takes an unclosed bracket in its stride.
        else if (mark !== '[' && mark !== ']') syntaxOk = false;
        at += 1;
      }
    }
  }
  return { tokens, syntaxOk };

  function wordOrField(source: string): Token {
    const escaped = source.startsWith('\\');
    const text = unescape(source);
    if (query.charAt(at) === ':') {
      at += 1;
      return { kind: 'field', text, escaped };
    }
    const operator = source.includes('\\') ? undefined : OPERATORS.get(text.toLowerCase());
    const pattern = unescape(source.replaceAll('\\\\', '  ').replaceAll('\\*', ' '));
    return operator ?? { kind: 'word', text, pattern, escaped };
  }
}

function unescape(source: string): string {
  return source.replaceAll(/\\([^])/g, '$1');
}
