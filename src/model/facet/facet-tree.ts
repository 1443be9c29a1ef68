import type { FacetValue } from './facet.js';

/** A category, and those of the values listed that lie in it. */
export interface FacetNode {
  readonly value: FacetValue;
  /** Where it stands below the category around it, e.g. `Coast`, or `Europe/Coast`. */
  readonly name: string;
  readonly below: readonly FacetNode[];
}

type MutableNode = FacetNode & { readonly below: FacetNode[] };

/**
 * The values as they lie in one another by their paths. A category whose parent is not listed
 * stands below the nearest one around it that is. Of two that stand side by side, the one comes
 * first that, or in which something, comes first among `values`.
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

/** The value of `node`, and all of those that lie in it. */
export function valuesIn({ value, below }: FacetNode): readonly FacetValue[] {
  return [value, ...below.flatMap(valuesIn)];
}

/** The nearest category around one. */
function parentOf(value: FacetValue, values: readonly FacetValue[]): FacetValue | undefined {
  const path = pathOf(value);
  const ancestors = values.filter((other) => path.startsWith(`${pathOf(other)}/`));
  const maxLength = Math.max(...ancestors.map((other) => pathOf(other).length));
  return ancestors.find((other) => pathOf(other).length === maxLength);
}

function pathOf({ path, label }: FacetValue): string {
  return path ?? label;
}
