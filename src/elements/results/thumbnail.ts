import type { TemplateResult } from 'lit';
import type { Asset, Thumbnail } from '../../model/asset/asset.js';
import { pictureAddress } from './picture-address.js';
import { firstIconOf } from '../styles/icons.js';
import { renderPicture } from './picture.js';

/** New thumbnails that replace expired ones. */
export const refreshedThumbnails = new WeakMap<Asset, readonly Thumbnail[]>();

/** Returns the current thumbnails of an asset. */
export function thumbnailsOf(asset: Asset): readonly Thumbnail[] {
  return refreshedThumbnails.get(asset) ?? asset.thumbnails;
}

/**
 * Returns the wanted thumbnails, by default all, that may be loaded if `picture-hosts` is `hosts`.
 */
export function allowedThumbnails(
  asset: Asset,
  hosts: string | null,
  isWanted?: (thumbnail: Thumbnail) => boolean,
): readonly Thumbnail[] {
  return thumbnailsOf(asset).flatMap((thumbnail) => {
    const url = isWanted?.(thumbnail) !== false && pictureAddress(thumbnail.url, hosts);
    return url ? [{ ...thumbnail, url }] : [];
  });
}

/** Renders the thumbnail of an asset, or its icon. */
export function renderThumbnail(
  asset: Asset,
  hosts: string | null,
  icon = firstIconOf(asset),
): TemplateResult {
  // In `srcset`, a comma at the end of a URL would not belong to it.
  const fitting = allowedThumbnails(asset, hosts, ({ size }) => size >= 250 && size <= 1000).filter(
    ({ url }) => !url.endsWith(','),
  );
  const small = fitting[0] ?? allowedThumbnails(asset, hosts).at(-1);
  const srcset = fitting.map(({ url, size }) => `${url} ${size}w`).join(', ');
  return renderPicture(icon, small && { url: small.url, srcset });
}
