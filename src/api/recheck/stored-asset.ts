import * as v from 'valibot';
import type { Asset } from '../../model/asset/asset.js';
import { readAsset } from '../assets/asset-schema.js';
import { HttpError } from '../errors.js';
import type { ClientContext } from '../http/client-context.js';
import { segment } from '../http/segment.js';
import type { CallOptions } from '../client-options.js';
import { embedIdQueries } from '../links/embed-id-queries.js';
import { readItems } from '../reading/read-items.js';
import { read, readList } from '../reading/schema.js';

/** An asset that may be deleted. */
export interface StoredAsset extends Asset {
  /** When it was deleted. ISO 8601, UTC. */
  readonly deletedDate?: string;
}

/** Options of the calls that find assets by their ids. */
export interface FindOptions extends CallOptions {
  /** Requests thumbnails and metadata, too. The responses are then several times as long. */
  readonly details?: boolean;
}

/** Calls that find assets by their ids, deleted and archived ones included. */
export interface FindCalls {
  /**
   * Finds assets by their external ids, which links contain. Sends one request for every fifty ids.
   * Assets that the token's owner may not see are left out, as those that do not exist are.
   */
  findAssets(
    externalIds: readonly string[],
    options?: FindOptions,
  ): Promise<readonly StoredAsset[]>;
  /** Finds an asset by its id. Undefined if there is none that the token's owner may see. */
  findAsset(id: string, options?: FindOptions): Promise<StoredAsset | undefined>;
}

/** How many ids one request contains. The URL then has fewer than 2,000 characters. */
export const findBatchSize = 50;

const pageSchema = v.object({ items: v.unknown() });

const deletedSchema = v.object({ deleted_date: v.fallback(v.nullish(v.string(), ''), '') });

/** Creates the calls, to be included in a client. */
export function findCalls({ api, headers }: ClientContext): FindCalls {
  return {
    async findAssets(externalIds, { details = false, signal } = {}) {
      const found: StoredAsset[] = [];
      for (const { ids, text } of embedIdQueries(externalIds, findBatchSize)) {
        const params = {
          query: text,
          limit: ids.length,
          offset: 0,
          expand: sections(details),
          include_archived: true,
          include_deleted: true,
        };
        const json = await api('v2/assets/search', { params, headers, signal });
        const listed = readList(read(pageSchema, json, 'assets').items, 'assets.items', ids.length);
        found.push(...readItems(listed, 'assets.items', readStoredAsset));
      }
      return found;
    },
    async findAsset(id, { details = false, signal } = {}) {
      const params = { expand: sections(details) };
      try {
        const json = await api(`v2/assets/${segment(id)}`, { params, headers, signal });
        return readStoredAsset(json, 'asset');
      } catch (error) {
        if (error instanceof HttpError && (error.status === 404 || error.status === 410)) {
          return undefined;
        }
        throw error;
      }
    },
  };
}

function readStoredAsset(json: unknown, at: string): StoredAsset {
  const { deleted_date: deletedDate } = read(deletedSchema, json, at);
  return { ...readAsset(json, at), ...(deletedDate && { deletedDate }) };
}

function sections(details: boolean): readonly string[] {
  const more = details ? ['metadata', 'metadata_info', 'thumbnails'] : [];
  return ['embeds', 'file_properties', 'security', ...more];
}
