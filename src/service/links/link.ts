import type { AssetRecord } from '../catalogue/catalogue.js';
import type { Addresses } from '../settings.js';

/** What a link leads to, said once for both shapes of link. */
export interface Target {
  /** The part that unbranded links name it by, e.g. `640px`, `original` or `video_player`. */
  readonly size: string;
  /** The part that branded links name it by, e.g. `jpeg`. */
  readonly format: string;
  /** In pixels. Text only in addresses with places to fill in. */
  readonly width: number | string;
  /** Of pictures cut to a box of their own, in pixels. */
  readonly height?: number;
  readonly filename: string;
  /** Further query members, ready to be put in an address. */
  readonly members?: readonly string[];
}

/** Makes a link to `target` of an asset. */
export type MakeLink = (record: AssetRecord, target: Target) => string;

/** Unbranded links: `<embed_host>/img/<account>/<external_id>/<size>/<filename>` (section 9, item 6). */
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

/** A file's name as addresses carry it, optionally with another extension. Never empty. */
export function addressName(filename: string, extension?: string): string {
  const named = extension === undefined ? filename : `${stemOf(filename)}.${extension}`;
  const plain = named.replace(/\s+/gu, '-').replace(/[^\p{L}\p{M}\p{N}._-]/gu, '');
  return encodeURIComponent(/^\.*$/.test(plain) ? 'file' : (/^.{0,120}/su.exec(plain)?.[0] ?? ''));
}

/** A file's name without its extension. */
export function stemOf(filename: string): string {
  return filename.replace(/\.[^.\s]{1,8}$/u, '') || filename;
}
