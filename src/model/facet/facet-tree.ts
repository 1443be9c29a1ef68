import type { FacetValue } from './facet.js';

/** A category and the listed values below it. */
export interface FacetNode {
  readonly value: FacetValue;
  /** The path below the parent node, e.g. `Coast` or `Europe/Coast`. */
  readonly name: string;
  readonly below: readonly FacetNode[];
}

type MutableNode = FacetNode & { readonly below: FacetNode[] };

/**
 * Builds a tree of values from their paths. A category whose parent is not listed is put below its
 * nearest listed ancestor. Siblings are sorted by their first appearance, or that of a descendant,
 * in `values`.
 */
export function treeOf(values: readonly FacetValue[]): readonly FacetNode[] {
  const roots: FacetNode[] = [];
  const nodes = new Map<FacetValue, MutableNode>();
  const nodeOf = (value: FacetValue): MutableNode => {
    const known = nodes.get(value);
    if (known) return known;
    const parent = parentOf(value, values);
    const siblings = parent ? nodeOf(parent).below : roots;
    const name = parent ? pathOf(value).slice(pathOf(parent).length + 1) : pathOf(value);
    const node: MutableNode = { value, name, below: [] };
    nodes.set(value, node);
    siblings.push(node);
    return node;
  };
  values.forEach(nodeOf);
  return roots;
}

/** Returns the value of `node` and all values below it. */
export function valuesIn({ value, below }: FacetNode): readonly FacetValue[] {
  return [value, ...below.flatMap(valuesIn)];
}

/** Returns the nearest listed ancestor. */
function parentOf(value: FacetValue, values: readonly FacetValue[]): FacetValue | undefined {
  const path = pathOf(value);
  const ancestors = values.filter((other) => path.startsWith(`${pathOf(other)}/`));
  const maxLength = Math.max(...ancestors.map((other) => pathOf(other).length));
  return ancestors.find((other) => pathOf(other).length === maxLength);
}

function pathOf({ path, label }: FacetValue): string {
  return path ?? label;
}
