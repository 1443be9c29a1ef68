import { lighten, type Colour } from './colour.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';

/** Draws bars, a curve or a ring in a field of the given size. */
export function drawChart(
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Colour,
): void {
  const kind = sketch.chance.between(0, 2);
  const baseline = y + height;
  if (kind === 2) {
    const r = Math.min(width, height) / 2 - 3;
    const round = Math.round(r * 2 * Math.PI);
    const first = sketch.chance.between(25, 60) / 100;
    const style = { fill: 'none', 'stroke-width': r * 0.5 };
    const [cx, cy] = [x + width / 2, y + height / 2];
    sketch.circle(cx, cy, r, { ...style, stroke: lighten(ink, 0.75) });
    sketch.circle(cx, cy, r, {
      ...style,
      stroke: lighten(ink, 0.35),
      'stroke-dasharray': `${Math.round(round * (first + 0.22))} ${round}`,
    });
    sketch.circle(cx, cy, r, {
      ...style,
      stroke: ink,
      'stroke-dasharray': `${Math.round(round * first)} ${round}`,
    });
    return;
  }
  const grid = [0, 1, 2, 3].map(
    (line) => trace`M${x} ${baseline - (line * height) / 3.5}h${width}`,
  );
  sketch.path(grid.join(''), { stroke: '#e4e6ea', 'stroke-width': 0.6 });
  const count = sketch.chance.between(6, 9);
  const step = width / count;
  const values = Array.from(
    { length: count },
    (_, at) => height * Math.min(0.95, 0.2 + (at / count) * 0.5 + sketch.vary(0, 0.3)),
  );
  if (kind === 0) {
    for (const [at, value] of values.entries()) {
      const fill = at === count - 2 ? ink : lighten(ink, 0.5);
      sketch.rectangle(x + at * step + step * 0.18, baseline - value, step * 0.64, value, {
        fill,
        rx: 0.6,
      });
    }
    return;
  }
  const points = values.map((value, at) => trace`${x + at * step + step / 2} ${baseline - value}`);
  const line = `M${points.join('L')}`;
  sketch.path(trace`${line}V${baseline}H${x + step / 2}z`, { fill: lighten(ink, 0.8) });
  sketch.path(line, { fill: 'none', stroke: ink, 'stroke-width': 1.6, 'stroke-linejoin': 'round' });
  sketch.path(`M${points.join('h.1M')}h.1`, {
    stroke: ink,
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });
}
