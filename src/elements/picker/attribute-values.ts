/** Parses a list of ids, separated by commas or white space. */
export const readIds = {
  fromAttribute: (value: string | null): readonly string[] =>
    (value ?? '').split(/[\s,]+/).filter(Boolean),
};

/** Parses facet types, separated by commas. `none` results in an empty list. */
export function readTypes(value: string): readonly string[] {
  const types = value.split(',').map((type) => type.trim());
  return types.filter((type) => type !== '' && type !== 'none');
}

/** Matches the facets that the picker makes itself, because the service does not count by them. */
export const madeHere = /^(expiry|created_date|width|orientation|file_(size|format))$/;

/**
 * Whether these types include asset groups: if they are named, or if the types are the default
 * ones.
 */
export function offersGroups(types: readonly string[]): boolean {
  const usual = ['file_types', 'categories', 'metadata'];
  return types.includes('asset_groups') || usual.every((type) => types.includes(type));
}

/** Returns the parts of a query whose properties have changed, by the name of the property. */
export function changedOf<Q>(
  changed: ReadonlyMap<PropertyKey, unknown>,
  parts: Readonly<Record<string, Partial<Q>>>,
): Partial<Q> {
  const taken = Object.entries(parts).filter(([name]) => changed.has(name));
  return Object.assign({}, ...taken.map(([, part]) => part)) as Partial<Q>;
}
