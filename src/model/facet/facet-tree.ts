import type { FacetValue } from './facet.js';

/** A category, and those of the values listed that lie in it. */
export interface FacetNode {
  readonly value: FacetValue;
  /** Where it stands below the category around it, e.g. `Coast`, or `Europe/Coast`. */
  readonly name: string;
  readonly below: readonly FacetNode[];
}

type Growing = FacetNode & { readonly below: FacetNode[] };

/**
 * The values as they lie in one another by their paths. A category whose parent is not listed
 * stands below the nearest one around it that is. Of two that stand side by side, the one comes
 * first that, or in which something, comes first among `values`.
 */
export function treeOf(values: readonly FacetValue[]): readonly FacetNode[] {
  const roots: FacetNode[] = [];
  const grown = new Map<FacetValue, Growing>();
  const grow = (value: FacetValue): Growing => {
    const known = grown.get(value);
    if (known) return known;
    const parent = parentOf(value, values);
    const siblings = parent ? grow(parent).below : roots;
    const name = parent ? pathOf(value).slice(pathOf(parent).length + 1) : pathOf(value);
    const node: Growing = { value, name, below: [] };
    grown.set(value, node);
    siblings.push(node);
    return node;
  };
  values.forEach(grow);
  return roots;
}

/** The value of `node`, and all of those that lie in it. */
export function valuesIn({ value, below }: FacetNode): readonly FacetValue[] {
  return [value, ...below.flatMap(valuesIn)];
}

/** The nearest category around one. */
function parentOf(value: FacetValue, values: readonly FacetValue[]): FacetValue | undefined {
  const path = pathOf(value);
  const around = values.filter((other) => path.startsWith(`${pathOf(other)}/`));
  const longest = Math.max(...around.map((other) => pathOf(other).length));
  return around.find((other) => pathOf(other).length === longest);
}

function pathOf({ path, label }: FacetValue): string {
  return path ?? label;
}
