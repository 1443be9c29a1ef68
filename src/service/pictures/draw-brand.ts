import { darken, lighten, mix, type Colour } from './colour.js';
import type { Painter, Scene } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';

const PALETTES: readonly (readonly [Colour, Colour, Colour, Colour])[] = [
  ['#14342b', '#60935d', '#bad19a', '#f6f4e6'],
  ['#22223b', '#4a4e69', '#c9ada7', '#f2e9e4'],
  ['#1d3557', '#e63946', '#a8dadc', '#f1faee'],
  ['#3c1642', '#086375', '#1dd3b0', '#f7f7d8'],
  ['#5f0f40', '#e36414', '#fb8b24', '#fdf0d5'],
  ['#264653', '#2a9d8f', '#e9c46a', '#f4a261'],
];

function paletteFor(sketch: Sketch, { words }: Scene): readonly [Colour, Colour, Colour, Colour] {
  const [one, two, three, four] = sketch.chance.pick(PALETTES);
  return words.has('light') ? [four, three, two, one] : [one, two, three, four];
}

/** A mark with a line for a name. */
export const drawLogo: Painter = (sketch, scene) => {
  const [ground, second, third, ink] = paletteFor(sketch, scene);
  sketch.fill(ground);
  sketch.circle(sketch.width / 2, sketch.height / 2, 70, {
    fill: sketch.glow(mix(ground, second, 0.6), 0.7),
  });
  const mark = sketch.chance.between(0, 4);
  sketch.centred(0.92, () => {
    if (mark === 0) {
      sketch.path('M28 60 50 14 72 60 50 46z', { fill: ink });
      sketch.path('M50 14 72 60 50 46z', { fill: third });
    } else if (mark === 1) {
      sketch.path('M26 38a24 24 0 0 1 48 0z', { fill: third });
      sketch.path('M22 42H78M28 49H72M36 56H64', {
        stroke: ink,
        'stroke-width': 3.4,
        'stroke-linecap': 'round',
      });
    } else if (mark === 2) {
      sketch.circle(41, 38, 19, { fill: third });
      sketch.circle(59, 38, 19, { fill: ink, opacity: 0.85 });
    } else if (mark === 3) {
      sketch.path('M50 12Q76 34 50 62 24 34 50 12z', { fill: ink });
      sketch.path('M50 22V62M50 40 60 30M50 50 40 40', { stroke: ground, 'stroke-width': 2 });
    } else {
      sketch.path('M26 60V18l24 26 24-26V60', {
        fill: 'none',
        stroke: ink,
        'stroke-width': 7,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      });
      sketch.circle(50, 18, 5, { fill: third });
    }
    const widths = Array.from({ length: sketch.chance.between(5, 7) }, () =>
      sketch.chance.between(4, 8),
    );
    const total = widths.reduce((sum, width) => sum + width + 2.4, -2.4);
    let x = 50 - total / 2;
    for (const width of widths) {
      sketch.rectangle(x, 76, width, 8, { fill: ink, rx: sketch.chance.pick([1, 4]) });
      x += width + 2.4;
    }
    sketch.rectangle(50 - total * 0.3, 89, total * 0.6, 1.8, { fill: third, rx: 0.9 });
  });
};

/** Arcs like waves, or quarters of circles on tiles, over the whole sheet. */
export const drawPattern: Painter = (sketch, scene) => {
  const palette = paletteFor(sketch, scene);
  sketch.fill(palette[0]);
  const size = sketch.vary(11, 24);
  const isWave =
    scene.words.has('wave') || (!scene.words.has('tile') && sketch.chance.happens(0.5));
  (isWave ? drawWaves : drawTiles)(sketch, palette, size);
};

function drawWaves(sketch: Sketch, palette: readonly Colour[], size: number): void {
  const count = Math.ceil(sketch.width / size) + 2;
  const rows = [1, 2].map((start) =>
    sketch.stamp(() => {
      for (const [at, reach] of [1, 0.7, 0.4].entries()) {
        const r = (size / 2) * reach;
        const arc = trace`a${r} ${r} 0 0 1 ${r * 2} 0m${size - r * 2} 0`;
        const fill = palette[(at + start) % 4] ?? '#ffffff';
        sketch.path(trace`M${-r} ${size / 2}${arc.repeat(count)}`, { fill });
      }
    }),
  );
  for (let row = 0; row * size < sketch.height * 2 + size; row += 1) {
    rows[row % 2]?.(trace`translate(${row % 2 ? size / -2 : 0} ${(row * size) / 2 - size / 2})`);
  }
}

function drawTiles(sketch: Sketch, palette: readonly Colour[], size: number): void {
  const shapes: [string, string, string] = ['', '', ''];
  for (let y = 0; y < sketch.height; y += size) {
    for (let x = 0; x < sketch.width; x += size) {
      const [right, down] = [sketch.chance.pick([1, -1]), sketch.chance.pick([1, -1])];
      const corner = trace`M${right > 0 ? x : x + size} ${down > 0 ? y : y + size}`;
      const sweep = right === down ? 1 : 0;
      shapes[sketch.chance.pick([0, 1, 2] as const)] +=
        trace`${corner}h${size * right}a${size} ${size} 0 0 ${sweep} ${-size * right} ${size * down}z`;
    }
  }
  for (const [at, d] of shapes.entries()) sketch.path(d, { fill: palette[at + 1] ?? '#ffffff' });
}

/** Line symbols in a grid. */
export const drawIcons: Painter = (sketch, scene) => {
  const [ground, second, third, ink] = paletteFor(sketch, scene);
  sketch.fill(ground);
  const icons = [
    'M3 8h18l-2 13H5zM8 8q0-6 4-6t4 6',
    'M3 12 12 4l9 8M6 10v10h12V10',
    'M12 21Q2 13 4 7t8-1q6-5 8 1t-8 14z',
    'M12 2a7 7 0 0 1 7 7q0 5-7 13Q5 14 5 9a7 7 0 0 1 7-7zm0 4a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
    'M2 6h12v11H2zM14 10h5l3 4v3h-8zM7 17a2 2 0 1 0 .1 4 2 2 0 1 0-.1-4M18 17a2 2 0 1 0 .1 4 2 2 0 1 0-.1-4',
    'M10 3a7 7 0 1 0 .1 14A7 7 0 1 0 10 3zM15 15l6 6',
    'M12 2l3 7 7 .5-5.500 4.500 2 7.500L12 17.500 5.500 21.500l2-7.500L2 9.500 9 9z',
    'M3 5h18v14H3zM3 6l9 7 9-7',
    'M12 3v13M7 11l5 5 5-5M4 21h16',
  ];
  const columns = Math.max(2, Math.round(sketch.width / 36));
  const rows = Math.max(2, Math.round(sketch.height / 36));
  let icon = sketch.chance.between(0, 8);
  for (let at = 0; at < columns * rows; at += 1) {
    const x = (sketch.width / columns) * ((at % columns) + 0.5);
    const y = (sketch.height / rows) * (Math.floor(at / columns) + 0.5);
    const isFull = sketch.chance.happens(0.3);
    sketch.circle(x, y, 14, { fill: isFull ? third : mix(ground, second, 0.4) });
    sketch.within(trace`translate(${x - 8.5} ${y - 8.5}) scale(.71)`, () =>
      sketch.path(icons[icon % icons.length] ?? '', {
        fill: 'none',
        stroke: isFull ? darken(ground, 0.1) : lighten(ink, 0.1),
        'stroke-width': 1.8,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    );
    icon += 1;
  }
};
