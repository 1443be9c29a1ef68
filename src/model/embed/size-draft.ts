import type { Dimensions } from '../asset/asset.js';
import {
  initialSize,
  readCustomSize,
  rotated,
  shownRegion,
  type CropAnchor,
  type CustomFormat,
  type CustomSize,
  type FocalPoint,
  type Rotation,
} from './custom-size.js';

/** A custom size while the user enters it. Its width and height may be anything. */
export interface SizeDraft {
  /** As entered. */
  readonly width: string;
  readonly height: string;
  /** Whether the size is filled by a part of the image. Otherwise the height follows the width. */
  readonly isCropped: boolean;
  /** The part to keep. It is stored while the whole image is shown. */
  readonly crop: CropAnchor | FocalPoint;
  readonly format: CustomFormat;
  readonly rotation: Rotation;
}

/** What a quarter turn clockwise makes of an anchor. */
const turnedAnchors: Readonly<Record<CropAnchor, CropAnchor>> = {
  ...{ n: 'e', e: 's', s: 'w', w: 'n', c: 'c' },
  ...{ nw: 'ne', ne: 'se', se: 'sw', sw: 'nw' },
};

/**
 * Returns the draft to begin with: the asset's own custom size; else the last one that was used,
 * for an image of these dimensions; else the whole image.
 */
export function draftOf(
  dimensions: Dimensions,
  own: CustomSize | undefined,
  last: CustomSize | undefined,
): SizeDraft {
  const { width, height, crop, format, rotation } =
    own ?? (last && adapted(last, dimensions)) ?? initialSize(dimensions);
  return {
    ...{ width: String(width), height: String(height), format, rotation },
    ...{ isCropped: crop !== null, crop: crop ?? 'c' },
  };
}

/** Returns the size of a draft. Undefined if its width or height is invalid. */
export function sizeOfDraft(draft: SizeDraft): CustomSize | undefined {
  const { isCropped, crop, format, rotation } = draft;
  const [width, height] = [draft.width, draft.height].map((text) =>
    text.trim() === '' ? NaN : Number(text),
  );
  return readCustomSize({ width, height, crop: isCropped ? crop : null, format, rotation });
}

/** Changes a draft. Where the whole image is shown, the other side follows the one that was entered. */
export function changeDraft(
  draft: SizeDraft,
  change: Partial<SizeDraft>,
  dimensions: Dimensions,
): SizeDraft {
  const next = { ...draft, ...change };
  if (next.isCropped) return next;
  const { width, height } = rotated(dimensions, next.rotation);
  if (change.height !== undefined) return { ...next, width: scaled(change.height, width / height) };
  return { ...next, height: scaled(next.width, height / width) };
}

/**
 * Rotates the image by a quarter turn clockwise. What is to be kept turns with it; a box to fill
 * stays as it is.
 */
export function rotateDraft(draft: SizeDraft, dimensions: Dimensions): SizeDraft {
  const { crop } = draft;
  const rotation = ((draft.rotation + 90) % 360) as Rotation;
  const turned = {
    rotation,
    crop: typeof crop === 'string' ? turnedAnchors[crop] : { x: 1 - crop.y, y: crop.x },
  };
  return changeDraft(
    draft,
    draft.isCropped ? turned : { ...turned, width: draft.height },
    dimensions,
  );
}

/** Whether a size has more pixels than the part of the image that it shows. */
export function isEnlarged(dimensions: Dimensions, size: CustomSize): boolean {
  const { width } = rotated(dimensions, size.rotation);
  return size.width > Math.ceil(shownRegion(dimensions, size).width * width);
}

/** The last size for another image: as it is if it is a box to fill, else no larger than the image. */
function adapted(last: CustomSize, dimensions: Dimensions): CustomSize {
  if (last.crop !== null) return { ...last, crop: 'c', rotation: 0 };
  const scale = Math.min(1, last.width / dimensions.width, 2048 / dimensions.height);
  const [width, height] = [dimensions.width, dimensions.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  return { ...last, width, height, rotation: 0 };
}

function scaled(text: string, factor: number): string {
  const side = Number(text);
  return side > 0 ? String(Math.max(1, Math.round(side * factor))) : '';
}
