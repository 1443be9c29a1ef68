import { Refusal } from '../answers/failure.js';
import type { Box } from '../files/asset-files.js';
import { naturalBox } from '../files/picture-box.js';
import { turned, type PictureFormat, type ReadPicture } from '../files/picture-view.js';
import { readLength } from '../files/read-picture.js';

/** The greatest width and height, also of the picture that focal points are measured in. */
const maxPixels = 2048;

const formats: ReadonlyMap<string, PictureFormat> = new Map([
  ['gif', 'gif'],
  ['jpeg', 'jpeg'],
  ['jpg', 'jpeg'],
  ['png', 'png'],
  ['web', 'web'],
]);

/** How far from left and from top an anchor is, as a share of the room that is left. */
const anchors: ReadonlyMap<string, readonly [across: number, down: number]> = new Map([
  ['c', [0.5, 0.5]],
  ['n', [0.5, 0]],
  ['ne', [1, 0]],
  ['e', [1, 0.5]],
  ['se', [1, 1]],
  ['s', [0.5, 1]],
  ['sw', [0, 1]],
  ['w', [0, 0.5]],
  ['nw', [0, 0]],
]);

type Query = (name: string) => string | undefined;
type Point = readonly [x: number, y: number];

/**
 * Reads a picture's address as recorded: width, height, crop with an anchor or a corner, rotation
 * and colour. The picture is turned first; all lengths are those of the turned picture. Members of
 * which nothing is known are passed over.
 */
export const readRecordedPicture: ReadPicture = (record, name, query) => {
  const format = formats.get(name);
  if (!format) return undefined;
  const rotation = readRotation(query('r') ?? '0');
  const isCropped = readWord(query, 'crop', ['yes', 'no']) === 'yes';
  const isAnimated = readWord(query, 'animate', ['true', 'false']) === 'true';
  const color = readColor(query('color') ?? (format === 'jpeg' ? 'ffffff' : 'ffffff00'));
  const anchor = readAnchor(query('k') ?? query('keep') ?? query('position') ?? 'c');
  readLength(query('quality') ?? '80', 100);
  const natural = naturalBox(record);
  const whole = turned(natural, rotation);
  const box = readBox(whole, query);
  const ratios = [box.width / whole.width, box.height / whole.height] as const;
  // A crop covers the box, and anything else fits into it.
  const scale = isCropped ? Math.max(...ratios) : Math.min(...ratios);
  const room: Point = [whole.width * scale - box.width, whole.height * scale - box.height];
  const corner = query('a');
  const [left, top] =
    corner === undefined || !isCropped
      ? [room[0] * anchor[0], room[1] * anchor[1]]
      : cornerOf(corner, whole, scale, room);
  return {
    box,
    view: {
      scaled: { width: natural.width * scale, height: natural.height * scale },
      ...{ rotation, left, top, color, format, isAnimated },
    },
  };
};

/** The size of the result. Without a width and a height, the picture is fitted into 2048 pixels. */
function readBox(whole: Box, query: Query): Box {
  const [width, height] = [query('w'), query('h')].map((text) =>
    text === undefined ? undefined : readLength(text, maxPixels),
  );
  const wide = width ?? (height === undefined ? undefined : (height * whole.width) / whole.height);
  const scale = wide === undefined ? fitting(whole) : wide / whole.width;
  return {
    width: width ?? Math.max(1, Math.round(whole.width * scale)),
    height: height ?? Math.max(1, Math.round(whole.height * scale)),
  };
}

/** The scale at which a picture fits into 2048 pixels. Pictures are not enlarged for that. */
function fitting({ width, height }: Box): number {
  return Math.min(1, maxPixels / width, maxPixels / height);
}

/** Where the crop begins. A crop that would reach beyond an edge of the picture ends there. */
function cornerOf(text: string, whole: Box, scale: number, room: Point): Point {
  const [, x = '', y = ''] = /^(\d{1,4}),(\d{1,4})$/.exec(text) ?? [];
  const fitted = fitting(whole);
  const isInside = Number(x) < whole.width * fitted && Number(y) < whole.height * fitted;
  if (x === '' || !isInside) {
    throw new Refusal(400, 'a must be a point of the picture fitted into 2048 pixels, as 10,20.');
  }
  const enlarged = scale / fitted;
  return [Math.min(Number(x) * enlarged, room[0]), Math.min(Number(y) * enlarged, room[1])];
}

function readAnchor(text: string): Point {
  const anchor = anchors.get(text);
  if (anchor) return anchor;
  throw new Refusal(400, `An anchor must be one of ${[...anchors.keys()].join()}.`);
}

function readRotation(text: string): number {
  const degrees = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  if (degrees <= 360) return degrees;
  throw new Refusal(400, 'r must be a number of degrees from 0 to 360.');
}

function readColor(text: string): string {
  if (/^(?:[\da-f]{6}|[\da-f]{8})$/i.test(text)) return `#${text.toLowerCase()}`;
  throw new Refusal(400, 'color must be 6 or 8 hexadecimal digits.');
}

function readWord(query: Query, name: string, words: readonly string[]): string | undefined {
  const word = query(name);
  if (word === undefined || words.includes(word)) return word;
  throw new Refusal(400, `${name} must be ${words.join(' or ')}.`);
}
