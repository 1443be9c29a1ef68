import { escapeMarkup } from '../answers/markup.js';
import type { Box } from '../files/asset-files.js';

/** The kinds of embed code, as recorded from the live service. */
export type MarkupKind = 'picture' | 'link' | 'frame' | 'player' | 'video' | 'audio';

const fullScreen = 'webkitallowfullscreen mozallowfullscreen allowfullscreen';

/** The embed code for a URL. Escapes both texts. */
export function embedMarkup(kind: MarkupKind, address: string, name: string, box: Box): string {
  const url = escapeMarkup(address);
  const text = escapeMarkup(name);
  switch (kind) {
    case 'picture':
      return `<img alt="${text}" src="${url}">`;
    case 'link':
      return `<a href="${url}" target="_blank">${text}</a>`;
    case 'frame':
      return `<iframe src="${url}" ${fullScreen}></iframe>`;
    case 'player': {
      const ratio = Number(((box.height / box.width) * 100).toFixed(2));
      return (
        `<div style="position:relative;width:100%;height:0;padding-bottom:${ratio}%;">` +
        `<iframe src="${url}" ${fullScreen} frameborder="0" allowtransparency="true" ` +
        `scrolling="no" style="position:absolute;top:0;left:0;width:100%;height:100%;">` +
        `</iframe></div>`
      );
    }
    case 'video':
      return `<video controls><source src="${url}" type="video/mp4"></video>`;
    case 'audio':
      return `<audio controls src="${url}"></audio>`;
  }
}
