import type { Asset } from '../asset/asset.js';
import type { Embed } from './embed.js';

/** How an embed can be put into a page. */
export type EmbedForm = 'image' | 'video' | 'audio' | 'link';

/**
 * What an embed's address leads to. The service says so only through its own markup, which is
 * read here for its first telling tag and never used. Sizes without markup go by the asset.
 */
export function formOf({ html, url }: Embed, kind: Asset['kind']): EmbedForm {
  const tag = /<(img|video|audio|iframe|a|object)\b/i.exec(html ?? '')?.[1]?.toLowerCase();
  if (tag === 'img') return 'image';
  if (tag === 'video' || tag === 'audio') return tag;
  if (tag !== undefined) return 'link';
  return kind === 'image' && !/[?&]download=true\b/.test(url) ? 'image' : 'link';
}

/** A size whose address still has blanks to fill in, such as `{size}`. */
export function isTemplate({ url }: Embed): boolean {
  return /\{\w+\}/.test(url);
}

/** The sizes a person can choose among: those with an address that works as it is. */
export function offeredEmbeds(asset: Asset): readonly Embed[] {
  return asset.embeds.filter((embed) => !isTemplate(embed) && isWebAddress(embed.url));
}

/**
 * The size to start with: the one named `preferred`; else the first made for showing, by the
 * asset's own orientation; else whatever there is.
 */
export function defaultEmbed(asset: Asset, preferred?: string): Embed | undefined {
  const offered = offeredEmbeds(asset);
  const named = offered.find(({ name }) => name === preferred);
  if (named) return named;
  const shown = offered.filter(
    (embed) => embed.name !== 'original' && formOf(embed, asset.kind) === showingForm(asset.kind),
  );
  const { width = 0, height = 0 } = asset.dimensions ?? {};
  const orientation = height > width ? 'portrait' : 'landscape';
  return shown.find(({ name }) => name.includes(orientation)) ?? shown[0] ?? offered[0];
}

/**
 * Whether `url` is an absolute http or https address with nothing that could break out of double
 * quotes.
 */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s"<>\\`\p{Cc}\p{Cs}]+$/iu.test(url);
}

function showingForm(kind: Asset['kind']): EmbedForm {
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'link';
}
