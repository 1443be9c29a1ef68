import { Chance } from '../catalogue/chance.js';
import { readColour } from './paint.js';
import { chooseSky, type Sky } from './skies.js';
import { times, trace, write, type Part } from './text.js';

/** The shapes of a template, each as the texts between its parts. */
const templates = new WeakMap<TemplateStringsArray, readonly (readonly string[])[]>();

/**
 * A sheet to draw on, with the choices of one picture. Its shorter side is 100 long, so that a drawing
 * need not know its real size. Its functions may be taken off it.
 */
export class Sketch {
  readonly width: number;
  readonly height: number;
  /** Every word that the asset goes by, in lower case. */
  readonly words: ReadonlySet<string>;
  /** The light outdoors. */
  readonly sky: Sky;
  readonly #chance: Chance;
  /** The colours that a paint may name. */
  readonly #names: Map<string, string>;
  readonly #paints = new Map<string, string>();
  #definitions = '';
  #defined = 0;

  constructor(seed: number, ratio: number, words: ReadonlySet<string>) {
    this.width = 100 * Math.max(ratio, 1);
    this.height = 100 / Math.min(ratio, 1);
    this.words = words;
    this.#chance = new Chance(seed);
    this.sky = chooseSky(words, this.#chance);
    this.#names = new Map(this.sky.colours);
  }

  /** Any number from `least` to `most`. */
  readonly vary = (least: number, most: number): number =>
    least + this.#chance.fraction() * (most - least);

  /** A whole number from `least` to `most`. */
  readonly between = (least: number, most: number): number => this.#chance.between(least, most);

  readonly happens = (probability: number): boolean => this.#chance.happens(probability);

  /** One of the words of `text`. */
  readonly pick = (text: string): string => this.#chance.pick(text.split(' '));

  /** Lets paints name colours, as `name('light dark', '#fff,#000')`, until they are named again. */
  readonly name = (names: string, colours: string): void => {
    const values = colours.split(',').map((colour) => this.#read(colour));
    for (const [at, name] of names.split(' ').entries())
      this.#names.set(name, values[at] ?? '#fff');
    this.#paints.clear();
  };

  /** What `draw` gives for places side by side until `until`, each `least` to `most` wide. */
  readonly row = <Drawn>(
    from: number,
    until: number,
    least: number,
    most: number,
    draw: (x: number, wide: number) => Drawn,
  ): readonly Drawn[] => {
    const drawn: Drawn[] = [];
    for (let x = from; x < until;) {
      const wide = this.vary(least, most);
      drawn.push(draw(x, wide));
      x += wide;
    }
    return drawn;
  };

  /**
   * Draws shapes, one a line or parted by `;`. Each is a paint and what it paints: a path (`M0 0h9`), a
   * circle (`O`, centre, radius), an ellipse (`E`, centre, radii) or a rectangle (`R`, corner, size,
   * rounding). A paint is a colour as `readColour` takes it, several for a gradient (`#fff,near^60`,
   * at 60 degrees), `near~` on something round, or `near*50` for a light that fades outwards from half
   * its strength. A line's width follows it, as `/2` with round ends and as `=2` without, dashes as `!1`, then the
   * opacity as `@.5`. `?60` before a shape draws it sixty times in a hundred, `9x` nine times. What begins
   * with `<` is SVG. `{2~8}` is any number from 2 to 8, and `[9 h{2~8}]` writes its text nine times.
   */
  readonly draw = (template: TemplateStringsArray, ...parts: readonly Part[]): string => {
    let drawing = '';
    let part = 0;
    for (const [first = '', ...texts] of shapesOf(template)) {
      let shape = first;
      for (const text of texts) {
        shape += write(parts[part]) + text;
        part += 1;
      }
      drawing += this.#drawShape(shape);
    }
    return drawing;
  };

  /** Draws shapes that are no template. */
  readonly drawText = (shapes: string): string =>
    shapes
      .split(/; |\n/)
      .map((shape) => this.#drawShape(shape))
      .join('');

  /** Keeps a drawing unseen. What it gives puts the drawing on the sheet, moved by a transform. */
  readonly stamp = (drawing: string): ((transform: string) => string) => {
    const id = this.#define('g', '', drawing);
    return (transform) => `<use href="#${id}" transform="${transform}"/>`;
  };

  /** Puts a square of 100 by 100 in the middle, made larger or smaller by `scale`. */
  readonly centred = (scale: number, drawing: string, isFlipped = false): string => {
    const size = trace`scale(${isFlipped ? -scale : scale} ${scale})`;
    return trace`<g transform="translate(${this.width / 2} ${this.height / 2}) ${size} translate(-50 -50)">${drawing}</g>`;
  };

  /** The drawing as an SVG document, shown `width` by `height` pixels large. */
  toSvg(drawing: string, width: number, height: number): string {
    const box = trace`viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="xMidYMid slice"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box}><defs>${this.#definitions}</defs>${drawing}</svg>`;
  }

  #drawShape(written: string): string {
    if (written.startsWith('?')) {
      const [, chance, shape = ''] = /^.(\d+) (.*)/.exec(written) ?? [];
      return this.happens(Number(chance) / 100) ? this.#drawShape(shape) : '';
    }
    if (/^\d/.test(written)) {
      const [count, ...shape] = written.split('x ');
      return times(Number(count), () => this.#drawShape(shape.join('x '))).join('');
    }
    const text = written.includes('{') ? this.#fillIn(written) : written;
    if (text === '' || text.startsWith('<')) return text;
    const [, paint = '', ends, width, dashes, opacity, body = ''] =
      /^([^ /=@!]+)(?:([/=])([\d.]+))?(?:!([\d.]+))?(?:@([\d.]+))? (.*)$/.exec(text) ?? [];
    let shape = outline(body);
    const colour = this.#paint(paint);
    shape += ends ? ` fill="none" stroke="${colour}" stroke-width="${width}"` : ` fill="${colour}"`;
    if (ends === '/') shape += ' stroke-linecap="round"';
    if (dashes) shape += ` stroke-dasharray="${dashes}"`;
    if (opacity) shape += ` opacity="${opacity}"`;
    return `${shape}/>`;
  }

  #fillIn(text: string): string {
    return text
      .replace(/\[(\d+) (.*?)\]/g, (_, count: string, part: string) => part.repeat(Number(count)))
      .replace(/\{(.*?)~(.*?)\}/g, (_, least: string, most: string) =>
        write(this.vary(Number(least), Number(most))),
      );
  }

  #paint(text: string): string {
    const known = this.#paints.get(text);
    if (known !== undefined) return known;
    const paint = /[,~*^]/.test(text) ? this.#mix(text) : this.#read(text);
    this.#paints.set(text, paint);
    return paint;
  }

  #mix(text: string): string {
    const [mixture = '', angle = '90'] = text.split('^');
    const [colour = '', strength] = mixture.split('*');
    const isRound = colour.endsWith('~');
    const stops = (isRound ? colour.replace(/(.*)~/, '$1-12,$1+28,$1,$1-32') : colour)
      .split(',')
      .map((stop) => this.#read(stop));
    const [first = ''] = stops;
    if (strength !== undefined) {
      const lights = [Number(strength) / 100, 0].map(
        (opacity, at) => `<stop offset="${at}" stop-color="${first}" stop-opacity="${opacity}"/>`,
      );
      return `url(#${this.#define('radialGradient', '', lights.join(''))})`;
    }
    const turn = ` gradientTransform="rotate(${isRound ? 0 : angle} .5 .5)"`;
    const shades = stops.map(
      (stop, at) => trace`<stop offset="${at / (stops.length - 1)}" stop-color="${stop}"/>`,
    );
    return `url(#${this.#define('linearGradient', turn, shades.join(''))})`;
  }

  #read(colour: string): string {
    return readColour(colour, this.#names, this.sky.isNight);
  }

  #define(element: string, attributes: string, content: string): string {
    this.#defined += 1;
    this.#definitions += `<${element} id="d${this.#defined}"${attributes}>${content}</${element}>`;
    return `d${this.#defined}`;
  }
}

function outline(body: string): string {
  if (body.startsWith('M')) return `<path d="${body}"`;
  const [x, y, a, b, c] = body.slice(1).split(' ');
  if (body.startsWith('O')) return `<circle cx="${x}" cy="${y}" r="${a}"`;
  if (body.startsWith('E')) return `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}"`;
  return `<rect x="${x}" y="${y}" width="${a}" height="${b}"${c ? ` rx="${c}"` : ''}`;
}

function shapesOf(template: TemplateStringsArray): readonly (readonly string[])[] {
  let shapes = templates.get(template);
  if (!shapes) {
    const texts = template.join('\0').split(/[;\n]/);
    shapes = texts.map((text) => text.trim().split('\0'));
    templates.set(template, shapes);
  }
  return shapes;
}
