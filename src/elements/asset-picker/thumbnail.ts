import type { TemplateResult } from 'lit';
import type { Asset, Thumbnail } from '../../model/asset.js';
import { kindIcons } from '../shared/icons.js';
import { renderPicture } from '../shared/picture.js';

/** Thumbnails that took the place of those that had lapsed. */
export const renewed = new WeakMap<Asset, readonly Thumbnail[]>();

/** The thumbnails of an asset that are in force. */
export function thumbnailsOf(asset: Asset): readonly Thumbnail[] {
  return renewed.get(asset) ?? asset.thumbnails;
}

/** The picture of an asset, or a drawing of its kind. */
export function renderThumbnail(asset: Asset): TemplateResult {
  const thumbnails = thumbnailsOf(asset);
  const fitting = thumbnails.filter(({ size }) => size >= 250 && size <= 1000);
  const small = fitting[0] ?? thumbnails.at(-1);
  const srcset = fitting.map(({ url, size }) => `${url} ${size}w`).join(', ');
  return renderPicture(
    kindIcons[asset.kind],
    small && { url: small.url, ...(fitting.length > 1 && { srcset, sizes: '200px' }) },
  );
}
