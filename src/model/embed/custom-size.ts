import type { Asset, Dimensions } from '../asset/asset.js';
import type { Embed } from './embed.js';
import { imageLinkOf } from './image-link.js';

/** The greatest width and height of an image of a custom size, in pixels. */
export const maxCustomPixels = 2048;

/** The part of an image that a crop keeps: a side, a corner or, with `c`, the middle. */
export type CropAnchor = 'nw' | 'n' | 'ne' | 'w' | 'c' | 'e' | 'sw' | 's' | 'se';

/**
 * The point of an image that a crop keeps as near to its middle as possible. Shares of the width
 * and height of the rotated image, from 0 to 1.
 */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The formats that an image can be converted to. For `web`, the service chooses. */
export type CustomFormat = 'web' | 'jpeg' | 'png' | 'gif';

/** A rotation clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** A size of an image that is not one of the customer's presets. The live service's links only. */
export interface CustomSize {
  /** In pixels, from 1 to 2048, after the rotation. */
  readonly width: number;
  /** In pixels, from 1 to 2048. Without a crop it follows from the width. */
  readonly height: number;
  /** Which part is kept where the proportions differ. Null for the whole image. */
  readonly crop: CropAnchor | FocalPoint | null;
  readonly format: CustomFormat;
  readonly rotation: Rotation;
}

/** A part of an image, in shares of its width and height. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What all embeds of a custom size are called. */
export const customName = 'custom';

/**
 * Returns the embed of a custom size, built from a link of the asset. Undefined if its links cannot
 * ask for sizes, or if the size is none.
 */
export function customEmbed(asset: Asset, wanted: CustomSize): Embed | undefined {
  const link = imageLinkOf(asset);
  const size = readCustomSize(wanted);
  if (!link || !size) return undefined;
  const { place, file, query } = link;
  const { width, height, crop, format, rotation } = size;
  const user = /(?:^|&)(u=[^&]*)/.exec(query)?.[1];
  const members = [
    `w=${width}`,
    ...(crop === null ? [] : [`h=${height}`, 'crop=yes', keptPart(asset, size)]),
    ...(rotation === 0 ? [] : [`r=${rotation}`]),
    ...(isAnimated(asset) && (format === 'gif' || format === 'web') ? ['animate=true'] : []),
    ...(user === undefined ? [] : [user]),
  ];
  const url = `${place}/${format}/${named(file, asset, format)}?${members.join('&')}`;
  return { name: customName, url, html: null, share: null };
}

/**
 * Returns the part of the rotated image that a custom size shows. `dimensions` are those of the
 * image before the rotation.
 */
export function shownRegion(dimensions: Dimensions, size: CustomSize): Region {
  const { crop } = size;
  if (crop === null) return { left: 0, top: 0, width: 1, height: 1 };
  const whole = rotated(dimensions, size.rotation);
  const scale = Math.max(size.width / whole.width, size.height / whole.height);
  const width = Math.min(1, size.width / scale / whole.width);
  const height = Math.min(1, size.height / scale / whole.height);
  if (typeof crop !== 'string') {
    return {
      left: within(crop.x - width / 2, 1 - width),
      top: within(crop.y - height / 2, 1 - height),
      width,
      height,
    };
  }
  const across = /w/.test(crop) ? 0 : /e/.test(crop) ? 1 : 0.5;
  const down = /n/.test(crop) ? 0 : /s/.test(crop) ? 1 : 0.5;
  return { left: (1 - width) * across, top: (1 - height) * down, width, height };
}

const anchors = 'nw n ne w c e sw s se'.split(' ');
const formats = ['web', 'jpeg', 'png', 'gif'];

/** Reads a custom size that other code wrote. Undefined if it is none. */
export function readCustomSize(value: unknown): CustomSize | undefined {
  const { width, height, crop, format, rotation } = Object(value) as CustomSize;
  const isSide = (side: number): boolean =>
    Number.isInteger(side) && side > 0 && side <= maxCustomPixels;
  const { x, y } = Object(crop) as FocalPoint;
  const isShare = (share: number): boolean => share >= 0 && share <= 1;
  const isCrop = crop === null || anchors.includes(crop as string) || (isShare(x) && isShare(y));
  return isSide(width) &&
    isSide(height) &&
    isCrop &&
    formats.includes(format) &&
    [0, 90, 180, 270].includes(rotation)
    ? { width, height, crop: typeof crop === 'object' && crop ? { x, y } : crop, format, rotation }
    : undefined;
}

/** The dimensions after a rotation. */
export function rotated({ width, height }: Dimensions, rotation: Rotation): Dimensions {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/**
 * Returns the size to begin with: the whole image, 1280 pixels wide, or smaller if the image is.
 */
export function initialSize({ width, height }: Dimensions): CustomSize {
  const scale = Math.min(1, 1280 / width, maxCustomPixels / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    ...{ crop: null, format: 'web', rotation: 0 },
  };
}

/**
 * Returns the member for the part that a crop keeps. A corner is measured in an image that fits
 * into 2048 pixels.
 */
function keptPart({ dimensions }: Asset, size: CustomSize): string {
  if (typeof size.crop === 'string') return `k=${size.crop}`;
  if (!dimensions) return 'k=c';
  const { width, height } = rotated(dimensions, size.rotation);
  const scale = Math.min(1, maxCustomPixels / Math.max(width, height));
  const { left, top } = shownRegion(dimensions, size);
  return `a=${Math.floor(left * width * scale)},${Math.floor(top * height * scale)}`;
}

/** The file name with the ending of the format. */
function named(file: string, { filename }: Asset, format: CustomFormat): string {
  const own = /\.(png|gif|webp)$/i.exec(filename)?.[1] ?? 'jpeg';
  return `${file.replace(/\.[^.]*$/, '')}.${format === 'web' ? own : format}`;
}

function isAnimated({ format, filename }: Asset): boolean {
  return /gif/i.test(format || filename);
}

function within(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}
