import type { Asset, Dimensions } from '../asset/asset.js';
import type { Embed } from './embed.js';
import { sizeOf } from './pixel-size.js';

/** The sizes of frames whose content does not say how large it is, in pixels. */
const video: Dimensions = { width: 1280, height: 720 };
const page: Dimensions = { width: 800, height: 1040 };
const sound: Dimensions = { width: 640, height: 160 };

/**
 * Returns the size of the frame for a player or viewer, in pixels. Undefined if the embed is
 * neither, or if its address must not be framed: a frame is of this asset, and of the host that
 * the asset's other links are of.
 */
export function frameSize({ url, html }: Embed, asset: Asset): Dimensions | undefined {
  const viewer = /\/view\/(video|pdf|spinset|audio)\//.exec(url)?.[1];
  const isFramed = viewer !== undefined || /^(?:<div\b[^>]*>\s*)*<iframe\b/i.test(html ?? '');
  if (!isFramed || !isOwnAddress(url, asset)) return undefined;
  const { width, height } = sizeOf(asset, url);
  if (width && height) return { width, height };
  if (viewer === 'audio' || asset.kind === 'audio') return sound;
  return asset.kind === 'pdf' || asset.kind === 'office' ? page : video;
}

function isOwnAddress(url: string, { externalId, embeds }: Asset): boolean {
  const origin = originOf(url, externalId);
  return (
    origin !== undefined &&
    embeds.some((embed) => embed.url !== url && originOf(embed.url, externalId) === origin)
  );
}

/** The origin of an address with this id in its path, and without a user's name and password. */
function originOf(url: string, externalId: string): string | undefined {
  const [, origin, path = ''] = /^(https?:\/\/[a-z\d.-]+(?::\d+)?)(\/[^?#]*)/i.exec(url) ?? [];
  const isNamed = externalId !== '' && path.split('/').includes(externalId);
  return isNamed ? origin?.toLowerCase() : undefined;
}
