/**
 * The parts of both kinds of links (section 9, item 6). They are plain text, not percent-encoded.
 */
interface LinkParts {
  /** `https:` or `http:`. Empty for a scheme-relative link. */
  readonly scheme: string;
  /** The embed host or the branded host with its port, in lower case. */
  readonly host: string;
  readonly account: string;
  readonly externalId: string;
  readonly filename: string;
  /** The query parameters as written, in order, without `?`. */
  readonly members: readonly string[];
  /** The fragment as written, without `#`. */
  readonly fragment: string;
}

/** `<host>/img/<account>/<external_id>/<size>/<filename>`. */
export interface UnbrandedLink extends LinkParts {
  readonly kind: 'unbranded';
  /** E.g. `640px`, `640px@2x`, `820x312px` or `original`. */
  readonly size: string;
}

/** `<account>.<host>/content/<external_id>/<format>/<filename>?w=<width>`. */
export interface BrandedLink extends LinkParts {
  readonly kind: 'branded';
  /** E.g. `jpeg`. */
  readonly format: string;
}

/** A link to an asset of either kind. */
export type AssetLink = UnbrandedLink | BrandedLink;

/** The hosts, with their ports, that links may use. Without a list, any host is accepted. */
export interface LinkHosts {
  readonly embedHosts?: readonly string[];
  /** Without the account's subdomain. */
  readonly brandedHosts?: readonly string[];
}

/** Longer strings are not read. Links of the service are much shorter. */
const maxLinkLength = 4096;

const linkPattern =
  /^(https?:|)\/\/([a-z\d.-]+(?::\d{1,5})?)\/([^?#\\\s"'<>]*)(?:\?([^#]*))?(?:#(.*))?$/i;

/** Parses a link. Returns undefined if `url` is neither kind of link. */
export function readAssetLink(url: string, hosts: LinkHosts = {}): AssetLink | undefined {
  if (url.length > maxLinkLength) return undefined;
  const [, scheme, host = '', path = '', query = '', fragment = ''] = linkPattern.exec(url) ?? [];
  const segments = path.split('/').map(decodeSegment);
  if (scheme === undefined || segments.includes(undefined)) return undefined;
  const [root, one = '', two = '', three = '', four] = segments;
  const common = {
    scheme: scheme.toLowerCase(),
    members: query.split('&').filter(Boolean),
    fragment,
  };
  const linkHost = host.toLowerCase();
  if (root === 'img' && segments.length === 5 && four && isAmong(linkHost, hosts.embedHosts)) {
    const [account, externalId, size, filename] = [one, two, three, four];
    return { kind: 'unbranded', ...common, host: linkHost, account, externalId, size, filename };
  }
  const [, account, brandedHost = ''] = /^([^.:]+)\.(.+)$/.exec(linkHost) ?? [];
  if (
    account &&
    root === 'content' &&
    segments.length === 4 &&
    isAmong(brandedHost, hosts.brandedHosts)
  ) {
    const [externalId, format, filename] = [one, two, three];
    return { kind: 'branded', ...common, host: brandedHost, account, externalId, format, filename };
  }
  return undefined;
}

/** Serializes a link. The result is safe in quotation marks and in `url()` in a style sheet. */
export function writeAssetLink(link: AssetLink): string {
  const [start, path] =
    link.kind === 'unbranded'
      ? [link.host, ['img', link.account, link.externalId, link.size, link.filename]]
      : [`${link.account}.${link.host}`, ['content', link.externalId, link.format, link.filename]];
  const query = link.members.length > 0 ? `?${link.members.join('&')}` : '';
  const fragment = link.fragment && `#${link.fragment}`;
  return `${link.scheme}//${start}/${path.map(encodeSegment).join('/')}${query}${fragment}`;
}

/** Returns the width that a link requests, in pixels, or undefined if it contains none. */
export function widthOf(link: AssetLink): number | undefined {
  const width =
    link.kind === 'branded'
      ? memberOf(link, 'w')
      : /^(\d{1,5})(?:x\d{1,5})?px(?:@\dx)?$/.exec(link.size)?.[1];
  return wholePixels(width);
}

/**
 * Returns the same link with another width. A height is scaled in proportion. `own` is the width of
 * the image at the link, by default its `w`.
 */
export function withWidth(
  link: BrandedLink,
  width: number,
  own: number | undefined = widthOf(link),
): BrandedLink {
  const height = wholePixels(memberOf(link, 'h'));
  const others = link.members.filter((member) => !/^[wh]=/.test(member));
  const scaled =
    own === undefined || height === undefined
      ? undefined
      : `h=${Math.max(1, Math.round((height * width) / own))}`;
  const isHeightAlone = scaled !== undefined && widthOf(link) === undefined;
  const box = [isHeightAlone ? undefined : `w=${width}`, scaled].filter(
    (side) => side !== undefined,
  );
  return { ...link, members: [...box, ...others] };
}

function memberOf({ members }: AssetLink, name: string): string | undefined {
  return members.find((member) => member.startsWith(`${name}=`))?.slice(name.length + 1);
}

function wholePixels(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : undefined;
}

function isAmong(host: string, hosts: readonly string[] | undefined): boolean {
  return !hosts || hosts.some((each) => each.toLowerCase() === host);
}

/**
 * Decodes a path segment. Returns undefined if it is invalid or would change the path's structure.
 */
export function decodeSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    return /^\.{0,2}$|[/\\\p{Cc}\p{Cs}]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Encodes a path segment. The result is safe in quotation marks, in Markdown and in style sheets. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text)
    .replace(/%40/g, '@')
    .replace(/[!'()*]/g, (mark) => `%${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase()}`);
}
