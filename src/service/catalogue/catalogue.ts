/** The facet types of section 2.5. */
export type FacetType = 'file_types' | 'categories' | 'metadata';

/** The file types as facets and the `ft` field name them, in lower case. */
export type FormatType =
  'image' | 'video' | 'audio' | 'pdf' | 'office' | 'generic_binary' | 'project_archive';

/** An asset as the reference service stores it. Instants are milliseconds since 1970. */
export interface AssetRecord {
  readonly id: string;
  readonly externalId: string;
  readonly filename: string;
  readonly created: number;
  readonly updated: number;
  readonly released: number | null;
  readonly expires: number | null;
  readonly deleted: number | null;
  readonly archived: boolean;
  /** E.g. `JPEG`. */
  readonly format: string;
  readonly formatType: FormatType;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds. */
  readonly duration: number | null;
  /** Full paths, e.g. `Photography/Landscapes/Coast`. */
  readonly categories: readonly string[];
  /** Names of the asset groups it belongs to. */
  readonly groups: readonly string[];
  /** Names of the collections it belongs to. */
  readonly collections?: readonly string[];
  readonly keywords: readonly string[];
  /** Values by display key. A field without values has an empty list. */
  readonly metadata: Readonly<Record<string, readonly string[]>>;
}

/** The types of metadata fields in the live service. */
export type MetadataFieldType =
  | 'selection_list'
  | 'selection_list_multi'
  | 'text'
  | 'text_multi_line'
  | 'text_long'
  | 'date'
  | 'numeric';

/** A metadata field of the account. */
export interface MetadataField {
  readonly displayKey: string;
  readonly displayName: string;
  /** Default: a text. */
  readonly type?: MetadataFieldType;
  /** The values that a field with a list of values can have. */
  readonly vocabulary?: readonly string[];
  /** Prose, such as a description: searched by its words, and never a facet. */
  readonly prose?: boolean;
}

/** A search of the catalogue, as `GET /v2/assets/search` requests it. */
export interface AssetSearch {
  readonly query: string | null;
  /** The path of a category that contains the results, directly or below; null for any. */
  readonly category?: string | null;
  /** A field with an optional leading `-`; null for the default order. */
  readonly sort: string | null;
  readonly offset: number;
  readonly limit: number;
  readonly facets: readonly FacetType[];
  readonly includeArchived: boolean;
  readonly includeDeleted: boolean;
}

/** A facet value with the query that returns exactly `count` results. */
export interface FacetCount {
  readonly value: string;
  readonly searchQuery: string;
  readonly count: number;
}

/** A category's facet value. */
export interface CategoryCount extends FacetCount {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** The requested facets, with at most 25 values each, highest count first. */
export interface FacetCounts {
  readonly file_types?: readonly FacetCount[];
  readonly categories?: readonly CategoryCount[];
  readonly metadata?: readonly {
    readonly field: MetadataField;
    readonly values: readonly FacetCount[];
  }[];
}

export interface AssetSearchOutcome {
  readonly total: number;
  readonly items: readonly AssetRecord[];
  readonly facets: FacetCounts;
  /** The sort in force, as the answer reports it, e.g. `-created_date`. */
  readonly sort: string;
  /** Human-readable descriptions. `explained` is empty if there is no query. */
  readonly explained: string;
  readonly sortExplained: string;
  /** False if the query has a syntax error. It is then read leniently. */
  readonly syntaxOk: boolean;
}

/** All assets of the service, in memory. */
export interface Catalogue {
  readonly size: number;
  /** The paths of all categories, those above others included. Default: none is listed. */
  readonly categories?: readonly string[];
  /** The names of all collections. Default: none is listed. */
  readonly collections?: readonly string[];
  readonly groups: readonly { readonly uuid: string; readonly name: string }[];
  readonly fields: readonly MetadataField[];
  search(request: AssetSearch): AssetSearchOutcome;
  byId(id: string): AssetRecord | undefined;
  byExternalId(externalId: string): AssetRecord | undefined;
}
