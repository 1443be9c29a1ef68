import ts from 'typescript';

/**
 * Removes comments, indentation and line breaks from templates and style sheets. White space that
 * may separate words becomes one space.
 * @returns {import('vite').Plugin}
 */
export function shortTemplates() {
  return {
    name: 'short-templates',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.ts$/ },
      handler: (code, id) => ({ code: shortenTemplates(code, id), map: null }),
    },
  };
}

/** @type {ReadonlyMap<string, (text: string) => string>} */
const shorten = new Map([
  ['html', shortenHtml],
  ['svg', shortenHtml],
  ['css', shortenCss],
]);

/** The placeholder of a template's expression. */
const hole = '\0';

/** Block elements. */
const blocks = 'div|p|ul|ol|li|dl|dt|dd|h[1-6]|header|footer|section|aside|nav|dialog|form|details';
/** Elements in which leading and trailing space is invisible, but space around them is not. */
const boxes = 'svg|path|button|select|option|summary';

const afterEdge = new RegExp(`(</?(?:${blocks})(?: [^>]*)?>|<(?:${boxes})(?: [^>]*)?>) `, 'g');
const beforeEdge = new RegExp(` (?=</?(?:${blocks})[ >]|</(?:${boxes})>)`, 'g');

/**
 * Shortens the tagged templates of a source.
 * @param {string} code TypeScript
 * @param {string} name The file's name, for the parser.
 */
export function shortenTemplates(code, name) {
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = [];

  /** @param {ts.Node} node */
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isTaggedTemplateExpression(node)) return;
    const shortenText = shorten.get(node.tag.getText());
    if (!shortenText) return;
    const parts = literalParts(node.template).map((part) => ({
      // A part begins with ` or } and ends with ` or ${.
      start: part.getStart() + 1,
      end: part.getEnd() - (code.endsWith('${', part.getEnd()) ? 2 : 1),
    }));
    const whole = parts.map(({ start, end }) => code.slice(start, end)).join(hole);
    const texts = shortenText(whole).split(hole);
    parts.forEach((part, index) => edits.push({ ...part, text: texts[index] ?? '' }));
  };
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.ES2022, true));

  edits.sort((one, other) => other.start - one.start);
  return edits.reduce(
    (done, { start, end, text }) => done.slice(0, start) + text + done.slice(end),
    code,
  );
}

/** @param {ts.TemplateLiteral} template */
function literalParts(template) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template];
  return [template.head, ...template.templateSpans.map(({ literal }) => literal)];
}

/**
 * Removes invisible spaces: at the start and end of blocks, and in SVG.
 * @param {string} text
 */
function shortenHtml(text) {
  return text
    .replace(/<!--[^]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(<[^<>]*) >/g, '$1>')
    .replace(afterEdge, '$1')
    .replace(beforeEdge, '');
}

const gap = String.raw`(?:\s|/\*[^]*?\*/)`;
const leadingZero = String.raw`(?<=[\s:,(]-?)0(?=\.\d)`;
/** Each piece is replaced by its group that matched, if any; the last group becomes one space. */
const cssPieces = new RegExp(
  [
    // Quotes around the value of an attribute, which needs none if it is a word.
    String.raw`(?<==)["']([a-z][\w-]*)["'](?=\])`,
    `("[^"]*"|'[^']*')`,
    String.raw`${gap}*([{};,>]|/(?!\*))${gap}*`,
    String.raw`([:(])${gap}+`,
    String.raw`${gap}+([)!])`,
    String.raw`(?<=@[a-z]+)${gap}+(?=\()`,
    // Between factors. Between selectors, a space before an asterisk has a meaning.
    String.raw`(?<=[\w)%])\s+(\*)\s+(?=[\d(])`,
    leadingZero,
    `^${gap}+`,
    `(${gap})${gap}*`,
  ].join('|'),
  'g',
);

/**
 * Removes spaces without meaning in CSS, but not in strings.
 * @param {string} text
 */
function shortenCss(text) {
  return text
    .replace(cssPieces, (_piece, word, quoted, mark, before, after, factor, space) =>
      String(word ?? quoted ?? mark ?? before ?? after ?? factor ?? (space ? ' ' : '')),
    )
    .replace(/;}/g, '}');
}
