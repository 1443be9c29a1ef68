import { emptyQuery } from '../../model/query/query.js';
import type { PickerClient } from '../assets/picker-client.js';
import type { CallOptions } from '../client-options.js';
import { readInsertedLink } from './inserted-link.js';

/** The part of a client that `fetchLinkBases` needs. */
export interface LinkBasesClient extends Pick<PickerClient, 'branded' | 'searchAssets'> {
  withBranded(branded: boolean): LinkBasesClient;
}

/**
 * Fetches what the links of the account begin with, by looking at the links of its newest asset.
 * Sends a second request if the first response has links of one kind only.
 */
export async function fetchLinkBases(
  client: LinkBasesClient,
  call: CallOptions,
): Promise<ReadonlySet<string>> {
  const bases = await basesBy(client, call);
  if (bases.size > 1) return bases;
  return new Set([...bases, ...(await basesBy(client.withBranded(!client.branded), call))]);
}

async function basesBy(client: LinkBasesClient, call: CallOptions): Promise<ReadonlySet<string>> {
  const search = { query: emptyQuery, offset: 0, limit: 1, embeds: true };
  const { items } = await client.searchAssets(search, call);
  const urls = items.flatMap(({ embeds }) => embeds.map(({ url }) => url));
  return new Set(urls.flatMap((url) => readInsertedLink(url)?.base ?? []));
}
