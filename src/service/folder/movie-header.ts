import { unmeasured, type Measures, type ReadAt } from './measures.js';

interface Atom {
  readonly type: string;
  /** The start and end of its content, in bytes from the start of the file. */
  readonly start: number;
  readonly end: number;
}

/** The containers of the headers that are read. */
const containers = new Set(['moov', 'trak']);
/** Enough for valid files. Reading a malicious file stops here. */
const maxAtoms = 500;

/** Reads the length and the first picture size of an MP4 or QuickTime file. */
export async function readMovie(readAt: ReadAt, size: number): Promise<Measures> {
  let measures = unmeasured;
  const waiting: (readonly [start: number, end: number])[] = [[0, size]];
  for (let seen = 0; seen < maxAtoms; seen += 1) {
    const [start, end] = waiting.pop() ?? [0, 0];
    const atom = await readAtom(readAt, start, end);
    if (!atom) {
      if (waiting.length === 0) break;
      continue;
    }
    waiting.push([atom.end, end]);
    if (containers.has(atom.type)) waiting.push([atom.start, atom.end]);
    if (atom.type === 'mvhd') measures = { ...measures, duration: await length(readAt, atom) };
    if (atom.type === 'tkhd' && measures.width === null) {
      measures = { ...measures, ...(await shape(readAt, atom)) };
    }
  }
  return measures;
}

async function readAtom(readAt: ReadAt, start: number, end: number): Promise<Atom | undefined> {
  if (end - start < 8) return undefined;
  const header = await readAt(start, 16);
  if (header.byteLength < 8) return undefined;
  const type = String.fromCharCode(...[4, 5, 6, 7].map((at) => header.getUint8(at)));
  const long = header.getUint32(0) === 1 && header.byteLength === 16;
  const told = long ? Number(header.getBigUint64(8)) : header.getUint32(0);
  const whole = told === 0 ? end - start : told;
  if (whole < (long ? 16 : 8) || start + whole > end) return undefined;
  return { type, start: start + (long ? 16 : 8), end: start + whole };
}

async function length(readAt: ReadAt, { start }: Atom): Promise<number | null> {
  const header = await readAt(start, 32);
  if (header.byteLength < 32) return null;
  const long = header.getUint8(0) === 1;
  const scale = header.getUint32(long ? 20 : 12);
  const units = long ? Number(header.getBigUint64(24)) : header.getUint32(16);
  return scale > 0 && units > 0 ? Number((units / scale).toFixed(3)) : null;
}

/** A track's picture size: two fixed-point numbers at the end of its header. Audio has none. */
async function shape(readAt: ReadAt, { end }: Atom): Promise<Partial<Measures>> {
  const header = await readAt(end - 8, 8);
  if (header.byteLength < 8) return {};
  const [width, height] = [header.getUint32(0) / 65_536, header.getUint32(4) / 65_536];
  return width > 0 && height > 0 ? { width, height } : {};
}
