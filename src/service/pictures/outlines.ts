import type { Point, Sketch } from './sketch.js';
import { trace } from './trace.js';

/** Points across the sheet, around height `y`, as the skyline of hills or mountains. */
export function ridgePoints(
  sketch: Sketch,
  { y, rise, step }: { readonly y: number; readonly rise: number; readonly step: number },
): readonly Point[] {
  const count = Math.ceil(sketch.width / step) + 1;
  const phase = sketch.vary(0, 7);
  const other = sketch.vary(0, 7);
  return Array.from({ length: count + 1 }, (_, at): Point => {
    const x = at * step - step / 2;
    const wave = Math.sin(x / 23 + phase) * 0.5 + Math.sin(x / 9 + other) * 0.2;
    return [x, y - rise * (wave + sketch.vary(-0.3, 0.3))];
  });
}

/** A soft line through the points. */
export function softLine(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = trace`M${first[0]} ${first[1]}`;
  for (const [at, [x, y]] of rest.entries()) {
    const next = rest[at + 1];
    const [endX, endY] = next ? [(x + next[0]) / 2, (y + next[1]) / 2] : [x, y];
    d += trace`Q${x} ${y} ${endX} ${endY}`;
  }
  return d;
}

/** A straight line from point to point. */
export function straightLine(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => trace`${x} ${y}`).join('L')}`;
}

/** Closes a line that crosses the sheet along its lower edge, so that it can be filled as ground. */
export function toGround(sketch: Sketch, line: string): string {
  const bottom = sketch.height + 1;
  return trace`${line}V${bottom}H-9V${bottom}z`;
}
