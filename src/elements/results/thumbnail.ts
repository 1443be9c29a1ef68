import type { TemplateResult } from 'lit';
import type { Asset, Thumbnail } from '../../model/asset/asset.js';
import { pictureAddress } from './picture-address.js';
import { firstIconOf } from '../styles/icons.js';
import { renderPicture } from './picture.js';

/** Thumbnails that took the place of those that had lapsed. */
export const renewed = new WeakMap<Asset, readonly Thumbnail[]>();

/** The thumbnails of an asset that are in force. */
export function thumbnailsOf(asset: Asset): readonly Thumbnail[] {
  return renewed.get(asset) ?? asset.thumbnails;
}

/** The thumbnails that may be fetched, where `picture-hosts` says `hosts`. */
export function allowedThumbnails(asset: Asset, hosts: string | null): readonly Thumbnail[] {
  return thumbnailsOf(asset).flatMap((thumbnail) => {
    const url = pictureAddress(thumbnail.url, hosts);
    return url ? [{ ...thumbnail, url }] : [];
  });
}

/** The picture of an asset, or the drawing that stands for it. */
export function renderThumbnail(
  asset: Asset,
  hosts: string | null,
  icon = firstIconOf(asset),
): TemplateResult {
  const thumbnails = allowedThumbnails(asset, hosts);
  // A comma at the end of an address would end it in `srcset`.
  const fitting = thumbnails.filter(
    ({ url, size }) => size >= 250 && size <= 1000 && !url.endsWith(','),
  );
  const small = fitting[0] ?? thumbnails.at(-1);
  const srcset = fitting.map(({ url, size }) => `${url} ${size}w`).join(', ');
  return renderPicture(icon, small && { url: small.url, ...(fitting.length > 1 && { srcset }) });
}
