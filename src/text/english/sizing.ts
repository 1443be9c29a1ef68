import type { Language } from '../language.js';
import type { SizingMessages } from '../messages/sizing.js';

const number = (value: number): string => value.toLocaleString('en');

const english: SizingMessages = {
  customSizeOf: (filename) => `Custom size of ${filename}`,
  width: 'Width',
  height: 'Height',
  wholeImage: 'Whole image',
  crop: 'Crop',
  cropPosition: 'Part to keep',
  focalAcross: 'Focal point, from left to right',
  focalDown: 'Focal point, from top to bottom',
  focalHint: 'Click on what has to stay visible.',
  automaticFormat: 'Automatic',
  rotate: 'Rotate clockwise',
  sizeLimit: (max) => `Enter whole numbers from 1 to ${number(max)}.`,
  enlarged: 'This is larger than the original, so it may look blurred.',
  result: 'Result',
  useSize: 'Use this size',
  sizeFailed: 'The image could not be loaded in this size.',
  cropAnchors: 'Top left|Top|Top right|Left|Centre|Right|Bottom left|Bottom|Bottom right',
};

/** The messages for custom sizes in a language, with the host's overrides. */
export function sizingMessagesFor(
  { sizing = english }: Language,
  overrides: Partial<SizingMessages> | undefined,
): SizingMessages {
  return { ...sizing, ...overrides };
}
