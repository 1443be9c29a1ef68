import { darken, lighten, mix, type Colour } from './colour.js';
import { drawChart } from './draw-chart.js';
import type { Painter } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';

const DESKS: readonly Colour[] = ['#e8e4dc', '#d7e1e8', '#ead9cf', '#dbe4d6', '#2f3a4a', '#e5def0'];
const INKS: readonly Colour[] = ['#1f5f8b', '#c8452f', '#2f7a5b', '#6a4fa3', '#d18a1f', '#274060'];
const GREY: Colour = '#c9cdd3';

/** Draws a desk and a sheet of paper on it. `draw` fills the sheet, 100 wide and `high` high. */
function onDesk(sketch: Sketch, high: number, draw: (ink: Colour) => void): void {
  const { width, height, chance } = sketch;
  const desk = chance.pick(DESKS);
  const ink = chance.pick(INKS);
  sketch.fill(sketch.gradient([lighten(desk, 0.25), mix(desk, ink, 0.12)], 60));
  const scale = Math.min((width * 0.86) / 100, (height * 0.84) / high);
  const at = trace`translate(${width / 2} ${height / 2})`;
  sketch.within(trace`${at} scale(${scale}) translate(-50 ${-high / 2})`, () => {
    sketch.rectangle(1.5, 3, 100, high, { fill: '#171420', opacity: 0.18, rx: 1.5 });
    sketch.rectangle(0, 0, 100, high, { fill: '#ffffff', rx: 1.5 });
    draw(ink);
  });
}

/** Draws lines of text; `y` is the first, and `count` of them follow `step` apart. */
function drawText(
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  count: number,
  step = 5,
): void {
  const lines = Array.from({ length: count }, (_, at) => {
    const length = at === count - 1 ? 0.55 : sketch.vary(0.86, 1);
    return trace`M${x} ${y + at * step}h${width * length}`;
  });
  sketch.path(lines.join(''), { stroke: GREY, 'stroke-width': 1.7 });
}

function drawCover(sketch: Sketch, ink: Colour): void {
  sketch.rectangle(0, 0, 100, 138, { fill: sketch.gradient([ink, darken(ink, 0.45)]), rx: 1.5 });
  const shape = sketch.chance.between(0, 2);
  const light = { fill: lighten(ink, 0.55), opacity: 0.75 };
  if (shape === 0)
    for (const r of [40, 28, 16]) sketch.circle(100, 138, r, { ...light, opacity: 0.28 });
  if (shape === 1) sketch.path('M0 96 34 66 56 84 100 48V138H0z', light);
  if (shape === 2) sketch.path('M0 90Q25 76 50 90T100 90V138H0z', light);
  sketch.rectangle(10, 18, sketch.vary(44, 72), 7, { fill: '#ffffff', rx: 1 });
  sketch.rectangle(10, 29, sketch.vary(24, 56), 7, { fill: '#ffffff', rx: 1 });
  sketch.rectangle(10, 43, 26, 2.5, { fill: '#ffffff', opacity: 0.7 });
}

/** A page, or a cover. */
export const drawPage: Painter = (sketch, { words }) => {
  onDesk(sketch, 138, (ink) => {
    const isCover =
      words.has('guidelines') || words.has('catalogue') || sketch.chance.happens(0.35);
    if (isCover) {
      drawCover(sketch, ink);
      return;
    }
    sketch.rectangle(10, 12, 52, 6, { fill: ink, rx: 1 });
    sketch.rectangle(10, 22, 30, 2.5, { fill: GREY });
    if (sketch.chance.happens(0.5)) {
      sketch.rectangle(10, 32, 80, 40, {
        fill: sketch.gradient([lighten(ink, 0.7), lighten(ink, 0.3)], 50),
      });
      sketch.path('M10 72 34 48 48 60 64 42 90 66V72z', { fill: ink, opacity: 0.7 });
      sketch.circle(76, 42, 5, { fill: '#ffffff', opacity: 0.9 });
    } else drawChart(sketch, 10, 34, 80, 36, ink);
    drawText(sketch, 10, 82, 37, 9);
    drawText(sketch, 53, 82, 37, 9);
  });
};

/** A letter or a release: a head and text. */
export const drawLetter: Painter = (sketch) => {
  onDesk(sketch, 138, (ink) => {
    sketch.circle(16, 18, 6, { fill: ink });
    sketch.rectangle(26, 15, 24, 2.4, { fill: darken(ink, 0.2) });
    sketch.rectangle(26, 20, 16, 2, { fill: GREY });
    sketch.rectangle(10, 36, 66, 5, { fill: '#2b2d38', rx: 0.8 });
    let y = 52;
    while (y < 118) {
      const lines = sketch.chance.between(3, 5);
      drawText(sketch, 10, y, 80, lines);
      y += lines * 5 + 5;
    }
  });
};

/** A slide with figures. */
export const drawSlide: Painter = (sketch) => {
  onDesk(sketch, 58, (ink) => {
    const isDark = sketch.chance.happens(0.3);
    if (isDark) sketch.rectangle(0, 0, 100, 58, { fill: darken(ink, 0.6), rx: 1.5 });
    sketch.rectangle(7, 7, 46, 4.5, { fill: isDark ? '#ffffff' : ink, rx: 0.8 });
    sketch.rectangle(7, 14, 30, 2, { fill: GREY });
    drawChart(sketch, 7, 21, 52, 30, isDark ? lighten(ink, 0.4) : ink);
    for (const [at, y] of [22, 34, 46].entries()) {
      sketch.circle(69, y + 2, 3.4, { fill: lighten(ink, at * 0.25) });
      sketch.path(trace`M76 ${y + 1}h${sketch.vary(10, 17)}M76 ${y + 4}h${sketch.vary(6, 14)}`, {
        stroke: GREY,
        'stroke-width': 1.4,
      });
    }
  });
};

/** A table of figures. */
export const drawTable: Painter = (sketch) => {
  onDesk(sketch, 76, (ink) => {
    sketch.rectangle(0, 0, 100, 9, { fill: ink, rx: 1.5 });
    const cells: string[] = [];
    for (let row = 0; row < 9; row += 1) {
      const y = 13.2 + row * 7;
      if (row % 2) sketch.rectangle(0, y - 3.2, 100, 7, { fill: lighten(ink, 0.9) });
      for (let column = 0; column < 5; column += 1) {
        const wide = column === 0 ? sketch.vary(11, 18) : sketch.vary(5, 12);
        cells.push(trace`M${column === 0 ? 4 : 24 + column * 18.5 - wide} ${y}h${wide}`);
      }
    }
    sketch.path(cells.join(''), { stroke: '#9aa0aa', 'stroke-width': 1.8 });
    sketch.path('M4 4.500h16M31 4.500h11M50 4.500h11M68 4.500h11M87 4.500h11', {
      stroke: '#ffffff',
      'stroke-width': 1.8,
    });
    sketch.path('M22 9v67M44 9v67M62 9v67M81 9v67', { stroke: '#e4e6ea', 'stroke-width': 0.5 });
    sketch.rectangle(62, 37.5, 19, 7, { fill: 'none', stroke: ink, 'stroke-width': 1.2 });
  });
};
