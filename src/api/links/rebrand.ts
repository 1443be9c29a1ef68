import type { Asset } from '../../model/asset/asset.js';
import {
  readAssetLink,
  type LinkHosts,
  type UnbrandedLink,
} from '../../model/embed/branded-link.js';
import { emptyQuery } from '../../model/query/query.js';
import { replaceUrls } from '../../model/text/url-scanner.js';
import { brandedCounterpart } from './branded-counterpart.js';
import type { CallOptions } from '../client-options.js';
import type { PickerClient } from '../assets/picker-client.js';

/** As much of a client as rebranding needs. */
export interface RebrandClient {
  withBranded(branded: boolean): Pick<PickerClient, 'searchAssets'>;
}

/** Whose links are rebranded, and where they lead. */
export interface RebrandOptions extends CallOptions, Pick<LinkHosts, 'embedHosts'> {
  readonly client: RebrandClient;
  /** Links of other accounts are left alone. */
  readonly account: string;
}

/** A link that was left as it is. */
export interface UnresolvedLink {
  readonly url: string;
  /**
   * `unknown-asset`: the token's owner can find no such asset. `unknown-size`: the asset is offered
   * in no such size. `not-branded`: the service gave no branded link. `unsafe-place`: it stands in
   * a style, a script, HTML within HTML or a value without quotation marks.
   */
  readonly reason: 'unknown-asset' | 'unknown-size' | 'not-branded' | 'unsafe-place';
}

/** What became of the links. */
export interface RebrandReport {
  /** How many places were changed. */
  readonly replaced: number;
  /** Each link once. */
  readonly unresolved: readonly UnresolvedLink[];
}

/** Assets looked up at once: what fits into an address of a sane length. */
const batchSize = 20;

/**
 * Puts branded links in place of the unbranded ones in a piece of HTML (section 9, items 6 and 7).
 * Only addresses in attributes are changed, every other character stays. Those in attributes that
 * run or hold styles are left and reported. Asks twice for every twenty assets, once for the links
 * of either kind.
 *
 * @throws as the client does; there is no half-done result.
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
  // Other characters could reach out of the query's brackets; no id of the service holds any.
  const ids = externalIds.filter((id) => /^[\w-]{1,100}$/.test(id));
  for (let start = 0; start < ids.length; start += batchSize) {
    const clauses = ids.slice(start, start + batchSize).map((id) => `embedid:(${id})`);
    const query = { ...emptyQuery, text: clauses.join(' OR ') };
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
