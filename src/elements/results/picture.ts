import { html, nothing, render, type TemplateResult } from 'lit';

/** The sources of a thumbnail. */
export interface PictureSource {
  readonly url: string;
  readonly srcset?: string;
}

/**
 * Renders a thumbnail, or an icon if there is none. If the thumbnail does not load, the icon is
 * rendered then: most cards never need it.
 */
export function renderPicture(
  drawing: TemplateResult,
  source: PictureSource | undefined,
): TemplateResult {
  if (source === undefined) return html`<span class="kind">${drawing}</span>`;
  const onEnd = ({ currentTarget, type }: Event): void => {
    const image = currentTarget as HTMLImageElement;
    image.hidden = type === 'error';
    const icon = image.nextElementSibling;
    if (image.hidden && icon) render(drawing, icon as HTMLElement);
  };
  return html`<img
      alt=""
      loading="lazy"
      decoding="async"
      draggable="false"
      referrerpolicy="no-referrer"
      src=${source.url}
      srcset=${source.srcset || nothing}
      sizes="200px"
      @error=${onEnd}
      @load=${onEnd}
    /><span class="kind"></span>`;
}
