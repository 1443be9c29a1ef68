/** The sections of an asset that are null unless requested, as the live service names them. */
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

/** A section that can be requested. */
export type Expansion = (typeof expandable)[number];

/** The sections in `names`. Unknown names are ignored, as in the live service. */
export function expansionsIn(names: readonly string[]): ReadonlySet<Expansion> {
  return new Set(expandable.filter((expansion) => names.includes(expansion)));
}
