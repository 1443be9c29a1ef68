import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Asset } from '../../../src/model/asset/asset.js';
import { markupFor } from '../../../src/api/index.js';
import { hostileText, hostileUrl } from './hostile.js';
import { parsedElements, parsedText, type Parsed } from './parsed.js';
import type { Reader } from './readers.js';

/** A file whose texts are all malicious. */
export interface Case {
  readonly kind: 'image' | 'video' | 'audio' | 'pdf';
  readonly id: string;
  readonly filename: string;
  readonly alt: string;
  readonly linkText: string;
  readonly url: string;
  readonly posterUrl: string;
}

export const hostileCase = (): fc.Arbitrary<Case> =>
  fc.record({
    kind: fc.constantFrom('image', 'video', 'audio', 'pdf'),
    id: hostileText(),
    filename: hostileText(),
    alt: hostileText(),
    linkText: hostileText(),
    url: hostileUrl(),
    posterUrl: hostileUrl(),
  });

/** Checks that a reader renders the Markdown as one image or one link with its URL and text. */
export async function checkMarkdown(reader: Reader, hostile: Case): Promise<void> {
  const { markdown, url } = markupOf(hostile);
  if (url === '') {
    assert.equal(markdown, '');
    return;
  }
  const elements = parsedElements(await reader.read(markdown));
  const isImage = hostile.kind === 'image';
  assert.deepEqual(
    elements.map(({ name }) => name),
    ['p', isImage ? 'img' : 'a'],
  );
  const [, made] = elements;
  assert.ok(made);
  const { src, alt, href, ...others } = made.attributes;
  assert.deepEqual(others, {});
  assert.equal(sameUrl(src ?? href ?? ''), sameUrl(url));
  const label = isImage ? hostile.alt : hostile.linkText || hostile.filename || url;
  const shown = isImage ? (alt ?? '') : made.text;
  // Parsedown does not support escapes in the text of an image.
  const isLiteral = isImage && reader.name === 'Parsedown';
  const text = isLiteral ? parsedText(shown.replace(/\\([*_])/g, '$1')) : shown;
  assert.equal(spaced(text), spaced(label));
}

/** Checks that a browser parses the HTML as one element with exactly these attributes. */
export function checkHtml(hostile: Case): void {
  const { html, url } = markupOf(hostile);
  if (url === '') {
    assert.equal(html, '');
    return;
  }
  const elements = parsedElements(html);
  assert.equal(elements.length, 1);
  const [made] = elements as readonly [Parsed];
  const { kind, alt, linkText, filename, id, posterUrl } = hostile;
  assert.equal(made.name, { image: 'img', video: 'video', audio: 'audio', pdf: 'a' }[kind]);
  const { src, href, srcset, sizes, poster, width, height, ...others } = made.attributes;
  assert.match(`${width ?? 1}x${height ?? 1}`, /^\d+x\d+$/);
  assert.equal(sameUrl(src ?? href ?? ''), sameUrl(url));
  if (poster !== undefined) assert.equal(sameUrl(poster), sameUrl(posterUrl));
  assert.deepEqual(
    [srcset, sizes],
    kind === 'image' ? [read(alt || 'a'), read(filename || 'a')] : [undefined, undefined],
  );
  const expected = {
    image: { alt: read(alt), loading: 'lazy', 'data-dam-id': read(id) },
    video: { controls: '', 'data-dam-id': read(id) },
    audio: { controls: '', 'data-dam-id': read(id) },
    pdf: { 'data-dam-id': read(id) },
  }[kind];
  assert.deepEqual(others, expected);
  const label = (linkText || filename || url).replace(/\0/g, '');
  assert.equal(made.text, kind === 'pdf' ? label : '');
}

function markupOf({ kind, id, filename, alt, linkText, url, posterUrl }: Case) {
  const html = kind === 'video' || kind === 'audio' ? `<${kind}>` : null;
  const embed = { name: 'a', url, html, share: null };
  const asset: Asset = {
    ...{ id, filename, kind, externalId: 'x', createdDate: '', format: '' },
    ...{ thumbnails: [], metadata: new Map(), downloadUrl: null, available: true },
    embeds: [embed, { ...embed, name: 'video_poster', url: posterUrl }],
  };
  return markupFor(asset, embed, alt, {
    srcset: alt || 'a',
    sizes: filename || 'a',
    linkText,
  });
}

/** The text after HTML parsing: forbidden characters become replacement characters. */
function read(text: string): string {
  return text.replace(/\0/g, '\ufffd');
}

function spaced(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Normalizes a URL. */
export function sameUrl(text: string): string {
  return new URL(text).href
    .replace(/&(?=#x?[\da-f]|\w+;)/gi, '%26')
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[^\w/?#&=:.+@$%-]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
    .toLowerCase();
}
