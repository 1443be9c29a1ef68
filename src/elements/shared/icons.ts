import { svg, html, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { AssetKind } from '../../model/asset.js';

/** A drawing beside or instead of words. Assistive technology never hears of it. */
function icon(lines: SVGTemplateResult): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">${lines}</svg>`;
}

export const searchIcon = icon(svg`<circle cx="11" cy="11" r="6.5" /><path d="m20 20-4.2-4.2" />`);
export const closeIcon = icon(svg`<path d="M6 6l12 12M18 6 6 18" />`);
export const checkIcon = icon(svg`<path d="m5 12.5 4.5 4.5L19 7.5" />`);
export const filterIcon = icon(svg`<path d="M4 6h16M7 12h10M10 18h4" />`);
export const gridIcon = icon(
  svg`<path d="M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z" />`,
);
export const listIcon = icon(
  svg`<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />`,
);
export const lockIcon = icon(
  svg`<rect x="5" y="10.5" width="14" height="9.5" rx="2" /><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />`,
);
export const windowIcon = icon(
  svg`<rect x="3.5" y="5" width="17" height="14" rx="2" /><path d="M3.5 9.5h17M6.5 7.25h.01M9 7.25h.01" />`,
);
export const alertIcon = icon(svg`<path d="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17h.01" />`);
export const emptyIcon = icon(
  svg`<path d="M4 13l2.5-7.5h11L20 13v5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18v-5Z" /><path d="M4 13h4.5a3.5 3.5 0 0 0 7 0H20" />`,
);

const kindIcons: Readonly<Record<AssetKind, TemplateResult>> = {
  image: icon(
    svg`<rect x="3.5" y="5" width="17" height="14" rx="2" /><circle cx="9" cy="10" r="1.5" /><path d="m4 17 5-4.5 3.5 3 3-2.5 4.5 4" />`,
  ),
  video: icon(
    svg`<rect x="3.5" y="5" width="17" height="14" rx="2" /><path d="m10.5 9 4.5 3-4.5 3V9Z" />`,
  ),
  audio: icon(
    svg`<path d="M9 17.5V6l9-1.8v11.5" /><circle cx="6.7" cy="17.5" r="2.3" /><circle cx="15.7" cy="15.7" r="2.3" />`,
  ),
  pdf: icon(svg`<path d="M6 3.5h8l4.5 4.5v12.5H6V3.5ZM14 3.5V8h4.5M9 12.5h6M9 16h4" />`),
  office: icon(
    svg`<path d="M6 3.5h8l4.5 4.5v12.5H6V3.5ZM14 3.5V8h4.5M9 17v-3M12 17v-5M15 17v-2" />`,
  ),
  other: icon(svg`<path d="M6 3.5h8l4.5 4.5v12.5H6V3.5ZM14 3.5V8h4.5" />`),
};

/** The drawing that stands for a kind of file, behind or instead of its thumbnail. */
export function kindIcon(kind: AssetKind): TemplateResult {
  return kindIcons[kind];
}
