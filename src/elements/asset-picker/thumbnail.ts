import type { TemplateResult } from 'lit';
import type { Asset } from '../../model/asset.js';
import { kindIcon } from '../shared/icons.js';
import { renderPicture } from '../shared/picture.js';

/** The picture of an asset over a drawing of its kind. */
export function renderThumbnail({ kind, thumbnails }: Asset): TemplateResult {
  const fitting = thumbnails.filter(({ size }) => size >= 250 && size <= 1000);
  const small = fitting[0] ?? thumbnails.at(-1);
  const srcset = fitting.map(({ url, size }) => `${url} ${size}w`).join(', ');
  return renderPicture(
    kindIcon(kind),
    small && { url: small.url, ...(fitting.length > 1 && { srcset, sizes: '200px' }) },
  );
}
