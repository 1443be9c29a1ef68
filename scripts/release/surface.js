import { Refusal } from '../step.js';

/**
 * What pages can use of an element, by kind: names of attributes, properties and so on.
 * @typedef {Readonly<Record<string, readonly string[]>>} Names
 */

/**
 * What a version of the package offers: its elements by tag, and its entries.
 * @typedef {{
 *   readonly version: string,
 *   readonly elements: Readonly<Record<string, Names>>,
 *   readonly entries: readonly string[],
 * }} Surface
 */

/**
 * @typedef {{ readonly name?: string, readonly kind?: string, readonly privacy?: string, readonly static?: boolean }} Named
 * @typedef {{
 *   readonly tagName?: string,
 *   readonly attributes?: readonly Named[],
 *   readonly members?: readonly Named[],
 *   readonly events?: readonly Named[],
 *   readonly slots?: readonly Named[],
 *   readonly cssParts?: readonly Named[],
 *   readonly cssProperties?: readonly Named[],
 * }} Declaration
 * @typedef {{ readonly modules: readonly { readonly declarations?: readonly Declaration[] }[] }} Manifest
 */

/**
 * Reads what a version offers from its custom-elements manifest and its `package.json`.
 * @param {Manifest} manifest
 * @param {{ readonly version: string, readonly exports: object }} pack
 * @returns {Surface}
 */
export function surfaceOf(manifest, { version, exports }) {
  const declarations = manifest.modules.flatMap(({ declarations: each = [] }) => each);
  const elements = declarations.flatMap((each) =>
    each.tagName === undefined ? [] : [/** @type {const} */ ([each.tagName, namesOf(each)])],
  );
  return { version, elements: Object.fromEntries(elements), entries: Object.keys(exports).sort() };
}

/**
 * @param {Declaration} declaration
 * @returns {Names}
 */
function namesOf(declaration) {
  const members = (declaration.members ?? []).filter(
    ({ privacy }) => privacy === undefined || privacy === 'public',
  );
  /** @param {readonly Named[]} [values] */
  const sorted = (values = []) => values.map(({ name = '' }) => name || 'default').sort();
  return {
    attribute: sorted(declaration.attributes),
    property: sorted(members.filter(({ kind }) => kind === 'field')),
    method: sorted(members.filter(({ kind }) => kind === 'method')),
    event: sorted(declaration.events),
    slot: sorted(declaration.slots),
    part: sorted(declaration.cssParts),
    'CSS property': sorted(declaration.cssProperties),
  };
}

/**
 * What pages may use of `before` and `now` does not have, in words.
 * @param {Surface} before
 * @param {Surface} now
 */
function lostBetween(before, now) {
  const lost = before.entries
    .filter((entry) => !now.entries.includes(entry))
    .map((entry) => `the package lost the entry ${entry}`);
  for (const [tag, names] of Object.entries(before.elements)) {
    const present = now.elements[tag];
    if (!present) lost.push(`the element ${tag} is gone`);
    else {
      for (const [kind, values] of Object.entries(names)) {
        const gone = values.filter((name) => !present[kind]?.includes(name));
        lost.push(...gone.map((name) => `${tag} lost the ${kind} ${name}`));
      }
    }
  }
  return lost;
}

/**
 * Refuses a version that breaks pages without saying so by its number. Returns what it breaks.
 * @param {Surface | undefined} before The last version that was released, if any.
 * @param {Surface} now
 */
export function checkSurface(before, now) {
  if (!before) return [];
  const lost = lostBetween(before, now);
  if (lost.length === 0 || mayBreak(before.version, now.version)) return lost;
  throw new Refusal(
    `${lost.join('; ')}. That breaks pages that use ${before.version}: put it back, or release a version that may break, which ${now.version} may not`,
  );
}

/**
 * Whether the number of a version says that it may break: the first number that is not zero grows.
 * @param {string} before
 * @param {string} now
 */
function mayBreak(before, now) {
  const [oldMajor = 0, oldMinor = 0] = before.split('.').map(Number);
  const [major = 0, minor = 0] = now.split('.').map(Number);
  return major > oldMajor || (major === 0 && minor > oldMinor);
}
