import { html, type TemplateResult } from 'lit';
import type { AssetKind } from '../../model/asset/asset.js';

/**
 * Renders an icon next to or instead of text. It is hidden from assistive technology. An icon that
 * replaces another reuses its elements.
 */
export function icon(line: string): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d=${line} />
  </svg>`;
}

/** A framed picture. */
export const frame = 'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z';
/** A sheet of paper with a folded corner. */
export const sheet = 'M14 3.5H7.5a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V8L14 3.5V8h4.5';

export const searchIcon = icon('M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM20 20l-4.2-4.2');
export const closeIcon = icon('M6 6l12 12M18 6 6 18');
export const checkIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const filterIcon = icon('M4 6h16M7 12h10M10 18h4');
export const gridIcon = icon(
  'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z',
);
export const listIcon = icon('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01');
export const alertIcon = icon('M12 4 3 19.5h18L12 4ZM12 10v4M12 16.5h.01');

export const fileIcon = icon(sheet);
const imageIcon = icon(
  `${frame}M9 8.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM4 17l5-4.5 3.5 3 3-2.5 4.5 4`,
);

/** Returns the icon of a kind of file until the specific icons are loaded. */
export function firstIconOf({ kind }: { readonly kind: AssetKind }): TemplateResult {
  return kind === 'image' ? imageIcon : fileIcon;
}
