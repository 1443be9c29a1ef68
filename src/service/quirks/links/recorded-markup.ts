import { escapeMarkup } from '../../answers/markup.js';

/** Creates the embed code of a URL. */
export type RecordedMarkup = (url: string) => string;

const fullScreen = 'webkitallowfullscreen mozallowfullscreen allowfullscreen';

/** A picture, with the lengths that its link asks for. */
export function pictureMarkup(
  name: string,
  { width, height }: { readonly width?: number; readonly height?: number } = {},
): RecordedMarkup {
  const box = `${width ? `width="${width}" ` : ''}${height ? `height="${height}" ` : ''}`;
  return (url) => `<img ${box}alt="${escapeMarkup(name)}" src="${url}">`;
}

/** A link whose text is the filename. */
export function linkMarkup(filename: string): RecordedMarkup {
  return (url) => `<a href="${url}" target="_blank">${escapeMarkup(filename)}</a>`;
}

/** A frame with the size that browsers give it. */
export const frameMarkup: RecordedMarkup = (url) => `<iframe src="${url}" ${fullScreen} ></iframe>`;

/** A frame that fills a box as wide as the page, always in the shape of a wide film. */
export const boxedFrameMarkup: RecordedMarkup = (url) =>
  '<div style="position:relative;width:100%;height:0;padding-bottom:56.25%;">' +
  `<iframe src="${url}" ${fullScreen} frameborder="0" allowtransparency="true" ` +
  'scrolling="no" style="position:absolute;top:0;left:0;width:100%;height:100%;" ></iframe></div>';

/** A film that the browser plays. */
export const videoMarkup: RecordedMarkup = (url) =>
  `<video controls><source src="${url}" type="video/mp4"></video>`;

/** A recording that the browser plays. */
export const audioMarkup: RecordedMarkup = (url) => `<audio controls src="${url}"></audio>`;
