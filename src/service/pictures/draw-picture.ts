import type { AssetRecord } from '../catalogue/catalogue.js';
import { spreadText } from '../catalogue/chance.js';
import { brand } from './brand.js';
import { city } from './city.js';
import { coast } from './coast.js';
import { drawLetter, drawPage, drawSlide, drawTable } from './documents.js';
import { food } from './food.js';
import { land } from './land.js';
import { people } from './people.js';
import { plants } from './plants.js';
import { Scene, type Painter } from './scene.js';
import { drawParcel, drawRecord, drawWaveform } from './sound.js';
import { studio } from './studio.js';

/** How large to draw, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Painters by each word that says what is to be seen. */
const painters = new Map(
  [coast, land, city, people, studio, plants, food, brand].flatMap((subjects) =>
    Object.entries(subjects).flatMap(([words, painter]) =>
      words.split(' ').map((word) => [word, painter] as const),
    ),
  ),
);
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
  const ratio = Math.min(Math.max(width / height || 1, 1 / EXTREME), EXTREME);
  const scene = new Scene(spreadText(record.id), ratio, all);
  const drawing = choosePainter(record, words, scene)(scene);
  return scene.toSvg(
    record.formatType === 'video' ? drawing + drawFilm(scene) : drawing,
    width,
    height,
  );
}

/** The way to draw an asset, by what its file is and then by what its words say is to be seen. */
function choosePainter(
  { format, formatType }: AssetRecord,
  words: readonly string[],
  { pick }: Scene,
): Painter {
  if (formatType === 'audio') return words.includes('music') ? drawRecord : drawWaveform;
  if (formatType === 'pdf') return drawPage;
  if (formatType === 'office')
    return /PPTX|Powerpoint/.test(format)
      ? drawSlide
      : /XLSX|Excel/.test(format)
        ? drawTable
        : drawLetter;
  const isSeen = formatType === 'image' || formatType === 'video' || format === 'SpinSet';
  if (!isSeen) return drawParcel;
  // Earlier words say more: a harbour with boats at sea is a harbour.
  const named = words.find((word) => painters.has(word)) ?? pick([...painters.keys()].join(' '));
  return painters.get(named) ?? drawPage;
}

/** A play sign, and a bar that says how far a film has run. */
function drawFilm({ width, height, draw, vary }: Scene): string {
  const [x, y, long, played] = [
    width * 0.06,
    height - 7,
    width * 0.88,
    width * 0.88 * vary(0.1, 0.6),
  ];
  return draw`#0d0b14@.16 R0 0 ${width} ${height}; <g transform="translate(${width / 2} ${height / 2})">; #0d0b14@.55 O0 0 14
    #fff=1.2@.9 O0 0 14; #fff M-3.6-8.3Q-4.5-8-4.5-7V7Q-4.5 8-3.6 8.300L8.5.6Q9 0 8.5-.6z; </g>
    #fff@.45 R${x} ${y} ${long} 1.4 .7; #fff R${x} ${y} ${played} 1.4 .7; #fff O${x + played} ${y + 0.7} 1.6`;
}
