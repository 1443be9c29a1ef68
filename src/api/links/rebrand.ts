import type { Asset } from '../../model/asset/asset.js';
import {
  readAssetLink,
  type LinkHosts,
  type UnbrandedLink,
} from '../../model/embed/branded-link.js';
import { emptyQuery } from '../../model/query/query.js';
import { replaceUrls } from '../../model/text/url-scanner.js';
import { brandedCounterpart } from './branded-counterpart.js';
import { embedIdQueries } from './embed-id-queries.js';
import type { CallOptions } from '../client-options.js';
import type { PickerClient } from '../assets/picker-client.js';

/** The part of a client that `rebrand` needs. */
export interface RebrandClient {
  withBranded(branded: boolean): Pick<PickerClient, 'searchAssets'>;
}

/** Options of `rebrand`. */
export interface RebrandOptions extends CallOptions, Pick<LinkHosts, 'embedHosts'> {
  readonly client: RebrandClient;
  /** The account whose links are replaced. Links of other accounts are not changed. */
  readonly account: string;
}

/** A link that was not replaced. */
export interface UnresolvedLink {
  readonly url: string;
  /**
   * Why it was not replaced. `unknown-asset`: the token's owner cannot find the asset.
   * `unknown-size`: the asset is not offered in this size. `not-branded`: the service returned no
   * branded link. `unsafe-place`: the link is in a style, a script, nested HTML or an unquoted
   * value.
   */
  readonly reason: 'unknown-asset' | 'unknown-size' | 'not-branded' | 'unsafe-place';
}

/** The result of `rebrand` for each link. */
export interface RebrandReport {
  /** How many occurrences were replaced. */
  readonly replaced: number;
  /** The links that were not replaced, each listed once. */
  readonly unresolved: readonly UnresolvedLink[];
}

/** How many assets one request looks up. More would make the URL too long. */
const batchSize = 20;

/**
 * Replaces the unbranded links in a piece of HTML with branded ones (section 9, items 6 and 7).
 * Only URLs in attributes are changed; every other character is kept. URLs in attributes that
 * contain scripts or styles are not changed but reported. Sends two requests for every twenty
 * assets, one for each kind of link.
 *
 * @throws the client's error. There is no partial result.
 */
export async function rebrand(
  html: string,
  { client, account, embedHosts, signal }: RebrandOptions,
): Promise<{ readonly html: string; readonly report: RebrandReport }> {
  const { links, unsafe } = linksIn(html, account, { ...(embedHosts && { embedHosts }) });
  const ids = [...new Set([...links.values()].map(({ externalId }) => externalId))];
  const call = { ...(signal && { signal }) };
  const [plain, branded] = await Promise.all(
    [false, true].map((wanted) => findAssets(client.withBranded(wanted), ids, call)),
  );

  const replacements = new Map<string, string>();
  const unresolved: UnresolvedLink[] = [];
  for (const [url, link] of links) {
    const outcome = resolve(link, plain?.get(link.externalId), branded?.get(link.externalId));
    if ('url' in outcome) replacements.set(url, outcome.url);
    else unresolved.push({ url, reason: outcome.reason });
  }
  const reported = new Set(unresolved.map(({ url }) => url));
  for (const url of unsafe)
    if (!reported.has(url)) unresolved.push({ url, reason: 'unsafe-place' });

  let replaced = 0;
  const rebranded = replaceUrls(html, (url) => {
    const replacement = replacements.get(url);
    if (replacement !== undefined) replaced += 1;
    return replacement;
  });
  return { html: rebranded, report: { replaced, unresolved } };
}

function linksIn(
  html: string,
  account: string,
  hosts: LinkHosts,
): { readonly links: ReadonlyMap<string, UnbrandedLink>; readonly unsafe: ReadonlySet<string> } {
  const links = new Map<string, UnbrandedLink>();
  const unsafe = new Set<string>();
  const linkOf = (url: string): UnbrandedLink | undefined => {
    const link = readAssetLink(url, hosts);
    return link?.kind === 'unbranded' && link.account === account ? link : undefined;
  };
  const collect = (url: string): undefined => {
    const link = linkOf(url);
    if (link) links.set(url, link);
  };
  replaceUrls(html, collect, (url) => linkOf(url) && unsafe.add(url));
  return { links, unsafe };
}

async function findAssets(
  client: Pick<PickerClient, 'searchAssets'>,
  externalIds: readonly string[],
  call: CallOptions,
): Promise<ReadonlyMap<string, Asset>> {
  const found = new Map<string, Asset>();
  for (const { text } of embedIdQueries(externalIds, batchSize)) {
    const query = { ...emptyQuery, text };
    const search = { query, offset: 0, limit: 100, embeds: true };
    const { items } = await client.searchAssets(search, call);
    for (const asset of items) found.set(asset.externalId, asset);
  }
  return found;
}

function resolve(
  link: UnbrandedLink,
  plain: Asset | undefined,
  branded: Asset | undefined,
): { readonly url: string } | Pick<UnresolvedLink, 'reason'> {
  if (!plain || !branded) return { reason: 'unknown-asset' };
  const url = brandedCounterpart(link, plain, branded);
  if (url === undefined) return { reason: 'unknown-size' };
  return readAssetLink(url)?.kind === 'unbranded' ? { reason: 'not-branded' } : { url };
}
