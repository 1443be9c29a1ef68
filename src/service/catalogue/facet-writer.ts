import type { AssetColumns } from '../query/columns/asset-columns.js';
import { builtInField } from '../query/built-in-fields.js';
import { partsOfPath } from '../query/columns/category-column.js';
import { countValues } from '../query/count-facets.js';
import type { ValueColumn } from '../query/columns/value-column.js';
import { writeClause } from '../query/reading/write-clause.js';
import type {
  CategoryCount,
  FacetCount,
  FacetCounts,
  FacetType,
  MetadataField,
} from './catalogue.js';
import { uuidOfText } from './identity.js';

/** Counts the facets of search results (section 2.5). */
export class FacetWriter {
  readonly #columns: AssetColumns;
  readonly #fields: readonly MetadataField[];

  constructor(columns: AssetColumns, fields: readonly MetadataField[]) {
    this.#columns = columns;
    this.#fields = fields;
  }

  /** The facets of these types. Metadata fields without any value in the rows are left out. */
  write(types: readonly FacetType[], rows: Uint32Array): FacetCounts {
    const { fileTypes, categories } = this.#columns;
    return {
      ...(types.includes('file_types') && { file_types: countFacet('ft', fileTypes, rows) }),
      ...(types.includes('categories') && {
        categories: countFacet('cat', categories, rows).map(toCategory),
      }),
      ...(types.includes('metadata') && {
        metadata: this.#fields
          .map((field) => ({ field, values: this.#countMetadata(field, rows) }))
          .filter(({ values }) => values.length > 0),
      }),
    };
  }

  #countMetadata({ displayKey }: MetadataField, rows: Uint32Array): readonly FacetCount[] {
    const column = this.#columns.metadata.get(displayKey);
    return column
      ? countFacet(displayKey, column, rows, builtInField(displayKey) !== undefined)
      : [];
  }
}

function countFacet(
  name: string,
  column: ValueColumn,
  rows: Uint32Array,
  escapedName = false,
): readonly FacetCount[] {
  return countValues(column, rows).map(({ value, count }) => ({
    value,
    searchQuery: writeClause(name, value, { escapedName }),
    count,
  }));
}

function toCategory(facet: FacetCount): CategoryCount {
  return {
    ...facet,
    id: uuidOfText(`category/${facet.value}`),
    name: partsOfPath(facet.value).at(-1) ?? '',
    path: facet.value,
  };
}
