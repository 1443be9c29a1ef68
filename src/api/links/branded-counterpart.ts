import type { Asset } from '../../model/asset/asset.js';
import {
  readAssetLink,
  widthOf,
  withWidth,
  writeAssetLink,
  type AssetLink,
  type UnbrandedLink,
} from '../../model/embed/branded-link.js';
import { isWebAddress } from '../../model/embed/embed-choice.js';

/**
 * Returns the branded URL that replaces an unbranded link, or undefined if the asset has none of
 * that size.
 *
 * It is the branded URL of the embed that the link was copied from. If that size of an image is no
 * longer offered, the URL is built for the same width, which branded links contain (section 9, item
 * 6). Query parameters that the service did not add and the fragment are kept.
 *
 * @param plain - The asset as returned without branded links.
 * @param branded - The same asset as returned with branded links.
 */
export function brandedCounterpart(
  link: UnbrandedLink,
  plain: Asset,
  branded: Asset,
): string | undefined {
  const source = plain.embeds.find(({ url }) => {
    const offered = readAssetLink(url);
    return offered?.kind === 'unbranded' && offered.size === link.size;
  });
  const name = source?.name ?? link.size;
  const url =
    branded.embeds.find((embed) => embed.name === name)?.url ?? atWidth(widthOf(link), branded);
  if (url === undefined || !isWebAddress(url)) return undefined;
  return withExtras(url, link, source && readAssetLink(source.url));
}

function atWidth(width: number | undefined, { embeds }: Asset): string | undefined {
  if (width === undefined) return undefined;
  for (const { url } of embeds) {
    const link = readAssetLink(url);
    const isPicture = link?.kind === 'branded' && /^(?:jpe?g|png|webp|gif)$/i.test(link.format);
    if (isPicture && widthOf(link) !== undefined) {
      const uncut = link.members.filter((member) => !member.startsWith('h='));
      return writeAssetLink(withWidth({ ...link, members: uncut }, width));
    }
  }
  return undefined;
}

function withExtras(url: string, link: UnbrandedLink, source: AssetLink | undefined): string {
  const [address = '', query = ''] = url.replace(/#.*$/, '').split('?', 2);
  const members = query.split('&').filter(Boolean);
  const known = new Set([...members, ...(source?.members ?? [])].map(nameOf));
  const all = [...members, ...link.members.filter((member) => !known.has(nameOf(member)))];
  const fragment = link.fragment && `#${link.fragment}`;
  const whole = `${address}${all.length > 0 ? `?${all.join('&')}` : ''}${fragment}`;
  return isWebAddress(whole) ? whole : url;
}

function nameOf(member: string): string {
  return member.replace(/=.*$/, '');
}
