import type { Asset, Dimensions } from './asset.js';
import type { Embed } from './embed.js';
import { formOf, isWebAddress } from './embed-choice.js';
import { percentEncoded } from './percent-encoded.js';

/** Ready-made ways to put an asset into a page. Built by us from checked addresses. */
export interface Markup {
  /** One element, without scripts and styles. Empty where the address cannot be trusted. */
  readonly html: string;
  readonly markdown: string;
  readonly url: string;
}

/** What an image carries beside the usual. */
export interface MarkupOptions {
  /** Further widths to choose from, as `sourceSet` writes them. None by default. */
  readonly srcset?: string;
  /** How wide the image is shown, for choosing among them, e.g. `(width < 40rem) 100vw, 40rem`. */
  readonly sizes?: string;
}

const nothing: Markup = { html: '', markdown: '', url: '' };

/** The markup for one size of an asset. `alt` is plain text. */
export function markupFor(
  asset: Asset,
  embed: Embed,
  alt: string,
  { srcset, sizes }: MarkupOptions = {},
): Markup {
  if (!isWebAddress(embed.url)) return nothing;
  // Pages may put it between quotes of either kind.
  const url = embed.url.replace(/'/g, '%27');
  const form = formOf(embed, asset.kind);
  const label = alt || asset.filename || url;
  const link = `[${markdownText(label)}](${markdownUrl(url)})`;
  const size = sizeOf(asset, url);
  switch (form) {
    case 'image': {
      const attributes = {
        src: url,
        ...(srcset && { srcset, ...(sizes && { sizes }) }),
        alt,
        ...size,
        loading: 'lazy',
        'data-dam-id': asset.id,
      };
      return {
        html: tag('img', attributes),
        markdown: `![${markdownText(alt)}](${markdownUrl(url)})`,
        url,
      };
    }
    case 'video': {
      const poster = posterOf(asset);
      const attributes = {
        src: url,
        controls: '',
        ...(poster && { poster }),
        ...size,
        'data-dam-id': asset.id,
      };
      return { html: `${tag('video', attributes)}</video>`, markdown: link, url };
    }
    case 'audio':
      return {
        html: `${tag('audio', { src: url, controls: '', 'data-dam-id': asset.id })}</audio>`,
        markdown: link,
        url,
      };
    case 'link':
      return {
        html: `${tag('a', { href: url, 'data-dam-id': asset.id })}${escapeHtml(label)}</a>`,
        markdown: link,
        url,
      };
  }
}

/**
 * The pixels an address delivers, where it says so: `w` and `h` of a branded link, the size of an
 * unbranded one (section 9, item 6), or the asset's own for an original. A width alone keeps the
 * asset's proportions.
 */
export function sizeOf({ dimensions }: Asset, url: string): Partial<Dimensions> {
  const path = url.replace(/[?#].*$/, '');
  const [across, down] = [/[?&]w=(\d{1,5})(?:[&#]|$)/, /[?&]h=(\d{1,5})(?:[&#]|$)/].map(
    (member) => member.exec(url)?.[1],
  );
  if (across && down) return positive(Number(across), Number(down));
  const boxed = /\/(\d{1,5})x(\d{1,5})px(?:@\dx)?\//.exec(path);
  if (boxed) return positive(Number(boxed[1]), Number(boxed[2]));
  if (!dimensions) return {};
  const width = Number(across ?? /\/(\d{1,5})px(?:@\dx)?\//.exec(path)?.[1]);
  if (width > 0) {
    return positive(width, Math.round((width * dimensions.height) / dimensions.width));
  }
  return path.includes('/original/')
    ? { width: Math.round(dimensions.width), height: Math.round(dimensions.height) }
    : {};
}

function positive(width: number, height: number): Partial<Dimensions> {
  return width > 0 && height > 0 ? { width, height } : {};
}

function posterOf(asset: Asset): string | undefined {
  const poster = asset.embeds.find((embed) => embed.name === 'video_poster');
  return poster && isWebAddress(poster.url) ? poster.url : undefined;
}

function tag(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(String(value))}"`,
  );
  return `<${name}${written.join('')}>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\r]/g, reference);
}

function reference(character: string): string {
  return `&#${String(character.codePointAt(0))};`;
}

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Text on one line. Readers of Markdown differ in what a backslash escapes; all of them leave
 * character references alone.
 */
function markdownText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(
      /[&<>[\]()\\`!|{}~^:@]|(?<=www)\./gi,
      (character) => names[character] ?? reference(character),
    )
    .replace(/[*_]/g, '\\$&');
}

/** What could end the address, or mean something in it, is percent-encoded behind the host. */
function markdownUrl(url: string): string {
  const [, host = '', path = ''] = /^(\w+:\/\/[^/?#]*)(.*)$/.exec(url) ?? [];
  return (
    host + path.replace(/[()[\]{}|~^!*]|%(?![\da-f]{2})|&(?=#x?[\da-f]|\w+;)/gi, percentEncoded)
  );
}
