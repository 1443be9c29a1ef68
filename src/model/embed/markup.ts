import type { Asset, Dimensions } from '../asset/asset.js';
import type { Embed } from './embed.js';
import { formOf, isWebAddress, type EmbedForm } from './embed-choice.js';
import { insertedUrl } from './inserted-url.js';
import { sizeOf } from './pixel-size.js';
import { percentEncoded } from '../text/percent-encoded.js';

/** Markup that puts an asset into a page. It is built from validated URLs. */
export interface Markup {
  /**
   * One element without scripts. Empty if the URL is not valid. Frames alone have a style, which
   * keeps their proportions; where a page's content policy forbids it, their width and height count.
   */
  readonly html: string;
  readonly markdown: string;
  readonly url: string;
  /**
   * The element that `html` contains, for editors with their own nodes. Absent if `html` is empty.
   */
  readonly element?: MarkupElement;
}

/** An HTML element as data, for hosts that do not parse HTML. */
export interface MarkupElement {
  readonly name: 'img' | 'video' | 'audio' | 'iframe' | 'a';
  /**
   * Attributes by name, not escaped: `src` or `href`, `data-dam-id` and, if known, `alt`, `width`,
   * …
   */
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of a link. Empty for other elements. */
  readonly text: string;
}

/** What markup may contain besides the URL and the alt text. */
export interface MarkupOptions {
  /** The `srcset` attribute, as `sourceSet` returns it. None by default. */
  readonly srcset?: string;
  /**
   * The `sizes` attribute, which states how wide the image is shown, e.g.
   * `(width < 40rem) 100vw, 40rem`.
   */
  readonly sizes?: string;
  /** The text of a link, or the title of a frame. By default the file name. */
  readonly linkText?: string;
  /** The size of the frame, in pixels, if the asset is inserted as one. */
  readonly frame?: Dimensions | undefined;
  /**
   * Whether the URL keeps `u`, the live service's code for the user who requested the link. By
   * default it is removed, so that published pages do not contain it.
   */
  readonly keepUser?: boolean;
}

const emptyMarkup: Markup = { html: '', markdown: '', url: '' };

/**
 * Returns the markup for one size of an asset. `alt` is plain text, and used for images. Videos and
 * images have a width and a height if they are known.
 */
export function markupFor(
  asset: Asset,
  embed: Embed,
  alt: string,
  { srcset, sizes, linkText, frame, keepUser = false }: MarkupOptions = {},
): Markup {
  if (!isWebAddress(embed.url)) return emptyMarkup;
  const form = frame ? 'link' : formOf(embed, asset);
  const shown = { isShown: form === 'image', keepUser };
  // Hosts may insert the URL between single quotation marks.
  const url = insertedUrl(embed.url, shown).replace(/'/g, '%27');
  const label = linkText || asset.filename || url;
  const options = { alt, label, keepUser, srcset, sizes, frame };
  const element = elementFor(asset, url, form, options);
  const markdown =
    form === 'image'
      ? `![${markdownText(alt)}](${markdownUrl(url)})`
      : `[${markdownText(label)}](${markdownUrl(url)})`;
  return { html: toHtml(element), markdown, url, element };
}

interface ElementOptions {
  readonly alt: string;
  readonly label: string;
  readonly keepUser: boolean;
  readonly srcset: string | undefined;
  readonly sizes: string | undefined;
  readonly frame: Dimensions | undefined;
}

function elementFor(
  asset: Asset,
  url: string,
  form: EmbedForm,
  { alt, label, keepUser, srcset, sizes, frame }: ElementOptions,
): MarkupElement {
  const { width, height } = frame ?? sizeOf(asset, url);
  const size = { ...(width && height && { width: String(width), height: String(height) }) };
  const id = { 'data-dam-id': asset.id };
  if (frame) {
    const style = `aspect-ratio:${width}/${height};height:auto;max-width:100%`;
    const attributes = { src: url, title: label, ...size, style, allowfullscreen: '' };
    return { name: 'iframe', attributes: { ...attributes, loading: 'lazy', ...id }, text: '' };
  }
  switch (form) {
    case 'image': {
      const sources = { ...(srcset && { srcset, ...(sizes && { sizes }) }) };
      const attributes = { src: url, ...sources, alt, ...size, loading: 'lazy', ...id };
      return { name: 'img', attributes, text: '' };
    }
    case 'video': {
      const poster = posterOf(asset, keepUser);
      const attributes = { src: url, controls: '', ...(poster && { poster }), ...size, ...id };
      return { name: 'video', attributes, text: '' };
    }
    case 'audio':
      return { name: 'audio', attributes: { src: url, controls: '', ...id }, text: '' };
    case 'link':
      return { name: 'a', attributes: { href: url, ...id }, text: label };
  }
}

function posterOf(asset: Asset, keepUser: boolean): string | undefined {
  const poster = asset.embeds.find((embed) => embed.name === 'video_poster');
  return poster && isWebAddress(poster.url) ? insertedUrl(poster.url, { keepUser }) : undefined;
}

/** Returns the HTML of an element. */
export function toHtml({ name, attributes, text }: MarkupElement): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const start = `<${name}${pairs.join('')}>`;
  return name === 'img' ? start : `${start}${escapeHtml(text)}</${name}>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\r]/g, reference);
}

function reference(character: string): string {
  return `&#${String(character.codePointAt(0))};`;
}

const markdownReferences: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/**
 * Escapes text and puts it on one line. Markdown parsers differ in backslash escapes, but all of
 * them support character references.
 */
function markdownText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(
      /[&<>[\]()\\`!|{}~^:@]|(?<=www)\./gi,
      (character) => markdownReferences[character] ?? reference(character),
    )
    .replace(/[*_]/g, '\\$&');
}

/** Percent-encodes the characters behind the host that end a URL or have a meaning in Markdown. */
function markdownUrl(url: string): string {
  const [, host = '', path = ''] = /^(\w+:\/\/[^/?#]*)(.*)$/.exec(url) ?? [];
  return (
    host + path.replace(/[()[\]{}|~^!*]|%(?![\da-f]{2})|&(?=#x?[\da-f]|\w+;)/gi, percentEncoded)
  );
}
