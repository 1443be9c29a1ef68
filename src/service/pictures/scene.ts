import { Sketch } from './sketch.js';
import { times, trace } from './text.js';

/** Draws one subject over the whole sheet. */
export type Painter = (scene: Scene) => string;

/** Painters by the words that say what is to be seen. */
export type Subjects = Readonly<Record<string, Painter>>;

/** A point on the sheet, from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A sheet with what several scenes outdoors are made of. */
export class Scene extends Sketch {
  /** How far from the left the sun or the moon stands. */
  readonly #lightX = this.width * (this.happens(0.5) ? this.vary(0.2, 0.4) : this.vary(0.6, 0.8));
  /** Closes a line across the sheet along its lower edge, so that it can be filled as ground. */
  readonly bottom = trace`V${this.height + 1}H-9z`;

  /** The sky down to the horizon, with what stands and drifts in it. */
  readonly drawSky = (horizon: number): string => {
    const { width, sky, draw } = this;
    const { altitude = 0, isNight, isMisty } = sky;
    const [x, y, r] = [
      this.#lightX,
      horizon * (0.96 - altitude * 0.75),
      isNight ? 4.5 : 6.5 - altitude * 2,
    ];
    const star = trace`M{0~${width}} {0~${horizon * 0.85}}h0`;
    // Two arcs of different bend between the moon's poles leave a crescent.
    const crescent = trace`M${x} ${y - r}a${r} ${r} 0 1 0 0 ${r * 2}a${r * 1.2} ${r * 1.2} 0 0 1 0 ${-r * 2}`;
    const disc = trace`O${x} ${y} ${r}`;
    return draw`high,mid,low R0 0 ${width} ${horizon + 2}
      ${isNight && draw`#fff/.4@.6 [28 ${star}]; #fff/.8@.9 [10 ${star}]`}
      ${
        sky.altitude !== undefined &&
        draw`light*${isNight ? 35 : 75} O${x} ${y} ${r * 7}
        light ${isNight && this.happens(0.6) ? crescent : disc}`
      }
      ${!isNight && !isMisty && times(this.between(1, 4), () => this.#drawCloud(horizon))}`;
  };

  #drawCloud(horizon: number): string {
    const { width, vary, draw } = this;
    const [x, y, long, high] = [vary(-0.1, 0.95), vary(0.12, 0.75), vary(22, 52), vary(1.4, 3.4)];
    const top = trace`q${long * 0.2} ${-high * 2.4} ${long * 0.45} ${-high * 0.6}q${long * 0.3} ${-high * 1.5} ${long * 0.55} ${high * 0.8}`;
    return draw`low>55#fff@${vary(0.3, 0.6)} M${x * width} ${y * horizon}${top}q${-long * 0.5} ${high * 0.7} ${-long} ${-high * 0.2}z`;
  }

  /** Mist over the ground, densest at `y`. */
  readonly drawMist = (y: number, depth: number): string =>
    this.draw`low>30#fff*85 E${this.width / 2} ${y} ${this.width * 0.8} ${depth}`;

  /** What is in the air before a scene: mist over the ground at `y`, or else birds above it by day. */
  readonly drawAir = (y: number): string => {
    const { width, sky, vary, draw } = this;
    if (sky.isMisty) return this.drawMist(y, 14);
    const [left, top] = [vary(0.15, 0.7) * width, vary(0.25, 0.55) * y];
    const birds = times(this.between(2, 5), () => {
      const size = vary(0.9, 1.7);
      const wing = trace`q${size} ${-size} ${size * 1.6} 0`;
      return trace`M${left + vary(0, 16)} ${top + vary(0, 9)}${wing}${wing}`;
    });
    return sky.isNight ? '' : draw`near/.4@.7 ${birds}`;
  };

  /** Points across the sheet, around height `y`, as the skyline of hills or mountains. */
  readonly ridge = (y: number, rise: number, step: number): readonly Point[] => {
    const [phase, other] = [this.vary(0, 7), this.vary(0, 7)];
    return this.row(-step / 2, this.width + step, step, step, (x) => {
      const wave = Math.sin(x / 23 + phase) * 0.5 + Math.sin(x / 9 + other) * 0.2;
      return [x, y - rise * (wave + this.vary(-0.3, 0.3))];
    });
  };

  /** Ground below a soft line through the points. */
  readonly ground = (points: readonly Point[]): string => {
    const curves = points.map(([x, y], at) => {
      const [nextX, nextY] = points[at + 1] ?? [x, y];
      return trace`Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
    });
    return trace`M-9 ${points[0]?.[1]}${curves}${this.bottom}`;
  };

  /** Sky, a far shore, and water down to the bottom. */
  readonly drawWater = (horizon: number): string => {
    const { width, height, sky, vary, draw } = this;
    const glitter = times(26, (at) => {
      const [long, off] = [vary(1.5, 5 + at * 0.5), vary(-1, 1) * (2 + at * 0.4)];
      return trace`M${this.#lightX + off - long / 2} ${horizon + 1 + (at / 26) ** 1.5 * (height - horizon)}h${long}`;
    });
    return draw`${this.drawSky(horizon)}; far@.8 ${this.ground(this.ridge(horizon - 1, 5, 14))}
      low>35high,high>35near R0 ${horizon} ${width} ${height}; light/.6@${sky.isNight ? 0.45 : 0.75} ${glitter}`;
  };
}
