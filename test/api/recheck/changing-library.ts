import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { createClient, markupFor, type Asset, type Client } from '../../../src/api/index.js';
import { recordCatalogue, type AssetRecord } from '../../../src/service/index.js';
import { serve, type ListeningService } from '../../../src/service/node.js';
import { assetRecord } from '../../service/asset-record.js';
import { tokensGiving } from '../tokens.js';

/** A library over real HTTP, whose assets change after something of them was inserted. */
export interface ChangingLibrary {
  readonly service: ListeningService;
  readonly client: Client;
  /** Changes the record of an asset; undefined makes it vanish. */
  change(externalId: string, wanted: Partial<AssetRecord> | undefined): void;
  /** The asset as it is now. */
  asset(externalId: string): Promise<Asset>;
  /** The markup that the picker would insert now. */
  markup(externalId: string, embedName: string): Promise<string>;
  /** The same of the first pictures, which differ in their numbers alone. */
  markups(count: number, embedName: string): Promise<readonly string[]>;
  /** How many requests of assets were answered since the last call. */
  asked(): number;
}

export const month = 30 * 86_400_000;

/** As many pictures: `aqtt000000`, `aqtt000001`, … */
function pictures(count: number): AssetRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const digits = digitsOf(index);
    return assetRecord({
      id: `11111111-1111-4111-8111-111111${digits}`,
      // The service with quirks tells the version of assets with such names, and has three of each.
      externalId: `aqtt${digits}`,
      filename: `Cliffs ${digits}.jpg`,
      created: Date.UTC(2024, 0, 1) - index * 1000,
    });
  });
}

/** The external id of a picture of `openLibrary`. */
export function picture(index: number): string {
  return `aqtt${digitsOf(index)}`;
}

function digitsOf(index: number): string {
  return String(index).padStart(6, '0');
}

/** Opens a library of `count` pictures, for the length of a test. */
export async function openLibrary(
  context: TestContext,
  { quirks = false, count = 8, more = [] as readonly AssetRecord[] } = {},
): Promise<ChangingLibrary> {
  let records: readonly AssetRecord[] = [...pictures(count), ...more];
  let catalogue = recordCatalogue(records);
  const service = await serve({
    quirks,
    catalogue: {
      ...{ size: records.length, groups: catalogue.groups, fields: catalogue.fields },
      search: (request) => catalogue.search(request),
      byId: (id) => catalogue.byId(id),
      byExternalId: (id) => catalogue.byExternalId(id),
    },
    apiPort: 0,
    sitePort: 0,
  });
  context.after(() => service.close());
  const { baseUrl } = service;
  const tokens = tokensGiving(service.issueTokens().accessToken);
  const client = createClient({ baseUrl, tokens, profile: 'acquia' });
  const find = async (externalId: string): Promise<Asset> => {
    const record = records.find((each) => each.externalId === externalId);
    assert.ok(record, externalId);
    return client.getAsset(record.id);
  };
  const markup = async (externalId: string, embedName: string): Promise<string> => {
    const asset = await find(externalId);
    const embed = asset.embeds.find(({ name }) => name === embedName);
    assert.ok(embed, embedName);
    return markupFor(asset, embed, 'White cliffs').html;
  };
  let before = 0;
  return {
    service,
    client,
    change(externalId, wanted) {
      records = records.flatMap((record) => {
        if (record.externalId !== externalId) return [record];
        return wanted ? [{ ...record, ...wanted }] : [];
      });
      catalogue = recordCatalogue(records);
    },
    asset: find,
    markup,
    async markups(length, embedName) {
      const first = await markup(picture(0), embedName);
      return Array.from({ length }, (_, index) => first.replaceAll('000000', digitsOf(index)));
    },
    asked() {
      const { requests } = service.stats();
      const now = Object.entries(requests)
        .filter(([name]) => name.startsWith('GET /v2/assets'))
        .reduce((sum, [, count]) => sum + count, 0);
      const since = now - before;
      before = now;
      return since;
    },
  };
}

/** Markup without character references, which may be written in several ways. */
export function decodeHtml(html: string): string {
  return html
    .replaceAll('&amp;', '&')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
