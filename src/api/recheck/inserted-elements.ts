import {
  startTags,
  type AttributeValue,
  type StartTag,
} from '../../model/text/attribute-values.js';
import { replaceUrlsOf } from '../../model/text/url-scanner.js';
import { readInsertedLink, type InsertedLink } from './inserted-link.js';

/** Where an element is in HTML. */
export interface ElementPlace {
  /** The element's name, in lower case. */
  readonly element: string;
  /** The position of the start tag in UTF-16 code units, up to but not including `end`. */
  readonly start: number;
  readonly end: number;
  /** The line of the start tag, from 1, and its column in UTF-16 code units, from 1. */
  readonly line: number;
  readonly column: number;
}

/** An attribute that contains links to assets. */
export interface LinkAttribute extends AttributeValue {
  readonly links: readonly InsertedLink[];
}

/** An element with links that have the shape of those to assets. */
export interface InsertedElement extends ElementPlace {
  readonly attributes: readonly LinkAttribute[];
  /** The asset's id if the element was inserted by this package (`data-dam-id`). */
  readonly assetId: string | undefined;
  /** The attributes of this size, if they are whole numbers. */
  readonly width: SizeAttribute | undefined;
  readonly height: SizeAttribute | undefined;
}

/** A `width` or `height` in pixels. */
export interface SizeAttribute extends AttributeValue {
  readonly pixels: number;
}

/** Attributes that contain URLs, including those that lazy-loading scripts read. */
const linkAttributes =
  /^(?:src|srcset|imagesrcset|href|poster|data|data-(?:src|srcset|href|poster))$/;

/**
 * Yields the elements with links that have the shape of those to assets: pictures, films, sounds,
 * frames, objects and links. Reads HTML in the way of `startTags`, so that broken HTML is accepted
 * and the time is linear in the length.
 */
export function* insertedElements(html: string): Generator<InsertedElement, void, undefined> {
  let line = 1;
  let lineStart = 0;
  let lineEnd = html.indexOf('\n');
  for (const tag of startTags(html)) {
    const attributes = linksOf(html, tag);
    if (attributes.length === 0) continue;
    while (lineEnd >= 0 && lineEnd < tag.start) {
      line += 1;
      lineStart = lineEnd + 1;
      lineEnd = html.indexOf('\n', lineStart);
    }
    const { name: element, start, end } = tag;
    yield {
      ...{ element, start, end, line, column: start - lineStart + 1, attributes },
      assetId: textOf(html, tag, 'data-dam-id'),
      width: pixelsOf(html, tag, 'width'),
      height: pixelsOf(html, tag, 'height'),
    };
  }
}

/** Replaces links in the value of an attribute. The result is safe in quotation marks. */
export function replaceLinks(
  value: string,
  replace: (link: InsertedLink) => string | undefined,
): string {
  return replaceUrlsOf(value, (url) => {
    const link = readInsertedLink(url);
    return link && replace(link);
  });
}

function linksOf(html: string, { attributes }: StartTag): readonly LinkAttribute[] {
  const names = new Set<string>();
  return attributes.flatMap((attribute): LinkAttribute[] => {
    const { name, start, end } = attribute;
    // Browsers use the first attribute of a name.
    if (!linkAttributes.test(name) || names.has(name)) return [];
    names.add(name);
    const value = html.slice(start, end);
    const links: InsertedLink[] = [];
    replaceLinks(value, (link) => {
      links.push(link);
      return undefined;
    });
    // A list has texts between its URLs. Elsewhere, a value that contains more is another URL.
    const isList = name.endsWith('srcset');
    if (links.length > 0 && !isList && replaceUrlsOf(value, () => '').trim() !== '') return [];
    return links.length > 0 ? [{ ...attribute, links }] : [];
  });
}

function textOf(html: string, tag: StartTag, wanted: string): string | undefined {
  const found = tag.attributes.find(({ name }) => name === wanted);
  return found && html.slice(found.start, found.end).trim();
}

function pixelsOf(html: string, tag: StartTag, wanted: string): SizeAttribute | undefined {
  const found = tag.attributes.find(({ name }) => name === wanted);
  const text = found && html.slice(found.start, found.end).trim();
  return found && /^[1-9]\d{0,4}$/.test(text ?? '')
    ? { ...found, pixels: Number(text) }
    : undefined;
}
