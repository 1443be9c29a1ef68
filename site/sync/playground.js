import { readElements } from './manifest.js';

/** @typedef {import('./manifest.js').Described} Described */

/**
 * What the playground needs of the manifest: the attributes of each element, and in which words they
 * are described.
 * @param {string} root
 */
export function playgroundData(root) {
  const elements = [...readElements(root)];
  const manifest = Object.fromEntries(
    elements.map(([tag, { attributes }]) => [tag, attributes.map(attributeOf)]),
  );
  const descriptions = Object.fromEntries(
    elements.flatMap(([tag, { attributes }]) =>
      attributes.map(({ name, description = '' }) => [
        `${tag} ${name}`,
        description.replace(/\s+/g, ' ').replaceAll('`', ''),
      ]),
    ),
  );
  return { manifest, descriptions };
}

/** @param {Described} attribute */
function attributeOf({ name, fieldName = name, type, default: initial = '' }) {
  const text = type?.text ?? 'string';
  const literals = [...text.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
  const first = initial.replaceAll("'", '');
  const choices = literals.includes(first)
    ? [first, ...literals.filter((value) => value !== first)]
    : literals;
  return { name, property: fieldName, kind: kindOf(text, literals), choices };
}

/**
 * @param {string} type
 * @param {readonly string[]} literals
 */
function kindOf(type, literals) {
  if (literals.length > 0) return 'choice';
  if (type.startsWith('boolean')) return 'boolean';
  if (type.startsWith('number')) return 'number';
  return type.includes('[]') ? 'list' : 'text';
}
