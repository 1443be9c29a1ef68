import type { TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import type { Messages } from '../../text/messages/messages.js';

/** The texts about an asset in the list, in addition to its name. */
export interface AssetLines {
  /** Returns a short description of a file. */
  readonly lineOf: (asset: Asset) => unknown;
  /** Returns why an asset cannot be selected. Undefined if it can be. */
  readonly disabledReason: (asset: Asset) => string | undefined;
  /** Returns the icon behind or instead of its thumbnail. */
  readonly iconOf: (asset: Asset) => TemplateResult;
}

/**
 * Returns why an asset cannot be selected: undefined if it can be, empty until the messages are
 * loaded.
 */
export function disabledReason(asset: Asset, more: AssetLines | undefined): string | undefined {
  return more ? more.disabledReason(asset) : asset.available ? undefined : '';
}

/** Returns a short description of a file, with the service's name for its format. */
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
