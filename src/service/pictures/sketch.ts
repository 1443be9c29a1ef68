import type { Chance } from '../catalogue/chance.js';
import type { Colour } from './colour.js';
import { short, trace } from './trace.js';

/** A point on the sheet, from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** How a shape is filled, and what else is to be said of it. */
export type Style = Readonly<Record<string, string | number>>;

/**
 * A sheet to draw on. Its shorter side is 100 long, so that a drawing need not know its real size.
 * What is drawn later lies above.
 */
export class Sketch {
  readonly width: number;
  readonly height: number;
  readonly chance: Chance;
  #definitions = '';
  #shapes = '';
  #gradients = 0;
  #stamps = 0;

  constructor(ratio: number, chance: Chance) {
    this.width = ratio >= 1 ? 100 * ratio : 100;
    this.height = ratio >= 1 ? 100 : 100 / ratio;
    this.chance = chance;
  }

  /** Any number from `least` to `most`. */
  vary(least: number, most: number): number {
    return least + this.chance.fraction() * (most - least);
  }

  /** Colours along a line, downwards or at an angle in degrees: a value for `fill`. */
  gradient(colours: readonly (Colour | readonly [Colour, number])[], angle = 90): string {
    const stops = this.#stops(colours);
    const turn = angle === 0 ? '' : ` gradientTransform="rotate(${angle} .5 .5)"`;
    return this.#define(`<linearGradient id="@"${turn}>${stops}</linearGradient>`);
  }

  /** A light that fades outwards: a value for `fill`. `strength` is its opacity in the middle. */
  glow(colour: Colour, strength = 1): string {
    return this.#define(
      `<radialGradient id="@"><stop stop-color="${colour}" stop-opacity="${strength}"/>` +
        `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
  }

  rectangle(x: number, y: number, width: number, height: number, style: Style): void {
    this.#shape('rect', { x, y, width, height, ...style });
  }

  /** Covers the whole sheet. */
  fill(fill: string, style: Style = {}): void {
    this.rectangle(0, 0, this.width, this.height, { fill, ...style });
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, style: Style): void {
    this.#shape('ellipse', { cx, cy, rx, ry, ...style });
  }

  circle(cx: number, cy: number, r: number, style: Style): void {
    this.#shape('circle', { cx, cy, r, ...style });
  }

  /** Draws along path commands, e.g. `M0 0L9 9`. */
  path(d: string, style: Style): void {
    this.#shape('path', { d, ...style });
  }

  /** Draws straight from point to point. */
  polygon(points: readonly Point[], style: Style): void {
    const d = points.map(([x, y]) => trace`${x} ${y}`).join('L');
    this.path(`M${d}z`, style);
  }

  /** Draws with everything in `draw` moved, turned and scaled, e.g. `translate(5 5)`. */
  within(transform: string, draw: () => void): void {
    this.#shapes += `<g transform="${transform}">`;
    draw();
    this.#shapes += '</g>';
  }

  /** Draws something once, unseen. What it gives puts it on the sheet, moved by a transform. */
  stamp(draw: () => void): (transform: string) => void {
    const shapes = this.#shapes;
    this.#shapes = '';
    draw();
    this.#stamps += 1;
    const id = `s${this.#stamps}`;
    this.#definitions += `<g id="${id}">${this.#shapes}</g>`;
    this.#shapes = shapes;
    return (transform) => {
      this.#shapes += `<use href="#${id}" transform="${transform}"/>`;
    };
  }

  /** Draws in a square of 100 by 100 in the middle, made larger or smaller by `scale`. */
  centred(scale: number, draw: () => void, flipped = false): void {
    const turn = trace`scale(${flipped ? -scale : scale} ${scale}) translate(-50 -50)`;
    this.within(trace`translate(${this.width / 2} ${this.height / 2}) ${turn}`, draw);
  }

  /** The drawing as an SVG document, shown `width` by `height` pixels large. */
  toSvg(width: number, height: number): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${short(this.width)} ${short(this.height)}" preserveAspectRatio="xMidYMid slice">` +
      `<defs>${this.#definitions}</defs>${this.#shapes}</svg>`
    );
  }

  #stops(colours: readonly (Colour | readonly [Colour, number])[]): string {
    return colours
      .map((stop, at) => {
        const [colour, offset] =
          typeof stop === 'string' ? [stop, at / Math.max(colours.length - 1, 1)] : stop;
        return `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${colour}"/>`;
      })
      .join('');
  }

  #define(definition: string): string {
    this.#gradients += 1;
    const id = `g${this.#gradients}`;
    this.#definitions += definition.replace('@', id);
    return `url(#${id})`;
  }

  #shape(name: string, style: Style): void {
    const attributes = Object.entries(style).map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`,
    );
    this.#shapes += `<${name}${attributes.join('')}/>`;
  }
}
