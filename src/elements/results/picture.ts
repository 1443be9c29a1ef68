import { html, nothing, type TemplateResult } from 'lit';

/** The sources of a thumbnail. */
export interface PictureSource {
  readonly url: string;
  readonly srcset?: string;
}

/** Renders a thumbnail, and an icon that is visible if there is none or it does not load. */
export function renderPicture(
  drawing: TemplateResult,
  source: PictureSource | undefined,
): TemplateResult {
  return html`${
      source === undefined
        ? nothing
        : html`<img
            alt=""
            loading="lazy"
            decoding="async"
            draggable="false"
            referrerpolicy="no-referrer"
            src=${source.url}
            srcset=${source.srcset ?? nothing}
            sizes="200px"
            @error=${onEnd}
            @load=${onEnd}
          />`
    }<span class="kind">${drawing}</span>`;
}

function onEnd({ currentTarget, type }: Event): void {
  (currentTarget as HTMLImageElement).hidden = type === 'error';
}
