import { html, nothing, type TemplateResult } from 'lit';
import type { Asset } from '../../model/asset.js';
import { kindIcon } from '../shared/icons.js';

/** The picture of an asset over a drawing of its kind, which shows until and unless it loads. */
export function renderThumbnail({ kind, thumbnails }: Asset): TemplateResult {
  const fitting = thumbnails.filter(({ size }) => size >= 250 && size <= 1000);
  const small = fitting[0] ?? thumbnails.at(-1);
  return html`
    <span class="kind">${kindIcon(kind)}</span>
    ${
      small === undefined
        ? nothing
        : html`<img
            alt=""
            loading="lazy"
            decoding="async"
            draggable="false"
            src=${small.url}
            srcset=${
              fitting.length > 1
                ? fitting.map(({ url, size }) => `${url} ${size}w`).join(', ')
                : nothing
            }
            sizes=${fitting.length > 1 ? '200px' : nothing}
            @error=${hide}
            @load=${show}
          />`
    }
  `;
}

function hide({ currentTarget }: Event): void {
  (currentTarget as HTMLImageElement).hidden = true;
}

function show({ currentTarget }: Event): void {
  (currentTarget as HTMLImageElement).hidden = false;
}
