/** A facet type that a search can request (section 2.5). The service may support more. */
export type FacetType = 'file_types' | 'categories' | 'metadata' | (string & {});

/** A value that narrows a search. */
export interface FacetValue {
  readonly label: string;
  /** The number of results with this value. Undefined if the service left out an applied value. */
  readonly count?: number;
  /** The service's `search_query`, sent back unchanged. It also identifies the value. */
  readonly clause: string;
  /** The path of a category, e.g. `Photography/Landscapes`. Only categories have it. */
  readonly path?: string;
}

/** A facet and its values. Its values are alternatives; facets narrow each other. */
export interface Facet {
  /** A unique key: the type, or `metadata:<display key>`. */
  readonly key: string;
  readonly type: FacetType;
  /** The service's name for the facet. Empty if only the type names it. */
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** Whether the service may have left out values: it returns at most 25 (section 8). */
  readonly truncated: boolean;
}

/** An applied facet value, with what is needed to show it if the service leaves it out. */
export interface AppliedValue {
  readonly facetKey: string;
  readonly facetType: FacetType;
  readonly facetLabel: string;
  readonly label: string;
  readonly clause: string;
}

/** Reads applied values from storage, which other code may have changed. */
export function readApplied(stored: unknown): readonly AppliedValue[] {
  return Array.isArray(stored) ? stored.filter(isApplied) : [];
}

function isApplied(value: unknown): value is AppliedValue {
  const { facetKey, facetType, facetLabel, label, clause } = Object(value) as Partial<AppliedValue>;
  return [facetKey, facetType, facetLabel, label, clause].every((text) => typeof text === 'string');
}

/** Returns the value with `clause` as an applied value, or undefined if no facet contains it. */
export function findValue(facets: readonly Facet[], clause: string): AppliedValue | undefined {
  for (const { key, type, label, values } of facets) {
    const value = values.find((each) => each.clause === clause);
    if (value) {
      return { facetKey: key, facetType: type, facetLabel: label, label: value.label, clause };
    }
  }
  return undefined;
}

/**
 * Returns an applied value for a clause that no facet lists, for example one that the host sets.
 * The clause is its label.
 */
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
