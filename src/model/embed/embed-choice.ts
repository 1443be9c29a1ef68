import type { Asset } from '../asset/asset.js';
import type { Embed } from './embed.js';
import { insertedUrl } from './inserted-url.js';

/** Formats that all supported browsers show as an image, by name or file extension. */
const webFormat = /^(?:jpe?g|pjpe?g|png|gif|webp|avif|svg(?:\+xml)?|scalablevectorgraphics)$/i;

/** How an embed is put into a page. */
export type EmbedForm = 'image' | 'video' | 'audio' | 'link';

/**
 * Returns what an embed's URL points to. The service says so only in its own HTML, so its first
 * relevant tag is read; the HTML itself is never used. Embeds without HTML are judged by the
 * asset's kind. The original of an image is an image if browsers show its format, and a download
 * if they do not, whatever the service's HTML says: it links to all originals.
 */
export function formOf({ name, html, url }: Embed, asset: Asset): EmbedForm {
  const { kind } = asset;
  if (name === 'original' && kind === 'image') return isWebImage(asset) ? 'image' : 'link';
  const tag = /<(img|video|audio|iframe|a|object)\b/i.exec(html ?? '')?.[1]?.toLowerCase();
  if (tag === 'img') return 'image';
  if (tag === 'video' || tag === 'audio') return tag;
  if (tag !== undefined) return 'link';
  return kind === 'image' && !/[?&]download=true\b/.test(url) ? 'image' : 'link';
}

/**
 * Whether browsers show the original file as an image. The service names formats in its own words,
 * so the file extension counts where the format says nothing.
 */
function isWebImage({ kind, format, filename }: Asset): boolean {
  const extension = /\.(\w+)$/.exec(filename)?.[1] ?? '';
  return (
    kind === 'image' && (webFormat.test(format) || (format === '' && webFormat.test(extension)))
  );
}

/** Whether the URL of an embed contains placeholders, such as `{size}`. */
export function isTemplate({ url }: Pick<Embed, 'url'>): boolean {
  return /\{\w+\}/.test(url);
}

/**
 * Returns the embeds that users can choose: those whose URL works as it is. Of several names for
 * one URL the first is kept.
 */
export function offeredEmbeds(asset: Asset): readonly Embed[] {
  const urls = new Set<string>();
  return asset.embeds.filter((embed) => {
    const url = insertedUrl(embed.url);
    if (isTemplate(embed) || !isWebAddress(embed.url) || urls.has(url)) return false;
    urls.add(url);
    return true;
  });
}

/** Returns the offered embed with this name, or the one that is offered for the same URL. */
export function offeredAs(asset: Asset, name: string | undefined): Embed | undefined {
  const named = asset.embeds.find((embed) => embed.name === name);
  const url = named && insertedUrl(named.url);
  return offeredEmbeds(asset).find((embed) => insertedUrl(embed.url) === url);
}

/**
 * Returns the initial embed: the one named `preferred`; else the first one for displaying the
 * asset, with the asset's orientation if possible; else the first one.
 */
export function defaultEmbed(asset: Asset, preferred?: string): Embed | undefined {
  const named = offeredAs(asset, preferred);
  if (named) return named;
  const offered = offeredEmbeds(asset);
  const shown = offered.filter(
    (embed) => embed.name !== 'original' && formOf(embed, asset) === showingForm(asset.kind),
  );
  const { width = 0, height = 0 } = asset.dimensions ?? {};
  const orientation = height > width ? 'portrait' : 'landscape';
  return shown.find(({ name }) => name.includes(orientation)) ?? shown[0] ?? offered[0];
}

/**
 * Whether `url` is an absolute http or https URL without a user name, and safe in double quotation
 * marks.
 */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\/(?![^/?#]*@)[^\s"<>\\`\p{Cc}\p{Cs}]+$/iu.test(url);
}

function showingForm(kind: Asset['kind']): EmbedForm {
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'link';
}
