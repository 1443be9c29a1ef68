import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';

/** Where a small picture is found. */
export interface PictureSource {
  readonly url: string;
  readonly srcset?: string;
  readonly sizes?: string;
}

/** A small picture over a drawing, which shows until and unless the picture loads. */
export function renderPicture(
  drawing: TemplateResult,
  source: PictureSource | undefined,
): TemplateResult {
  return html`
    <span class="kind">${drawing}</span>
    ${
      source === undefined
        ? nothing
        : html`<img
            alt=""
            loading="lazy"
            decoding="async"
            draggable="false"
            src=${source.url}
            srcset=${ifDefined(source.srcset)}
            sizes=${ifDefined(source.sizes)}
            @error=${onEnd}
            @load=${onEnd}
          />`
    }
  `;
}

function onEnd({ currentTarget, type }: Event): void {
  (currentTarget as HTMLImageElement).hidden = type === 'error';
}
