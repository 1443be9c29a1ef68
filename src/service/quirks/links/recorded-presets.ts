import type { AssetRecord } from '../../catalogue/catalogue.js';
import { boxOfHeight } from '../../files/picture-box.js';

/** A size of pictures that the account offers under a name. */
export interface Preset {
  readonly name: string;
  /** The format, which is also the extension of the link's filename. */
  readonly format: 'jpeg' | 'png';
  /** In pixels. At least one of both is given. */
  readonly width?: number;
  readonly height?: number;
  /** Further members of the link's query, in order. */
  readonly members: readonly string[];
}

/** Cuts off what does not fit into width and height. */
const cut = ['keep=c', 'crop=yes'];
/** Adds space where the picture does not fill width and height. */
const padded = ['position=c'];

function preset(
  name: string,
  [width, height]: readonly [width: number | undefined, height?: number],
  members: readonly string[],
  format: Preset['format'] = 'jpeg',
): Preset {
  const box = { ...(width && { width }), ...(height && { height }) };
  return { name, format, ...box, members };
}

/**
 * The presets of the account. Two are the service's own. The others stand for what customers ask
 * for, and their names can be any text.
 */
export const presets: readonly Preset[] = [
  preset('640px-landscape', [640], [...cut, 'color=cccccc', 'quality=80']),
  preset('640px-portrait', [undefined, 640], [...cut, 'color=cccccc', 'quality=80']),
  preset('Website', [1280], [...padded, 'color=ffffffff', 'quality=80']),
  preset('Facebook-cover', [820, 312], [...cut, 'color=ffffffff', 'quality=80']),
  preset('PostFacebook/Instagram', [1080, 1080], [...cut, 'color=ffffffff', 'quality=80']),
  preset('(àX()', [1040, 570], [...padded, 'color=ffffff00', 'quality=80'], 'png'),
  preset('', [1920, 480], ['position=s', 'color=ffffffff', 'quality=80']),
  preset('https://www.example.com/banner?size=1200x600&v=2', [1200, 600], [...cut, 'quality=90']),
  preset('Banner *new*, "wide": 16:9', [1600, 900], ['keep=n', 'crop=yes', 'quality=80']),
  preset('Turned', [570, 300], [...padded, 'color=ffffffff', 'quality=80', 'r=270']),
  preset('__proto__', [320], ['quality=60']),
];

/** The query of a preset's link, without the user. */
export function presetMembers({ width, height, members }: Preset): readonly string[] {
  const box = [...(width ? [`w=${width}`] : []), ...(height ? [`h=${height}`] : [])];
  return [...box, ...members];
}

/** The size in a preset's unbranded link, which knows no height alone. */
export function presetSize({ width, height = 0 }: Preset, record: AssetRecord): string {
  if (width === undefined) return `${boxOfHeight(record, height).width}px`;
  return height === 0 ? `${width}px` : `${width}x${height}px`;
}
