import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ readonly text: string }} Type
 * @typedef {{ readonly name: string, readonly description?: string, readonly default?: string,
 *   readonly type?: Type, readonly fieldName?: string }} Described
 * @typedef {Described & { readonly kind: 'field' | 'method', readonly attribute?: string,
 *   readonly readonly?: boolean, readonly return?: { readonly type: Type },
 *   readonly parameters?: readonly { readonly name: string, readonly optional?: boolean,
 *   readonly type: Type }[] }} Member
 * @typedef {{ readonly tagName?: string, readonly description: string,
 *   readonly attributes: readonly Described[], readonly members: readonly Member[],
 *   readonly events: readonly Described[], readonly slots?: readonly Described[],
 *   readonly cssParts: readonly Described[], readonly cssProperties: readonly Described[] }} Element
 */

/**
 * The elements of the custom elements manifest, by tag.
 * @param {string} root The root of the repository, which has been built.
 * @returns {ReadonlyMap<string, Element>}
 */
export function readElements(root) {
  const text = readFileSync(join(root, 'dist/custom-elements.json'), 'utf8');
  /** @type {unknown} */
  const json = JSON.parse(text);
  const { modules } = /** @type {{ modules: { declarations: Element[] }[] }} */ (json);
  const elements = modules.flatMap(({ declarations }) => declarations);
  return new Map(
    elements.flatMap((element) => (element.tagName ? [[element.tagName, element]] : [])),
  );
}
