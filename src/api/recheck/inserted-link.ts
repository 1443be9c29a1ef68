import { decodeSegment, encodeSegment } from '../../model/embed/branded-link.js';
import { insertedUrl } from '../../model/embed/inserted-url.js';

/**
 * A link to an asset in any of the recorded shapes: `/img/…`, `/content/…` (section 9, item 6) and
 * `/view/…`.
 */
export interface InsertedLink {
  /**
   * What all links of an account begin with: the origin of branded links, or the origin and the
   * account of unbranded ones, e.g. `https://acme.example.net` or
   * `https://embed.example.net/img/acme`. Without `https:` if the link has none.
   */
  readonly base: string;
  readonly branded: boolean;
  /** The external id, or the id of a version where the link is pinned to one. */
  readonly key: string;
  /**
   * The part of the asset that the link leads to, e.g. `img/640px`, `content/jpeg` or `view/video`.
   */
  readonly target: string;
  readonly filename: string;
  /** The URL as it is written. */
  readonly url: string;
}

/** Longer strings are not read. Links of the service are much shorter. */
const maxLinkLength = 4096;

const pattern = /^(https?:|)(\/\/[a-z\d.-]+(?::\d{1,5})?)\/([^?#\\\s"'<>]*)(?:[?#][^\s"<>]*)?$/i;

/** Parses a link. Returns undefined if `url` has none of the shapes. */
export function readInsertedLink(url: string): InsertedLink | undefined {
  if (url.length > maxLinkLength) return undefined;
  const [, scheme, host = '', path = ''] = pattern.exec(url) ?? [];
  const origin = scheme === undefined ? undefined : originOf(scheme, host);
  if (origin === undefined) return undefined;
  const [root = '', ...segments] = path.split('/').map(decodeSegment);
  const [one = '', two = '', three = '', four = ''] = segments;
  if (segments.includes(undefined)) return undefined;
  if (root === 'img' && segments.length === 4) {
    const base = `${origin}/img/${one}`;
    return { base, branded: false, key: two, target: `img/${three}`, filename: four, url };
  }
  if ((root !== 'content' && root !== 'view') || segments.length !== 3) return undefined;
  const [key, kind] = root === 'content' ? [one, two] : [two, one];
  return { base: origin, branded: true, key, target: `${root}/${kind}`, filename: three, url };
}

/** Whether links that begin with `base` are an account's, whose links begin with `bases`. */
export function isOwnBase(base: string, bases: ReadonlySet<string>): boolean {
  if (!base.startsWith('//')) return bases.has(base);
  return bases.has(`https:${base}`) || bases.has(`http:${base}`);
}

/** The parts of a link that change. */
export interface LinkChange {
  readonly key?: string | undefined;
  readonly filename?: string | undefined;
  readonly keepUser?: boolean | undefined;
}

/**
 * Returns the URL of a link with another file name or version. The rest, including size and query,
 * is unchanged, except for the code for a user: see `insertedUrl`.
 */
export function writeInsertedLink(
  link: InsertedLink,
  { key = link.key, filename = link.filename, keepUser }: LinkChange,
): string {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link.url) ?? [];
  const segments = address.split('/');
  const keyAt = segments.length - (link.target.startsWith('view/') ? 2 : 3);
  if (key !== link.key) segments[keyAt] = encodeSegment(key);
  if (filename !== link.filename) segments[segments.length - 1] = encodeSegment(filename);
  return insertedUrl(`${segments.join('/')}${rest}`, { keepUser });
}

/** The origin as browsers write it; without a scheme if the link has none. */
function originOf(scheme: string, host: string): string | undefined {
  const address = `${scheme || 'https:'}${host}`;
  if (!URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return scheme === '' ? origin.replace(/^https:/, '') : origin;
}
