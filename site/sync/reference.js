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
      'Each attribute is also a property, by the same name unless another is given.',
      ['attribute', 'meaning'],
      attributes.map((each) => [
        code(each.name),
        `${meaning(each)}${facts([
          ['property', each.fieldName === each.name ? undefined : each.fieldName],
          ['type', each.type?.text],
          ['default', each.default === "''" ? undefined : each.default],
        ])}`,
      ]),
    ),
    section(
      'Properties without an attribute',
      '',
      ['property', 'meaning'],
      fields.map((each) => [
        code(each.name) + (each.readonly ? '<br/>read-only' : ''),
        `${meaning(each)}${facts([['type', each.type?.text]])}`,
      ]),
    ),
    section(
      'Methods',
      '',
      ['method', 'meaning'],
      methods.map((each) => [
        code(`${each.name}()`),
        `${meaning(each)}${facts([
          ['parameters', parametersOf(each)],
          ['returns', each.return?.type.text],
        ])}`,
      ]),
    ),
    section(
      'Events',
      'All bubble and are composed.',
      ['event', 'when'],
      events.map((each) => [
        code(each.name),
        `${meaning(each)}${facts([['class', each.type?.text]])}`,
      ]),
    ),
    section('Slots', '', ['slot', 'content'], slots.map(named)),
    section(
      'Parts',
      'Style a part by `::part(name)`.',
      ['part', 'what it is'],
      cssParts.map(named),
    ),
    section(
      'CSS properties',
      'On the element or an ancestor. [Theming](../../theming/) has an editor for them.',
      ['property', 'meaning'],
      cssProperties.map((each) => [
        code(each.name),
        `${meaning(each)}${facts([['default', each.default]])}`,
      ]),
    ),
  ].join('');
}

/** @param {Described} each */
function named(each) {
  return [code(each.name), meaning(each)];
}

/**
 * A line with what a machine would want to know.
 * @param {readonly (readonly [string, string | undefined])[]} list
 */
function facts(list) {
  const known = list.flatMap(([name, value]) => (value ? [`${name} ${code(value)}`] : []));
  return known.length > 0 ? `<br/><small>${known.join(' · ')}</small>` : '';
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
function parametersOf({ parameters = [] }) {
  return parameters
    .map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type.text}`)
    .join(', ');
}
