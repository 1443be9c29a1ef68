import * as v from 'valibot';
import { isWebAddress } from '../http/address.js';
import { read } from '../reading/schema.js';
import type { Call, Transport } from '../http/transport.js';

/** How the Instant Search Connector starts. */
export interface ConnectorSearch {
  /** What it searches for at first. */
  readonly query?: string;
  /** Leaves the search box off. */
  readonly hideSearchBar?: boolean;
}

const responseSchema = v.object({ url: v.pipe(v.string(), v.check(isWebAddress)) });

/**
 * The signed address of the Instant Search Connector (section 4.2; parameters and answer are the
 * live service's). It is good for a day, and only as it is.
 */
export async function connectorUrl(
  request: Transport,
  { query, hideSearchBar }: ConnectorSearch,
  call: Call,
): Promise<string> {
  const params = { query, hideSearchBar };
  return read(
    responseSchema,
    await request('v2/integrations/url', { params, ...call }),
    'connector',
  ).url;
}
