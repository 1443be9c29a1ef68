import { svg, html, type SVGTemplateResult, type TemplateResult } from 'lit';

function icon(lines: SVGTemplateResult): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">${lines}</svg>`;
}

// These point as on a page that is read from left to right; they are turned round on others.
export const returnIcon = icon(svg`<path d="M19 12H5.5M11 6l-6 6 6 6" />`);
export const backIcon = icon(svg`<path d="M14.5 5.5 8 12l6.5 6.5" />`);
export const onIcon = icon(svg`<path d="M9.5 5.5 16 12l-6.5 6.5" />`);
export const plusIcon = icon(svg`<path d="M12 6v12M6 12h12" />`);
export const minusIcon = icon(svg`<path d="M6 12h12" />`);
export const eyeIcon = icon(
  svg`<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" /><circle cx="12" cy="12" r="2.75" />`,
);
