import type { Clip } from '../clips/clip.js';
import { box, joined, text, u16, u32, zeros, type Bytes } from './mp4-boxes.js';

const maxSeconds = 600;

/**
 * An MP4 file of this length, at most ten minutes, in which the clip is played again and again. Its
 * table of frames refers to the same bytes each time, so that a long film is hardly larger.
 */
export function madeUpFilm(clip: Clip, seconds: number): Bytes {
  const { framesPerSecond, bytes } = clip;
  const count = Math.max(1, Math.round(Math.min(maxSeconds, seconds) * framesPerSecond));
  const frames = text(atob(bytes));
  const kind = box('ftyp', text('isom'), u32(512), text('isomiso2mp41'));
  // The place of the frames depends on the length of what is before them, and not the other way round.
  const before = kind.byteLength + movie(clip, count, 0).byteLength + 8;
  return joined([kind, movie(clip, count, before), box('mdat', frames)]);
}

const matrix = u32(0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000);

function movie(clip: Clip, count: number, place: number): Bytes {
  const { width, height, framesPerSecond } = clip;
  const header = [u32(0, 0, 0, framesPerSecond, count, 0x1_0000), u16(0x100), zeros(10), matrix];
  const shape = u32(width << 16, height << 16);
  const track = [u32(7, 0, 0, 1, 0, count), zeros(16), matrix, shape];
  const source = box('dinf', box('dref', u32(0, 1), box('url ', u32(1))));
  return box(
    'moov',
    box('mvhd', ...header, zeros(24), u32(2)),
    box(
      'trak',
      box('tkhd', ...track),
      box(
        'mdia',
        box('mdhd', u32(0, 0, 0, framesPerSecond, count), u16(0x55c4, 0)),
        box('hdlr', u32(0, 0), text('vide'), zeros(12), text('Video\0')),
        box('minf', box('vmhd', u32(1), zeros(8)), source, tables(clip, count, place)),
      ),
    ),
  );
}

/** Which frame is where, and how long it is shown. Each turn of the clip is a chunk. */
function tables({ sizes, width, height }: Clip, count: number, place: number): Bytes {
  const turns = Math.ceil(count / sizes.length);
  const rest = count - (turns - 1) * sizes.length;
  const looped = Array.from({ length: count }, (_, at) => sizes[at % sizes.length] ?? 0);
  const keys = Array.from({ length: turns }, (_, turn) => turn * sizes.length + 1);
  const runs =
    turns === 1 || rest === sizes.length
      ? u32(0, 1, 1, rest, 1)
      : u32(0, 2, 1, sizes.length, 1, turns, rest, 1);
  return box(
    'stbl',
    box('stsd', u32(0, 1), codec(width, height)),
    box('stts', u32(0, 1, count, 1)),
    box('stss', u32(0, keys.length, ...keys)),
    box('stsc', runs),
    box('stsz', u32(0, 0, count, ...looped)),
    box('stco', u32(0, turns, ...Array.from({ length: turns }, () => place))),
  );
}

/** VP9 of profile 0 with 8 bits. */
function codec(width: number, height: number): Bytes {
  const resolution = u32(0x48_0000, 0x48_0000, 0);
  const look = [u16(0, 1), zeros(16), u16(width, height), resolution, u16(1), zeros(32)];
  const configuration = Uint8Array.of(1, 0, 0, 0, 0, 20, 0x82, 2, 2, 2, 0, 0);
  return box('vp09', zeros(4), ...look, u16(0x18, 0xffff), box('vpcC', configuration));
}
