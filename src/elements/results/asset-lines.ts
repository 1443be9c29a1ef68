import type { TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import type { Messages } from '../../text/messages/messages.js';

/** The texts about an asset in the list, in addition to its name. */
export interface AssetLines {
  /** Renders a file name that is shortened in its middle. Undefined if it never has to be. */
  readonly nameOf: (filename: string) => TemplateResult | undefined;
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
export function metaOf(asset: Measured, words: Messages): string {
  return [asset.format, measureOf(asset, words)].filter(Boolean).join(' · ');
}

/** Returns the dimensions of a picture or video, and the size of other files. */
export function measureOf(
  { format, dimensions, sizeInBytes }: Measured,
  words: Messages,
): string | false {
  return dimensions && format !== ''
    ? words.dimensions(dimensions.width, dimensions.height)
    : sizeInBytes !== undefined && words.fileSize(sizeInBytes);
}

type Measured = Pick<Asset, 'format' | 'dimensions' | 'sizeInBytes'>;
