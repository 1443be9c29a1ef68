import type { Colours } from './theme.js';

type Rgb = readonly [number, number, number];

/** A pair of colours that are seen together, and the contrast that WCAG 2.2 (AA) asks of them. */
export interface Pair {
  readonly what: string;
  readonly front: string;
  readonly back: string;
  readonly ratio: number;
  readonly needed: number;
}

/** The pairs of a theme, mixed as the elements do. */
export function pairsOf({ surface, text, accent }: Colours): readonly Pair[] {
  const onAccent =
    contrast(accent, '#000000') > contrast(accent, '#ffffff') ? '#000000' : '#ffffff';
  const tint = mix(accent, surface, 0.12);
  const pair = (what: string, front: string, back: string, needed: number): Pair => {
    return { what, front, back, needed, ratio: contrast(front, back) };
  };
  return [
    pair('Text', text, surface, 4.5),
    pair('Less important text', mix(text, surface, 0.76), surface, 4.5),
    pair('Buttons', onAccent, accent, 4.5),
    pair('Links and marks', mix(accent, text, 0.65), surface, 4.5),
    pair('Text of selected items', text, tint, 4.5),
    pair('Borders of controls', mix(text, surface, 0.6), surface, 3),
    pair('Focus, selected items', accent, surface, 3),
  ];
}

/** The contrast of two colours, from 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(rgb(one)), luminance(rgb(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Mixes as `color-mix(in srgb, …)` does. */
function mix(one: string, other: string, share: number): string {
  const [from, to] = [rgb(one), rgb(other)];
  const parts = from.map((value, index) => value * share + (to[index] ?? 0) * (1 - share));
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function rgb(colour: string): Rgb {
  const number = Number.parseInt(colour.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}
