import * as v from 'valibot';
import { isWebAddress } from '../http/address.js';
import { read } from '../reading/schema.js';
import type { Call, Transport } from '../http/transport.js';

/** Initial state of the Instant Search Connector. */
export interface ConnectorSearch {
  /** The initial query. */
  readonly query?: string;
  /** Hides the search box. */
  readonly hideSearchBar?: boolean;
}

const responseSchema = v.object({ url: v.pipe(v.string(), v.check(isWebAddress)) });

/**
 * Fetches the signed URL of the Instant Search Connector (section 4.2; the parameters and the
 * response are those of the live service). The URL is valid for one day and must be used unchanged.
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
