import type { Asset, Dimensions } from '../asset/asset.js';

/**
 * Returns the pixel size of the image or film at `url` if it is known: `w` and `h` of a branded
 * link, the size of an unbranded link (section 9, item 6), or the asset's own size for an original
 * and for a film or player without a size. If only one side is known, the other follows from the
 * asset's proportions, which a rotation by a quarter turn swaps.
 */
export function sizeOf(
  asset: Pick<Asset, 'dimensions' | 'kind'>,
  url: string,
): Partial<Dimensions> {
  const path = url.replace(/[?#].*$/, '');
  const box = /\/(\d{1,5})(?:x(\d{1,5}))?px(?:@\dx)?\//.exec(path);
  const width = wholeNumber(memberOf(url, 'w') ?? box?.[1]);
  const height = wholeNumber(memberOf(url, 'h') ?? box?.[2]);
  if (width !== undefined && height !== undefined) return positive(width, height);
  const own = asset.dimensions && turned(asset.dimensions, Number(memberOf(url, 'r') ?? 0));
  if (!own) return {};
  if (width !== undefined) return positive(width, (width * own.height) / own.width);
  if (height !== undefined) return positive((height * own.width) / own.height, height);
  const isWhole = path.includes('/original/') || (asset.kind === 'video' && isFilm(path));
  return isWhole ? positive(own.width, own.height) : {};
}

/** Links to films and to the service's player: `/content/<id>/mp4/…`, `/view/video/…`. */
function isFilm(path: string): boolean {
  return /\/view\/video\/|\/(?:mp4|webm|ogv|mov|m4v|hls)\/|\.(?:mp4|webm|ogv|mov|m4v)$/i.test(path);
}

/** Returns the dimensions after a rotation by `degrees`, a multiple of 90. */
function turned({ width, height }: Dimensions, degrees: number): Dimensions {
  return Math.abs(degrees) % 180 === 90 ? { width: height, height: width } : { width, height };
}

function memberOf(url: string, name: string): string | undefined {
  const [, query = ''] = /\?([^#]*)/.exec(url) ?? [];
  const member = query.split('&').find((each) => each.startsWith(`${name}=`));
  return member?.slice(name.length + 1);
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

function positive(width: number, height: number): Partial<Dimensions> {
  const [wide, high] = [Math.round(width), Math.round(height)];
  return wide > 0 && high > 0 ? { width: wide, height: high } : {};
}
