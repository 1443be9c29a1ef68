/** The position of an attribute value, from `start` up to but not including `end`. */
export interface AttributeValue {
  /** The attribute's name, in lower case. */
  readonly name: string;
  /** Whether the value is quoted. */
  readonly quoted: boolean;
  readonly start: number;
  readonly end: number;
}

/** The position of a start tag, from `<` up to but not including `end`, with its attributes. */
export interface StartTag {
  /** The element's name, in lower case. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** In the order in which they are written. Names may be repeated; browsers use the first. */
  readonly attributes: readonly AttributeValue[];
}

/** Elements whose content is parsed as text. */
const rawTextElements = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)$/;

/**
 * Yields the positions of the attribute values in a piece of HTML, without quotation marks. Parses
 * like browsers: invalid HTML is accepted, and the time is linear in the length. Comments, scripts
 * and other text are skipped.
 */
export function* attributeValues(html: string): Generator<AttributeValue, void, undefined> {
  for (const { attributes } of startTags(html)) yield* attributes;
}

/** Yields the start tags in a piece of HTML in the way of `attributeValues`. */
export function* startTags(html: string): Generator<StartTag, void, undefined> {
  const unclosed = new Set<string>();
  for (let index = html.indexOf('<'); index >= 0; index = html.indexOf('<', index)) {
    const start = index;
    const written = match(html, index + 1, /\/?[a-z][^\s/>]*/iy);
    if (written === undefined) {
      const end = /^<[!?/]/.test(html.slice(index, index + 2))
        ? endOfComment(html, index)
        : index + 1;
      if (end === undefined) return;
      index = end;
      continue;
    }
    const name = written.toLowerCase();
    const tag = tagFrom(html, index + 1 + written.length);
    index = tag.end;
    if (!name.startsWith('/')) yield { name, start, end: tag.end, attributes: tag.attributes };
    if (!rawTextElements.test(name) || (tag.closed && unclosed.has(name))) continue;
    const end = endOfText(html, index, name);
    if (end !== undefined) index = end;
    else if (tag.closed) unclosed.add(name);
    else return;
  }
}

/** Reads the attributes that follow a tag's name, and where the tag ends. */
function tagFrom(
  html: string,
  from: number,
): Pick<StartTag, 'end' | 'attributes'> & { readonly closed: boolean } {
  const attributes: AttributeValue[] = [];
  let at = from;
  for (;;) {
    const gap = match(html, at, /[\s/]*/y) ?? '';
    at += gap.length;
    if (at >= html.length) return { end: at, closed: false, attributes };
    if (html[at] === '>') return { end: at + 1, closed: gap.endsWith('/'), attributes };
    const name = match(html, at, /=?[^\s/>=]*/y) ?? '';
    at += name.length;
    const equals = match(html, at, /\s*=\s*/y);
    if (equals === undefined) continue;
    at += equals.length;
    const quote = match(html, at, /["']/y) ?? '';
    const start = at + quote.length;
    const end = quote
      ? indexOrEnd(html, html.indexOf(quote, start))
      : start + (match(html, start, /[^\s>]*/y)?.length ?? 0);
    attributes.push({ name: name.toLowerCase(), quoted: quote !== '', start, end });
    at = end + quote.length;
  }
}

function match(html: string, at: number, pattern: RegExp): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(html)?.[0];
}

function indexOrEnd(html: string, index: number): number {
  return index < 0 ? html.length : index;
}

/** Browsers parse any `<!`, `<?` or `</` without a tag name as a comment. */
function endOfComment(html: string, at: number): number | undefined {
  const pattern = html.startsWith('<!--', at) ? /--!?>/g : />/g;
  pattern.lastIndex = at + 2;
  return pattern.exec(html) ? pattern.lastIndex : undefined;
}

function endOfText(html: string, at: number, name: string): number | undefined {
  const pattern = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  pattern.lastIndex = at;
  return pattern.exec(html)?.index;
}
