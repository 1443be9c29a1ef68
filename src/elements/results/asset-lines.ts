import type { TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import type { Messages } from '../../text/messages/messages.js';

/** What is said of an asset in the list, beside its name. */
export interface AssetLines {
  /** What is worth knowing of a file at a glance. */
  readonly lineOf: (asset: Asset) => unknown;
  /** Why an asset cannot be chosen; undefined where it can. */
  readonly disabledReason: (asset: Asset) => string | undefined;
  /** The drawing that stands for it, behind or instead of its thumbnail. */
  readonly iconOf: (asset: Asset) => TemplateResult;
}

/** Why an asset cannot be chosen; undefined where it can, and empty until the reason has loaded. */
export function disabledReason(asset: Asset, more: AssetLines | undefined): string | undefined {
  return more ? more.disabledReason(asset) : asset.available ? undefined : '';
}

/** What is worth knowing of a file at a glance, with the format as the service names it. */
export function metaOf(
  { format, dimensions, sizeInBytes }: Pick<Asset, 'format' | 'dimensions' | 'sizeInBytes'>,
  words: Messages,
): string {
  const size =
    dimensions && format !== ''
      ? words.dimensions(dimensions.width, dimensions.height)
      : sizeInBytes !== undefined && words.fileSize(sizeInBytes);
  return [format, size].filter(Boolean).join(' · ');
}
