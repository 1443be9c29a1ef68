import type { FacetCount, FacetCounts, FacetType } from '../catalogue/catalogue.js';

/** The facet types there are (section 2.5). */
const facetTypes: readonly FacetType[] = ['file_types', 'categories', 'metadata'];

/** The facet types named in `names`. Names nobody knows are passed over. */
export function facetTypesIn(names: readonly string[]): readonly FacetType[] {
  return facetTypes.filter((type) => names.includes(type));
}

/** Writes one value of a metadata field; `place` is the field's among those there are. */
export type WriteValue = (count: FacetCount, place: number) => object;

/** The member `facets` of an answer. Undefined leaves it out. */
export type WriteFacets = (
  counts: FacetCounts,
  asked: readonly FacetType[],
) => object | null | undefined;

/** The member `facets`: null where none was asked for; a type not asked for is null (section 2.5). */
export function facetsBody(
  counts: FacetCounts,
  asked: readonly FacetType[],
  writeValue: WriteValue = valueBody,
): object | null {
  if (asked.length === 0) return null;
  const { file_types: fileTypes, categories, metadata } = counts;
  return {
    file_types:
      fileTypes?.map((count) => ({
        name: count.value,
        search_query: count.searchQuery,
        count: count.count,
      })) ?? null,
    categories:
      categories?.map(({ id, name, path, searchQuery, count }) => {
        return { id, name, path, search_query: searchQuery, count };
      }) ?? null,
    metadata:
      metadata?.map(({ field, values }, place) => ({
        display_key: field.displayKey,
        display_name: field.displayName,
        values: values.map((value) => writeValue(value, place)),
      })) ?? null,
  };
}

/** A value as section 2.5 has it. */
export function valueBody({ value, searchQuery, count }: FacetCount): object {
  return { value, search_query: searchQuery, count };
}
