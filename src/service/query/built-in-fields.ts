import type { MetadataField } from '../catalogue/catalogue.js';
import type { Condition, FieldKind, FindField, QueryField } from './query-node.js';

function field(key: string, label: string, kind: FieldKind): QueryField {
  return { key, label, kind };
}

const CATEGORY = field('cat', 'Category', 'text');

/** The fields of every asset, with their names in queries, in lower case. */
const BUILT_IN: readonly (readonly [QueryField, ...string[]])[] = [
  [field('ft', 'File type', 'text'), 'ft', 'filetype'],
  [field('ff', 'File format', 'text'), 'ff', 'fileformat', 'file_format'],
  [field('fn', 'Filename', 'text'), 'fn', 'filename'],
  [CATEGORY, 'cat', 'category'],
  [field('ag', 'Asset group', 'text'), 'ag', 'assetgroup'],
  [field('acn', 'Collection', 'text'), 'acn', 'cn'],
  [field('rd', 'Release date', 'date'), 'rd', 'releasedate'],
  [field('ed', 'Expiration date', 'date'), 'ed', 'expirationdate'],
  [field('lhd', 'lhd', 'date'), 'lhd'],
  [field('lasteditdate', 'Last edit date', 'date'), 'lasteditdate', 'last_update_date'],
  [field('dateadded', 'Date added', 'date'), 'dateadded', 'created_date'],
  [field('embedid', 'External id', 'text'), 'embedid', 'external_id'],
  [field('id', 'Id', 'text'), 'id'],
  [field('size', 'File size', 'bytes'), 'size', 'file_size'],
  [field('width', 'Width', 'number'), 'width'],
  [field('height', 'Height', 'number'), 'height'],
  [field('duration', 'Duration', 'number'), 'duration'],
];

const byName: ReadonlyMap<string, QueryField> = new Map(
  BUILT_IN.flatMap(([builtIn, ...names]) => names.map((name) => [name, builtIn] as const)),
);

/** The field of keywords if the account has no metadata field for them. */
export const KEYWORDS = 'keywords';

/** The built-in field with this name, e.g. `ft`; undefined if there is none. */
export function builtInField(name: string): QueryField | undefined {
  return byName.get(name.toLowerCase());
}

/** The condition that an asset is in the category with this path or in a subcategory. */
export function inCategory(path: string): Condition {
  return { kind: 'exact', field: CATEGORY, text: path };
}

/** The key of a metadata field's column. */
export function metadataKey(displayKey: string): string {
  return `metadata:${displayKey}`;
}

/**
 * Finds fields by name: first built-in fields, in any letter case, then the account's own, where an
 * exact match comes first. Escaped names are looked up among the account's own fields first.
 */
export function fieldFinder(fields: readonly MetadataField[]): FindField {
  const exact = new Map<string, QueryField>();
  const folded = new Map<string, QueryField>();
  for (const { displayKey, displayName } of [...fields].reverse()) {
    const own = field(metadataKey(displayKey), displayName, 'text');
    exact.set(displayKey, own);
    folded.set(displayKey.toLowerCase(), own);
  }
  return (name, escaped) => {
    const own = exact.get(name) ?? folded.get(name.toLowerCase());
    const builtIn = builtInField(name);
    const found = escaped ? (own ?? builtIn) : (builtIn ?? own);
    return (
      found ?? (name.toLowerCase() === KEYWORDS ? field(KEYWORDS, 'Keywords', 'text') : undefined)
    );
  };
}
