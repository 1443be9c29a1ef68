import type { AssetRecord } from '../catalogue/catalogue.js';
import { Chance, spreadText } from '../catalogue/chance.js';
import { choosePainter } from './choose-painter.js';
import type { Colour } from './colour.js';
import { drawFilmFrame } from './film-frame.js';
import { Sketch } from './sketch.js';
import { chooseSky } from './skies.js';

/** How large to draw, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const COLOURS: Readonly<Record<string, Colour>> = {
  white: '#f1ede4',
  black: '#2f2e35',
  sage: '#9caf88',
  terracotta: '#c8664a',
  navy: '#2b3f66',
  sand: '#d8c3a0',
  mustard: '#d9a32e',
  forest: '#2f5d46',
  sky: '#7fb2d4',
  coral: '#ee7e6b',
  plum: '#7a4069',
  slate: '#66727f',
  burgundy: '#7d2338',
  teal: '#2a8a8a',
  cream: '#efe3c8',
  rosé: '#e0a5a5',
  silver: '#b9bfc6',
  lilac: '#b39ccf',
  ochre: '#c4862f',
};
/** Widest and tallest: anything further is drawn so and shown in part. */
const EXTREME = 4;

/**
 * Draws a record as an SVG document (UTF-8) that shows what its words say. The same record gives the
 * same picture in every size. It holds no script and refers to nothing outside itself.
 */
export function drawPicture(record: AssetRecord, { width, height }: PictureSize): string {
  const texts = [...record.keywords, record.filename, ...record.categories];
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []);
  const all = new Set([...words, ...words.flatMap((word) => word.split('-'))]);
  const chance = new Chance(spreadText(record.id));
  const ratio = Math.min(Math.max(width / height || 1, 1 / EXTREME), EXTREME);
  const sketch = new Sketch(ratio, chance);
  const otherwise = chance.next();
  const sky = chooseSky(all, chance);
  const [named] = words.flatMap((word) => COLOURS[word] ?? []);
  const colour = named ?? chance.pick(Object.values(COLOURS));
  choosePainter(record, words, otherwise)(sketch, { words: all, sky, colour });
  if (record.formatType === 'video') drawFilmFrame(sketch);
  return sketch.toSvg(width, height);
}
