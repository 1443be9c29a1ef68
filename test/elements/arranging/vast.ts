import { createClient, profiles, type TokenSource } from '../../../src/api/index.js';
import { fixedSource } from '../../../src/auth/index.js';
import type { AssetPicker } from '../../../src/index.js';
import { place } from './picker.js';
import type { PickerPage } from './picker-page.js';
import { until } from './until.js';
import { Wire } from './wire.js';

/** What a made-up service says of one page; `undefined` members are made up as usual. */
export interface Told {
  readonly items?: readonly object[];
  readonly total?: number;
}

/** A search for one page, as the service reads it. */
export interface Asked {
  readonly offset: number;
  readonly limit: number;
  readonly query: string;
}

/** An asset as the service would send it, named after its place in the list. */
export function assetAt(place: number, change: object = {}): object {
  return {
    id: `asset-${place}`,
    external_id: `ext${place}`,
    filename: `picture ${place}.jpg`,
    created_date: '2026-01-01T00:00:00Z',
    released_and_not_expired: true,
    file_properties: { format: 'JPEG', format_type: 'image', size_in_bytes: 250_000 },
    thumbnails: { '300px': { url: picture, valid_until: '2036-01-01T00:00:00Z' } },
    ...change,
  };
}

/** A picture that costs no request. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A service that makes its answers up, so that a million assets cost nothing. */
export function vastWire(total: number, tell: (asked: Asked) => Told = () => ({})): Wire {
  return new Wire((input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const id = /\/v2\/assets\/asset-(\d+)$/.exec(pathname)?.[1];
    if (id !== undefined) return Promise.resolve(Response.json(assetAt(Number(id))));
    if (!pathname.endsWith('/v2/assets/search')) return Promise.resolve(Response.json({}));
    const [offset, limit] = [
      Number(searchParams.get('offset')),
      Number(searchParams.get('limit') ?? 10),
    ];
    const told = tell({ offset, limit, query: searchParams.get('query') ?? '' });
    const count = Math.max(0, Math.min(limit, total - offset));
    const items = Array.from({ length: count }, (_, index) => assetAt(offset + index));
    const answer = { items: told.items ?? items, total_count: told.total ?? total, facets: {} };
    return Promise.resolve(Response.json(answer));
  });
}

/**
 * A client of such a service, whose paging by offset reaches everything. What pickers ask by
 * themselves is to be seen, not what a budget lets through; where they may ask for much until a
 * screen is full, the page's budget has to space it out.
 */
export function vastClient(
  wire: Wire,
  tokens: TokenSource = fixedSource('token'),
  { budget = false } = {},
): NonNullable<AssetPicker['client']> {
  return createClient({
    baseUrl: 'http://api.test',
    tokens,
    fetch: wire.fetch,
    retries: 0,
    budget,
    profile: { ...profiles.spec, maxOffset: Infinity },
  });
}

/** A picker on the page over so many assets, with its first results listed. */
export async function openVast(
  total: number,
  properties: Partial<AssetPicker> = {},
  tell?: (asked: Asked) => Told,
  options?: { readonly budget?: boolean },
): Promise<{ readonly page: PickerPage; readonly picker: AssetPicker; readonly wire: Wire }> {
  const wire = vastWire(total, tell);
  const page = place({
    client: vastClient(wire, undefined, options),
    facets: 'none',
    ...properties,
  });
  await until('the first results', () => page.options.length > 0);
  return { page, picker: page.picker, wire };
}
