import type { FormatType } from './catalogue.js';
import type { Chance } from './chance.js';

/** A file format and the size of its files. */
export interface MediaFormat {
  readonly format: string;
  readonly type: FormatType;
  readonly extensions: readonly string[];
  /** Bytes for each pixel of a picture, second of a recording, or page of a document. */
  readonly density: number;
}

function format(
  name: string,
  type: FormatType,
  density: number,
  ...extensions: readonly string[]
): MediaFormat {
  return { format: name, type, density, extensions };
}

/** The formats, repeated according to their frequency. */
export const mediaFormats: readonly MediaFormat[] = [
  ...times(36, format('JPEG', 'image', 0.35, 'jpg', 'jpg', 'jpeg', 'JPG')),
  ...times(5, format('PNG', 'image', 0.9, 'png')),
  ...times(2, format('TIFF', 'image', 3.1, 'tif', 'tiff')),
  ...times(2, format('WEBP', 'image', 0.15, 'webp')),
  ...times(2, format('SVG', 'image', 0.004, 'svg')),
  format('PSD', 'image', 5.2, 'psd'),
  ...times(4, format('MP4', 'video', 1_600_000, 'mp4')),
  format('MOV', 'video', 6_500_000, 'mov'),
  format('MP3', 'audio', 32_000, 'mp3'),
  format('WAV', 'audio', 176_400, 'wav'),
  ...times(3, format('PDF', 'pdf', 140_000, 'pdf')),
  format('PPTX', 'office', 420_000, 'pptx'),
  format('DOCX', 'office', 28_000, 'docx'),
  format('XLSX', 'office', 12_000, 'xlsx'),
  format('ZIP', 'generic_binary', 1_900_000, 'zip'),
];

function times(count: number, one: MediaFormat): readonly MediaFormat[] {
  return Array.from({ length: count }, () => one);
}

/** The size of a file. */
export interface MediaSize {
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds. */
  readonly duration: number | null;
  readonly bytes: number;
}

const RATIOS = [3 / 2, 3 / 2, 4 / 3, 16 / 9, 1, 4 / 5, 2 / 3, 3 / 4, 9 / 16, 2.4];
const FRAMES = [
  [1920, 1080],
  [3840, 2160],
  [1280, 720],
  [1080, 1920],
  [1080, 1080],
] as const;

/** Chooses the size of a file of this format. */
export function sizeOf({ type, density }: MediaFormat, chance: Chance): MediaSize {
  const noise = 0.6 + chance.fraction() * 0.8;
  const bytes = (amount: number): number => Math.max(900, Math.round(amount * density * noise));
  if (type === 'image') {
    const longerSide = chance.pick([1600, 2400, 3000, 4000, 5472, 6000, 6720, 8256]);
    const ratio = chance.favour(RATIOS);
    const width = Math.round(ratio >= 1 ? longerSide : longerSide * ratio);
    const height = Math.round(ratio >= 1 ? longerSide / ratio : longerSide);
    return { width, height, duration: null, bytes: bytes(width * height) };
  }
  if (type === 'video') {
    const [width, height] = chance.favour(FRAMES);
    const duration = chance.between(6, 240) + chance.between(0, 24) / 25;
    return { width, height, duration, bytes: bytes((duration * width * height) / 2_073_600) };
  }
  const duration = type === 'audio' ? chance.between(8, 1800) : null;
  return { width: null, height: null, duration, bytes: bytes(duration ?? chance.between(1, 48)) };
}
