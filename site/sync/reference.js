import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readElements } from './manifest.js';

/** @typedef {import('./manifest.js').Described} Described */
/** @typedef {import('./manifest.js').Element} Element */
/** @typedef {import('./manifest.js').Member} Member */

/**
 * One page for each element: what the site says about it, then its tables from the manifest.
 * @param {string} root
 * @returns {ReadonlyMap<string, string>}
 */
export function elementPages(root) {
  const pages = [...readElements(root)].map(([tag, element]) => {
    const words = readFileSync(join(root, `site/src/elements/${tag}.mdx`), 'utf8');
    return /** @type {const} */ ([tag, `${words}\n${tablesOf(element)}`]);
  });
  return new Map(pages);
}

/** @param {Element} element */
function tablesOf({ attributes, members, events, slots = [], cssParts, cssProperties }) {
  const fields = members.filter(({ kind, attribute }) => kind === 'field' && !attribute);
  const methods = members.filter(({ kind }) => kind === 'method');
  return [
    section(
      'Attributes',
      'Each attribute also is a property; its name is given if it differs.',
      ['attribute', 'type', 'default', 'meaning'],
      attributes.map((each) => [
        code(each.name) +
          (each.fieldName && each.fieldName !== each.name ? ` (${code(each.fieldName)})` : ''),
        code(each.type?.text),
        code(each.default),
        meaning(each),
      ]),
    ),
    section(
      'Properties without an attribute',
      '',
      ['property', 'type', 'meaning'],
      fields.map((each) => [
        code(each.name) + (each.readonly ? ' (read-only)' : ''),
        code(each.type?.text),
        meaning(each),
      ]),
    ),
    section(
      'Methods',
      '',
      ['method', 'returns', 'meaning'],
      methods.map((each) => [code(signatureOf(each)), code(each.return?.type.text), meaning(each)]),
    ),
    section(
      'Events',
      'All bubble and are composed.',
      ['event', 'class', 'when'],
      events.map((each) => [code(each.name), code(each.type?.text), meaning(each)]),
    ),
    section(
      'Slots',
      '',
      ['slot', 'content'],
      slots.map((each) => [code(each.name), meaning(each)]),
    ),
    section(
      'Parts',
      'Style a part by `::part(name)`.',
      ['part', 'what it is'],
      cssParts.map((each) => [code(each.name), meaning(each)]),
    ),
    section(
      'CSS properties',
      'On the element or an ancestor. [Theming](../../theming/) has an editor for them.',
      ['property', 'default', 'meaning'],
      cssProperties.map((each) => [code(each.name), code(each.default), meaning(each)]),
    ),
  ].join('');
}

/**
 * @param {string} heading
 * @param {string} words
 * @param {readonly string[]} columns
 * @param {readonly (readonly string[])[]} rows
 */
function section(heading, words, columns, rows) {
  if (rows.length === 0) return '';
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)];
  return `\n## ${heading}\n\n${words ? `${words}\n\n` : ''}${table.join('\n')}\n`;
}

/** @param {string | undefined} text */
function code(text) {
  return text ? `\`${text.replaceAll('|', '\\|').replace(/\s+/g, ' ')}\`` : '';
}

/** @param {Described} each */
function meaning({ description = '' }) {
  // Outside of code, MDX would read `<` and `{` as markup.
  return description
    .replace(/\s+/g, ' ')
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[<{]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    )
    .join('')
    .replaceAll('|', '\\|');
}

/** @param {Member} method */
function signatureOf({ name, parameters = [] }) {
  const list = parameters.map((each) => `${each.name}${each.optional ? '?' : ''}: ${each.type.text}`);
  return `${name}(${list.join(', ')})`;
}
