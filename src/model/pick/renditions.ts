import type { Asset, Dimensions } from '../asset/asset.js';
import {
  customEmbed,
  initialSize,
  maxCustomPixels,
  type CustomSize,
} from '../embed/custom-size.js';
import type { Embed } from '../embed/embed.js';
import { frameSize } from '../embed/frame.js';
import { insertedUrl } from '../embed/inserted-url.js';
import { sizeOf } from '../embed/pixel-size.js';
import { sourceSet } from '../embed/source-set.js';
import type { Choice, Renditions } from './pick.js';

/** Which sizes users may choose. */
export type AllowedSizes = 'presets' | 'custom' | 'both';

/** Whether players and viewers are inserted as frames, or as links to them. */
export type PlayerForm = 'frame' | 'link';

/** What a page may set for the renditions that are inserted. */
export interface RenditionSettings {
  /**
   * Which sizes may be chosen. `both` by default. Presets are used in any case where an asset's links
   * cannot ask for custom sizes.
   */
  readonly sizes?: AllowedSizes | undefined;
  /** Whether players and viewers are inserted as frames. By default they are links. */
  readonly players?: PlayerForm | undefined;
  /**
   * Widths in pixels at which images are offered in `srcset`. None by default. Links without a width
   * or height have no `srcset`.
   */
  readonly responsive?: readonly number[] | undefined;
  /**
   * How wide such an image is shown, as the HTML attribute `sizes` says it. By default as wide as it
   * is, and no wider than the window.
   */
  readonly responsiveSizes?: string | undefined;
  /** Whether inserted URLs keep the code for the user who picked. */
  readonly keepUser?: boolean | undefined;
}

/** Returns what makes custom sizes, frames and `srcset`, as a page wants them. */
export function renditionsFor(settings: RenditionSettings): Renditions {
  const { sizes = 'both', players } = settings;
  return {
    custom: (asset, size) => {
      const first = sizes === 'custom' && asset.dimensions && initialSize(asset.dimensions);
      const wanted = size ?? (first || undefined);
      return wanted && sizes !== 'presets' ? customChoice(asset, wanted) : undefined;
    },
    frame: (embed, asset) => (players === 'frame' ? frameSize(embed, asset) : undefined),
    sources: (asset, embed) => sourcesOf(asset, embed, settings),
  };
}

function customChoice(asset: Asset, size: CustomSize): Choice | undefined {
  const embed = customEmbed(asset, size);
  return embed && { embed, rendition: { type: 'custom', ...size } };
}

/** The `srcset` and `sizes` of an image, where the page wants them and its link has a size. */
function sourcesOf(
  asset: Asset,
  { url }: Embed,
  { responsive: widths, responsiveSizes, keepUser }: RenditionSettings,
): { readonly srcset: string; readonly sizes: string } | undefined {
  const { width, height } = sizeOf(asset, url);
  if (!widths || !width || !height) return undefined;
  const maxWidth = width * greatestScale(asset, { width, height }, url);
  const srcset = sourceSet(insertedUrl(url, { keepUser }), { widths, maxWidth, ownWidth: width });
  const sizes = responsiveSizes || `(max-width: ${width}px) 100vw, ${width}px`;
  return { srcset, sizes };
}

/** How much larger an image can be before it is enlarged, whichever way it is rotated. */
function greatestScale(
  { dimensions = { width: Infinity, height: Infinity } }: Asset,
  { width, height }: Dimensions,
  url: string,
): number {
  return Math.min(
    Math.max(dimensions.width, dimensions.height) / Math.max(width, height),
    Math.min(dimensions.width, dimensions.height) / Math.min(width, height),
    /\bcrop=/.test(url) ? maxCustomPixels / Math.max(width, height) : Infinity,
  );
}
