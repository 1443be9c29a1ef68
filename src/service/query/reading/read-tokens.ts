/** A token of a query. */
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

/** A name before a colon; `escaped` if it begins with a backslash. */
export interface FieldToken {
  readonly kind: 'field';
  readonly text: string;
  readonly escaped: boolean;
}

/** A word. In `pattern`, every `*` matches any letters. */
export interface WordToken {
  readonly kind: 'word';
  readonly text: string;
  readonly pattern: string;
  readonly escaped: boolean;
}

/** The tokens of a query, and whether its syntax is valid. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly syntaxOk: boolean;
}

const OPERATORS: ReadonlyMap<string, Token> = new Map([
  ['and', { kind: 'and' }],
  ['or', { kind: 'or' }],
  ['not', { kind: 'not' }],
]);

/** `]`, `}` and `"` are only special if they close something. Elsewhere they are text. */
const WORD = /(?:\\[^]|:(?=\/\/)|[^\s()[\]{}":\\])+/y;
const SPACE = /\s+/y;
const QUOTED = /"((?:\\[^]|[^"\\])*)"/y;
const BRACED = /\{((?:\\[^]|[^}\\])*)\}/y;
const BRACKETED = /\[([^\]]*)\]/y;

/**
 * Splits a query into tokens. A backslash escapes the next character: `\(`, `\"`, `\ `, and `\OR`,
 * which is a word. Never throws, and takes linear time.
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
  // If one opening mark has no closing mark, later ones have none either, so it is checked once.
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
        // The live service accepts an unclosed bracket.
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
