/** How a field's values are compared: as words, numbers, file sizes or instants. */
export type FieldKind = 'text' | 'number' | 'bytes' | 'date';

/** A field that a query can name, e.g. `ft` or one of the account's metadata fields. */
export interface QueryField {
  /** Unique in the catalogue: a built-in field's own name, or `metadata:<display key>`. */
  readonly key: string;
  /** The display name, e.g. `File type`. */
  readonly label: string;
  readonly kind: FieldKind;
}

/** Finds a field by the name before the colon; `escaped` names are the account's own fields. */
export type FindField = (name: string, escaped: boolean) => QueryField | undefined;

/** A range of numbers. Dates are milliseconds since 1970, sizes are bytes. */
export interface Range {
  readonly unit: 'number' | 'date';
  readonly min: number;
  readonly max: number;
  /** Whether the range excludes `min`; likewise `max`. */
  readonly minOpen: boolean;
  readonly maxOpen: boolean;
}

/** A condition on one field; `field` is null for any text of the asset. */
export type Condition =
  /** Consecutive words; `*` matches any letters. */
  | { readonly kind: 'words'; readonly field: QueryField | null; readonly text: string }
  /** Consecutive words, where `*` is an ordinary character. */
  | { readonly kind: 'phrase'; readonly field: QueryField | null; readonly text: string }
  /** The whole value, in any letter case. */
  | { readonly kind: 'exact'; readonly field: QueryField; readonly text: string }
  /** The whole value if the catalogue contains it; otherwise all of its words. */
  | { readonly kind: 'value'; readonly field: QueryField; readonly text: string }
  /** One of the ranges. Metadata values may be numbers or dates. */
  | { readonly kind: 'range'; readonly field: QueryField; readonly ranges: readonly Range[] }
  /** No value at all; `present` is its opposite. */
  | { readonly kind: 'empty' | 'present'; readonly field: QueryField };

/** A query as a tree. */
export type QueryNode =
  | Condition
  | { readonly kind: 'all'; readonly parts: readonly QueryNode[] }
  | { readonly kind: 'any'; readonly parts: readonly QueryNode[] }
  | { readonly kind: 'not'; readonly part: QueryNode };

/** Joins nodes to one. Undefined nodes are left out. */
export function joinNodes(
  kind: 'all' | 'any',
  parts: readonly (QueryNode | undefined)[],
): QueryNode | undefined {
  const present = parts.filter((part) => part !== undefined);
  return present.length > 1 ? { kind, parts: present } : present[0];
}
