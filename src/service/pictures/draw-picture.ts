import type { AssetRecord } from '../catalogue/catalogue.js';
import { Chance, spreadText } from '../catalogue/chance.js';
import { drawSheet } from './documents.js';
import { Scene, type Named, type Painter } from './scene.js';
import { scenery } from './scenery.js';
import { drawObject, OBJECTS } from './studio.js';
import { INDOORS, OUTDOORS } from './subjects.js';
import { readEntries, trace } from './text.js';
import { INDOOR_THINGS, OUTDOOR_THINGS } from './things.js';

/** How large to draw, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Painters by each word that says what is to be seen. Scenes outdoors may be the other way round. */
const outdoors = readPainters(OUTDOORS, ({ draw, chance }, shapes) =>
  draw(chance.happens(0.5) ? shapes : `<g transform="matrix(-1 0 0 1 100 0)">; ${shapes}; </g>`),
);
const painters = new Map([
  ...outdoors,
  ...readPainters(OBJECTS, drawObject),
  ...readPainters(INDOORS, ({ draw }, shapes) => draw(shapes)),
]);
/** What shapes may call by names. Things are drawn at a place, larger by `scale` or `tall` in height. */
const named = new Map<string, Named>([
  ...Object.entries(scenery),
  ...readEntries(OUTDOOR_THINGS + INDOOR_THINGS).map(([name, shapes]): [string, Named] => [
    name,
    ({ draw }, x = 0, y = 0, scale = 1, tall = scale) =>
      trace`<g transform="translate(${x} ${y}) scale(${scale} ${tall})">${draw(shapes)}</g>`,
  ]),
]);

/**
 * Draws a record as an SVG document (UTF-8) that shows what its words say. The same record gives the
 * same picture in every size. It holds no script and refers to nothing outside itself.
 */
export function drawPicture(record: AssetRecord, { width, height }: PictureSize): string {
  const texts = [...record.keywords, record.filename, ...record.categories];
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []);
  const all = new Set([...words, ...words.flatMap((word) => word.split('-'))]);
  // What is longer than four times its width is drawn so and shown in part.
  const ratio = Math.min(Math.max(width / height || 1, 1 / 4), 4);
  const scene = new Scene(ratio, all, new Chance(spreadText(record.id)), named);
  const drawing = choosePainter(record, words, scene)(scene);
  const film = record.formatType === 'video' ? scene.draw('film(0)') : '';
  return scene.toSvg(drawing + film, width, height);
}

/** The way to draw an asset, by what its file is and then by what its words say is to be seen. */
function choosePainter(
  { format, formatType }: AssetRecord,
  words: readonly string[],
  { chance }: Scene,
): Painter {
  const find = (word: string): Painter => painters.get(word) ?? drawSheet('page');
  if (formatType === 'audio') return find(words.includes('music') ? 'record' : 'waveform');
  const isCover = words.some((word) => /^(guidelines|catalogue)$/.test(word));
  if (formatType === 'pdf') return drawSheet(isCover || chance.happens(0.35) ? 'cover' : 'page');
  if (/PPTX|Powerpoint/.test(format)) return drawSheet('slide');
  if (/XLSX|Excel/.test(format)) return drawSheet('table');
  if (formatType === 'office') return drawSheet('letter');
  if (!/image|video/.test(formatType) && format !== 'SpinSet') return find('parcel');
  // Earlier words say more: a harbour with boats at sea is a harbour.
  return find(words.find((word) => painters.has(word)) ?? chance.pick([...outdoors.keys()]));
}

function readPainters(text: string, draw: typeof drawObject): ReadonlyMap<string, Painter> {
  const entries = readEntries(text).flatMap(([words, shapes]) =>
    words.split(' ').map((word) => [word, (scene: Scene) => draw(scene, shapes)] as const),
  );
  return new Map(entries);
}
