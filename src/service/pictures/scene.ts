import type { Chance } from '../catalogue/chance.js';
import { readColour } from './paint.js';
import { chooseSky, type Sky } from './skies.js';
import { times, trace, write, type Part } from './text.js';

/** Draws one subject over the whole sheet. */
export type Painter = (scene: Scene) => string;

/** The shapes of the texts that are drawn again and again. */
const known = new Map<string, readonly Shape[]>();

/**
 * A shape as it is written: how often and what for it is drawn (`9x`, `?night`), how it gives names a
 * meaning (` =` or `:`) if it does, and by turns what is drawn as it is and what stands in braces.
 */
interface Shape {
  readonly conditions: readonly string[];
  readonly sign: string | undefined;
  readonly texts: readonly string[];
}

/** Draws, or traces, what a name with numbers stands for. */
export type Named = (scene: Scene, ...numbers: readonly number[]) => string;

/**
 * A sheet to draw on, with the choices of one picture. The square from 0 to 100 is always to be seen; a
 * sheet that is no square shows more at two sides. Its functions may be taken off it.
 */
export class Scene {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly sky: Sky;
  /** Where the sun or the moon stands. */
  readonly lightX: number;
  readonly #named: ReadonlyMap<string, Named>;
  /** What names stand for: colours, numbers and texts. */
  readonly #names: Map<string, string>;
  readonly #looks = new Map<string, string>();
  #definitions = '';
  #defined = 0;

  constructor(
    ratio: number,
    /** Every word that the asset goes by, in lower case. */
    readonly words: ReadonlySet<string>,
    readonly chance: Chance,
    named: ReadonlyMap<string, Named>,
  ) {
    this.#named = named;
    [this.width, this.height] = [100 * Math.max(ratio, 1), 100 / Math.min(ratio, 1)];
    [this.left, this.top] = [50 - this.width / 2, 50 - this.height / 2];
    [this.right, this.bottom] = [100 - this.left, 100 - this.top];
    this.sky = chooseSky(words, chance);
    const share = chance.happens(0.5) ? this.vary(0.2, 0.4) : this.vary(0.6, 0.8);
    this.lightX = this.left + this.width * share;
    this.#names = new Map(this.sky.colours);
    for (const side of ['left', 'right', 'top', 'bottom'] as const)
      this.#names.set(side, write(this[side]));
    // Closes a line across the sheet along its lower edge, so that it can be filled as ground.
    this.#names.set('ground', trace`V${this.bottom + 1}H${this.left - 9}z`);
  }

  /** Any number from `least` to `most`. */
  readonly vary = (least: number, most: number): number =>
    least + this.chance.fraction() * (most - least);

  /** What `draw` gives for places side by side until `until`, each `least` to `most` wide, joined. */
  readonly row = (
    from: number,
    until: number,
    [least, most]: readonly [least: number, most: number],
    draw: (x: number, wide: number) => string,
  ): string => {
    let drawn = '';
    for (let x = from, wide = 0; x < until; x += wide) {
      wide = this.vary(least, most);
      drawn += draw(x, wide);
    }
    return drawn;
  };

  /**
   * Draws shapes, one a line or parted by `; `. Each is a paint and what it paints: a path (`M0 0h9`), a
   * circle (`O`, centre, radius), an ellipse (`E`, centre, radii), a rectangle (`R`, corner, size,
   * rounding) or a path by its name, as `ridge(60 4)`. A paint is a colour as `readColour` takes it,
   * several for a gradient (`#fff,near^60`, at 60 degrees), `near~` on something round, or `near*50` for
   * a light that fades outwards from half its strength. A line's width follows it, as `/2` with round
   * ends and as `=2` without, dashes as `!1,2`, then the opacity as `@.5`.
   *
   * `boat(20 60 2)` draws what has that name. `<g>` and the like are SVG. `a b: #f00,#0f0 #ff0,#fff` lets
   * the names stand for one of the choices, and `a = 1 2` for a text. `9x` before a shape draws it nine
   * times, `?60` sixty times in a hundred, `?night` if that word or sky is asked for, `?a=b` if that is
   * what the name stands for; `?!` turns each of these round. In braces, `{2~8}` is any number from 2 to
   * 8, and `{a}` what the name stands for; `[9 h{2~8}]` writes its text nine times.
   */
  readonly draw = (texts: string | TemplateStringsArray, ...parts: readonly Part[]): string => {
    const isText = typeof texts === 'string';
    const shapes = isText ? shapesOf(texts) : readShapes(trace(texts, ...parts));
    return shapes.map((shape) => this.#drawShape(shape)).join('');
  };

  /** Keeps a drawing unseen. What it gives puts the drawing on the sheet, moved by a transform. */
  readonly stamp = (drawing: string): ((transform: string) => string) => {
    const id = this.#define('g', '', drawing);
    return (transform) => `<use href="#${id}" transform="${transform}"/>`;
  };

  /** The drawing as an SVG document, shown `width` by `height` pixels large. */
  toSvg(drawing: string, width: number, height: number): string {
    const box = trace`viewBox="${this.left} ${this.top} ${this.width} ${this.height}" preserveAspectRatio="xMidYMid slice"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box}><defs>${this.#definitions}</defs>${drawing}</svg>`;
  }

  #drawShape(shape: Shape, at = 0): string {
    const condition = shape.conditions[at];
    if (condition?.startsWith('?'))
      return this.#holds(condition.slice(1)) ? this.#drawShape(shape, at + 1) : '';
    if (condition)
      return times(Number.parseInt(condition, 10), () => this.#drawShape(shape, at + 1));
    const text = shape.texts.length > 1 ? this.#fillIn(shape.texts) : (shape.texts[0] ?? '');
    if (text.startsWith('<') || text === '') return text;
    if (shape.sign) {
      const [names = '', value = ''] = text.split(`${shape.sign} `, 2);
      return this.#name(names, shape.sign === ':' ? this.chance.pick(value.split(' ')) : value);
    }
    const paint = text.slice(0, text.indexOf(' '));
    if (paint.includes('(')) return this.#call(text);
    return `${this.#outline(text.slice(paint.length + 1))}${this.#look(paint)}/>`;
  }

  #holds(asked: string): boolean {
    if (asked.startsWith('!')) return !this.#holds(asked.slice(1));
    const [name = '', value] = asked.split('=');
    if (value) return this.#names.get(name) === value;
    const percent = Number(asked);
    if (percent >= 0) return this.chance.happens(percent / 100);
    return this.words.has(asked) || this.sky.signs.has(asked);
  }

