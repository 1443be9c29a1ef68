/** Elements that are separated from their neighbours by a blank line. */
const paragraphs =
  /^(?:p|h[1-6]|ul|ol|dl|table|blockquote|pre|hr|section|article|header|footer|figure)$/;

/** Elements that start and end a line. */
const lines = /^(?:br|div|li|dt|dd|tr|caption|figcaption|address|option)$/;

/** Elements whose content is not text for readers. Browsers parse none of it as markup. */
const unreadElements =
  /^(?:script|style|title|textarea|template|xmp|iframe|noembed|noframes|noscript|plaintext)$/;

/** Where tags may be. `<` before anything else is text. */
const tagStart = /<(?:\/?[a-z]|[!?]|\/)/gi;

/** One attribute of a tag, or what stands between two. An unclosed quotation reaches to the end. */
const tagPart = /[\s/]*=?[^\s/>=]*(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?/y;

const reference = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi;

/** The names of U+00A0 to U+00FF, in order. Rich-text editors write them for letters with accents. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 ' +
  'sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc ' +
  'Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve ' +
  'Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute ' +
  'acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ' +
  'ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Other names that editors write, in pairs of name and character. */
const otherNames =
  'amp & lt < gt > quot " apos \' ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ ' +
  'hellip … bull • euro € trade ™ oelig œ OElig Œ dagger † permil ‰ prime ′ minus − le ≤ ge ≥ ne ≠';

/**
 * Returns the words of rich text (HTML): without markup, scripts and styles, with line breaks where
 * blocks end and with `•` before list items. The result is text and must be inserted as text.
 *
 * Any text is accepted, and broken HTML is read as browsers read it. The time is linear in the
 * length of `html`.
 *
 * @param maxLength - Reading stops once the result has this many UTF-16 code units. It may be longer
 * by one piece of text. By default everything is read.
 */
export function richTextToText(html: string, maxLength = Infinity): string {
  const text = new TextLines();
  let at = 0;
  while (at < html.length && text.length < maxLength) {
    tagStart.lastIndex = at;
    const start = tagStart.exec(html)?.index ?? html.length;
    text.add(html.slice(at, start));
    if (start === html.length) break;
    const name = nameAt(html, start);
    at = name === undefined ? endOfComment(html, start) : endOfTag(html, start + 1 + name.length);
    // Browsers drop a tag that does not end.
    if (name === undefined || at > html.length) continue;
    const element = name.replace('/', '').toLowerCase();
    text.separate(element, name.startsWith('/'));
    if (!name.startsWith('/') && unreadElements.test(element)) at = endOfContent(html, at, element);
  }
  return text.toString();
}

/** Text in lines, with white space as browsers show it. */
class TextLines {
  length = 0;
  readonly #pieces: string[] = [];
  #breaks = 0;
  #space = false;
  #mark = '';

  /** Adds the text between two tags. */
  add(written: string): void {
    const text = decode(written.replace(/[ \t\n\f\r]+/g, ' '));
    const words = text.trim();
    if (words === '') {
      this.#space ||= text !== '';
      return;
    }
    const before = this.length === 0 ? '' : '\n'.repeat(this.#breaks);
    const isSpaced = this.#space || /^\s/.test(text);
    const isInLine = this.length > 0 && before === '' && this.#mark === '';
    this.#push(before + this.#mark + (isSpaced && isInLine ? ' ' : '') + words);
    this.#space = /\s$/.test(text);
    this.#breaks = 0;
    this.#mark = '';
  }

  /** Ends the line or the paragraph where an element does. */
  separate(element: string, isEnd: boolean): void {
    // A list item is one line, also with a paragraph in it.
    if (element === 'li' && !isEnd) this.#breaks = 1;
    else if (this.#mark !== '' && !isEnd) return;
    else if (paragraphs.test(element)) this.#breaks = 2;
    else if (element === 'br') this.#breaks = Math.min(this.#breaks + 1, 2);
    else if (lines.test(element)) this.#breaks = Math.max(this.#breaks, 1);
    else if (/^t[dh]$/.test(element)) this.#space = true;
    if (element === 'li') this.#mark = isEnd ? '' : '• ';
  }

  toString(): string {
    return this.#pieces.join('');
  }

  #push(piece: string): void {
    this.#pieces.push(piece);
    this.length += piece.length;
  }
}

/** The name of the tag at `start`, with the slash of an end tag; undefined for a comment. */
function nameAt(html: string, start: number): string | undefined {
  const pattern = /\/?[a-z][^\s/>]*/iy;
  pattern.lastIndex = start + 1;
  return pattern.exec(html)?.[0];
}

/** Where the tag ends, after its `>`. Beyond the end of `html` if it does not. */
function endOfTag(html: string, from: number): number {
  let at = from;
  while (at < html.length && html[at] !== '>') {
    tagPart.lastIndex = at;
    tagPart.exec(html);
    at = Math.max(tagPart.lastIndex, at + 1);
  }
  return at < html.length ? at + 1 : html.length + 1;
}

/** Browsers parse any `<!`, `<?` or `</` without a name as a comment. */
function endOfComment(html: string, at: number): number {
  const pattern = html.startsWith('<!--', at) ? /--!?>/g : />/g;
  pattern.lastIndex = at + 2;
  return pattern.exec(html) ? pattern.lastIndex : html.length;
}

function endOfContent(html: string, at: number, name: string): number {
  const pattern = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  pattern.lastIndex = at;
  return pattern.exec(html)?.index ?? html.length;
}

let names: ReadonlyMap<string, string> | undefined;

/** Replaces character references. Unknown ones stay as they are written. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  const known = (names ??= namedCharacters());
  return text.replace(
    reference,
    (written, hex: string | undefined, decimal: string | undefined, name: string | undefined) =>
      name === undefined
        ? character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
        : (known.get(name) ?? known.get(name.toLowerCase()) ?? written),
  );
}

/** Returns the character of a number, and U+FFFD for control characters and invalid numbers. */
function character(code: number): string {
  const isControl = code < 32 ? code !== 9 && code !== 10 && code !== 13 : code > 126 && code < 160;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return isControl || isSurrogate || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}

function namedCharacters(): ReadonlyMap<string, string> {
  const latin = latinNames
    .split(' ')
    .map((name, index) => [name, String.fromCodePoint(160 + index)] as const);
  const others = otherNames.split(' ');
  return new Map([
    ...latin,
    ...others.flatMap((name, at) => (at % 2 === 0 ? [[name, others[at + 1] ?? ''] as const] : [])),
  ]);
}
