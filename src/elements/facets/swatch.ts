import { html, type TemplateResult } from 'lit';
import type { Facet } from '../../model/facet/facet.js';

/** Words that CSS accepts as any value. They are no colours. */
const keywords = /^(inherit|initial|unset|revert|transparent|currentcolor)$/;

/** Frequent names that are not among those of CSS. */
const others = new Map([
  ['burgundy', '#802'],
  ['charcoal', '#345'],
  ['cream', '#ffd'],
  ['lilac', '#c9c'],
  ['mustard', '#da1'],
  ['ochre', '#c72'],
  ['rosé', '#eab'],
  ['rust', '#b41'],
  ['sage', '#9a8'],
  ['sand', '#dca'],
  ['terracotta', '#d65'],
]);

/**
 * Returns the CSS colour that a label names, e.g. `Dark blue` or `#0a3`. Undefined if it names none.
 */
export function colourOf(label: string): string | undefined {
  const colour = label.toLowerCase().replace(/[\s-]/g, '');
  const other = others.get(colour);
  if (other) return other;
  const isName = /^[a-z]{3,20}$/.test(colour) && !keywords.test(colour);
  const isHex = /^#([\da-f]{3}|[\da-f]{6})$/.test(colour);
  return (isName || isHex) && CSS.supports('color', colour) ? colour : undefined;
}

/**
 * Whether the values of a metadata field or of an attribute of products are colours: at least two, and at least half of them. Single
 * words such as `orange` or `snow` also name other things.
 */
export function isColourFacet({ type, values }: Facet): boolean {
  if (type !== 'metadata' && type !== 'attribute') return false;
  const colours = values.filter(({ label }) => colourOf(label) !== undefined).length;
  return colours > 1 && colours * 2 >= values.length;
}

/** Renders a colour. An attribute of SVG needs no inline style, which policies may forbid. */
export function renderSwatch(colour: string): TemplateResult {
  return html`<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true">
    <circle cx="6" cy="6" r="5.5" fill=${colour} />
  </svg>`;
}