  #fillIn(texts: readonly string[]): string {
    const meant = (name = ''): string => this.#names.get(name) ?? name;
    let filled = '';
    for (const [at, text] of texts.entries()) {
      const [least, most] = at % 2 ? text.split('~') : [];
      if (most) filled += write(this.vary(Number(meant(least)), Number(meant(most))));
      else filled += at % 2 ? meant(text) : text;
    }
    return filled;
  }

  #name(names: string, value: string): string {
    const values = names.includes(' ') ? value.split(',') : [value];
    for (const [at, name] of names.split(' ').entries()) {
      const text = values[at] ?? '';
      const meant = /^[#a-z]\S*$/.test(text) ? this.#read(text) : text;
      if (meant.startsWith('#') && meant !== this.#names.get(name)) this.#looks.clear();
      this.#names.set(name, meant);
    }
    return '';
  }

  #call(text: string): string {
    const [name = '', numbers = ''] = text.slice(0, -1).split('(');
    return this.#named.get(name)?.(this, ...numbers.split(' ').map(Number)) ?? '';
  }

  #outline(body: string): string {
    if (body.startsWith('M')) return `<path d="${body}"`;
    if (body.endsWith(')')) return `<path d="${this.#call(body)}"`;
    const [x, y, a, b, c] = body.slice(1).split(' ');
    if (body.startsWith('O')) return `<circle cx="${x}" cy="${y}" r="${a}"`;
    if (body.startsWith('E')) return `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}"`;
    return `<rect x="${x}" y="${y}" width="${a}" height="${b}"${c ? ` rx="${c}"` : ''}`;
  }

  #look(text: string): string {
    const seen = this.#looks.get(text);
    if (seen !== undefined) return seen;
    const [, colour = '', ends, width, dashes, opacity] =
      /^([^/=@!]+)(?:([/=])([\d.]+))?(?:!([\d.,]+))?(?:@([\d.]+))?$/.exec(text) ?? [];
    const paint = /[,~*^]/.test(colour) ? this.#mix(colour) : this.#read(colour);
    let look = ends ? ` fill="none" stroke="${paint}" stroke-width="${width}"` : ` fill="${paint}"`;
    if (ends === '/') look += ' stroke-linecap="round"';
    if (dashes) look += ` stroke-dasharray="${dashes}"`;
    if (opacity) look += ` opacity="${opacity}"`;
    this.#looks.set(text, look);
    return look;
  }

  /** Defines a gradient. */
  #mix(text: string): string {
    const [, colours = '', strength, angle = '90'] =
      /^([^*^]+)(?:\*(\d+))?(?:\^(\d+))?/.exec(text.replace(/(.*)~/, '$1-12,$1+28,$1,$1-32^0')) ??
      [];
    const stops = (strength ? [colours, colours] : colours.split(',')).map(
      (stop, at, { length }) => {
        const opacity = strength && trace` stop-opacity="${at ? 0 : Number(strength) / 100}"`;
        return trace`<stop offset="${at / (length - 1)}" stop-color="${this.#read(stop)}"${opacity}/>`;
      },
    );
    const turn = strength ? '' : ` gradientTransform="rotate(${angle} .5 .5)"`;
    const kind = strength ? 'radialGradient' : 'linearGradient';
    return `url(#${this.#define(kind, turn, stops.join(''))})`;
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

function shapesOf(text: string): readonly Shape[] {
  const shapes = known.get(text) ?? readShapes(text);
  known.set(text, shapes);
  return shapes;
}

function readShapes(texts: string): readonly Shape[] {
  return texts.split(/; |\n/).map((text) => {
    const [, conditions = '', shape = ''] = /^\s*((?:(?:\d+x|\?\S+) )*)(.*)$/.exec(text) ?? [];
    const repeat = (_: string, count: string, part: string): string => part.repeat(Number(count));
    return {
      conditions: conditions === '' ? [] : conditions.trim().split(' '),
      sign: /^[a-z ]+( =|:) /.exec(shape)?.[1],
      texts: shape.replace(/\[(\d+) (.*?)\]/g, repeat).split(/[{}]/),
    };
  });
}
