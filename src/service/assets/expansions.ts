/** The sections of an asset that are null unless asked for, as the live service names them. */
export const expandable = [
  'ai_tags',
  'asset_properties',
  'embeds',
  'file_properties',
  'metadata',
  'metadata_info',
  'metadata_vocabulary',
  'security',
  'status',
  'tags',
  'thumbnails',
] as const;

/** A section that can be asked for. */
export type Expansion = (typeof expandable)[number];

/** The sections named in `names`. Names nobody knows are passed over, as the live service does. */
export function expansionsIn(names: readonly string[]): ReadonlySet<Expansion> {
  return new Set(expandable.filter((expansion) => names.includes(expansion)));
}
