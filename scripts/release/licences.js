import { Refusal } from '../step.js';

/**
 * The licences that packages may have which pages or servers load together with this one. They ask
 * for a notice, which `third-party-licenses.md` gives, and for nothing else.
 */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/**
 * A component of a bill of materials in CycloneDX form.
 * @typedef {{
 *   readonly name: string,
 *   readonly version: string,
 *   readonly licenses?: readonly {
 *     readonly license?: { readonly id?: string, readonly name?: string },
 *     readonly expression?: string,
 *   }[],
 * }} Component
 */

/**
 * Refuses a package whose licence is not on the list, or that states none.
 * @param {readonly Component[]} components
 */
export function checkLicences(components) {
  for (const { name, version, licenses = [] } of components) {
    const found = licenses.map(
      ({ license, expression }) => expression ?? license?.id ?? license?.name,
    );
    const text = found.join(' AND ');
    if (isAllowed(text)) continue;
    const stated = text === '' ? 'states no licence' : `has the licence ${text}`;
    throw new Refusal(
      `${name} ${version} ${stated}, which is not allowed in the package. Allowed are ${allowed.join(', ')}; see scripts/release/licences.js`,
    );
  }
}

/**
 * Whether one of the licences that may be chosen is allowed, and all that apply together are.
 * @param {string} text
 */
function isAllowed(text) {
  const choices = text.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((each) => allowed.includes(each)));
}
