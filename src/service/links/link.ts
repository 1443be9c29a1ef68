import type { AssetRecord } from '../catalogue/catalogue.js';
import type { Addresses } from '../settings.js';

/** The target of a link, for both kinds of link. */
export interface Target {
  /** The size in unbranded links, e.g. `640px`, `original` or `video_player`. */
  readonly size: string;
  /** The format in branded links, e.g. `jpeg`. */
  readonly format: string;
  /** In pixels; text in URL templates. */
  readonly width: number | string;
  /** The height of cropped pictures, in pixels. */
  readonly height?: number;
  readonly filename: string;
  /** Further query parameters, already encoded. */
  readonly members?: readonly string[];
}

/** Creates a link to `target` of an asset. */
export type MakeLink = (record: AssetRecord, target: Target) => string;

/**
 * Unbranded links: `<embed_host>/img/<account>/<external_id>/<size>/<filename>` (section 9, item
 * 6).
 */
export function unbrandedLinks({ embedUrl }: Addresses, account: string): MakeLink {
  return ({ externalId }, { size, filename, members = [] }) =>
    `${embedUrl}/img/${account}/${externalId}/${size}/${filename}` +
    (members.length === 0 ? '' : `?${members.join('&')}`);
}

/**
 * Branded links: `<account>.<branded_host>/content/<external_id>/<format>/<filename>?w=<width>`
 * (section 9, item 6).
 */
export function brandedLinks({ brandedUrl }: Addresses): MakeLink {
  return ({ externalId }, { format, width, height, filename, members = [] }) => {
    const box = [`w=${width}`, ...(height === undefined ? [] : [`h=${height}`])];
    const query = [...box, ...members].join('&');
    return `${brandedUrl}/content/${externalId}/${format}/${filename}?${query}`;
  };
}

/** A filename for URLs, optionally with another extension. Never empty. */
export function addressName(filename: string, extension?: string): string {
  const named = extension === undefined ? filename : `${stemOf(filename)}.${extension}`;
  const plain = named.replace(/\s+/gu, '-').replace(/[^\p{L}\p{M}\p{N}._-]/gu, '');
  return encodeURIComponent(/^\.*$/.test(plain) ? 'file' : (/^.{0,120}/su.exec(plain)?.[0] ?? ''));
}

/** A file's name without its extension. */
export function stemOf(filename: string): string {
  return filename.replace(/\.[^.\s]{1,8}$/u, '') || filename;
}
