/** A facet type that a search can ask for (section 2.5). The service may know more. */
export type FacetType = 'file_types' | 'categories' | 'metadata' | (string & {});

/** One value a search can be narrowed by. */
export interface FacetValue {
  readonly label: string;
  /** How many results carry it; undefined where the service dropped a value that is in force. */
  readonly count?: number;
  /** The service's own `search_query`, passed back unchanged. It is also the value's identity. */
  readonly clause: string;
  /** Where a category stands, e.g. `Photography/Landscapes`; only categories have it. */
  readonly path?: string;
}

/** A facet and its values. Values within it are alternatives; facets narrow each other. */
export interface Facet {
  /** Unique on the page: the type, or `metadata:<display key>`. */
  readonly key: string;
  readonly type: FacetType;
  /** The service's own name, or empty where only the type names it. */
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** Whether the service may have left values out: it gives 25 at most (section 8). */
  readonly truncated: boolean;
}

/** A facet value in force, with what is needed to show it though the service drops it. */
export interface AppliedValue {
  readonly facetKey: string;
  readonly facetType: FacetType;
  readonly facetLabel: string;
  readonly label: string;
  readonly clause: string;
}

/** The value with `clause`, as it is kept when it is applied; undefined where no facet has it. */
export function findValue(facets: readonly Facet[], clause: string): AppliedValue | undefined {
  for (const { key, type, label, values } of facets) {
    const value = values.find((each) => each.clause === clause);
    if (value) {
      return { facetKey: key, facetType: type, facetLabel: label, label: value.label, clause };
    }
  }
  return undefined;
}

/** A value for a clause that no facet lists, as when a host asks for it: it is named by itself. */
export function unlistedValue(clause: string): AppliedValue {
  const field = clause.slice(0, Math.max(clause.indexOf(':'), 0));
  return {
    facetKey: `metadata:${field}`,
    facetType: 'metadata',
    facetLabel: field,
    label: clause,
    clause,
  };
}
