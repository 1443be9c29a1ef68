import type { AssetRecord, FacetCount, FacetCounts, FacetType } from '../catalogue/catalogue.js';

/** All facet types (section 2.5). */
const facetTypes: readonly FacetType[] = ['file_types', 'categories', 'metadata'];

/** The facet types in `names`. Unknown names are ignored. */
export function facetTypesIn(names: readonly string[]): readonly FacetType[] {
  return facetTypes.filter((type) => names.includes(type));
}

/** Creates the JSON of a metadata field's value; `place` is the index of the field. */
export type WriteValue = (count: FacetCount, place: number) => object;

/** Creates the member `facets` of an answer; undefined omits it. */
export type WriteFacets = (
  counts: FacetCounts,
  asked: readonly FacetType[],
  items: readonly AssetRecord[],
) => object | null | undefined;

/** The member `facets`: null if none was requested. Types not requested are null (section 2.5). */
export const facetsBody: WriteFacets = (counts, asked) =>
  asked.length === 0 ? null : facetLists(counts, valueBody);

/** All facet types, each a list or null. */
export function facetLists(
  counts: FacetCounts,
  writeValue: WriteValue,
): Readonly<Record<FacetType, readonly object[] | null>> {
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

/** A value in the shape of section 2.5. */
export function valueBody({ value, searchQuery, count }: FacetCount): object {
  return { value, search_query: searchQuery, count };
}
