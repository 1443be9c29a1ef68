import type { ThumbnailMaker } from '../assets/thumbnails.js';
import type { AssetRecord } from '../catalogue/catalogue.js';
import type { AssetLinks } from '../links/link-shapes.js';

/** A selected asset, with the members that clients of the live connector read. */
export interface ConnectorItem {
  readonly id: string;
  readonly external_id: string;
  readonly filename: string;
  readonly embed_name: string;
  readonly embed_link: string;
  /** HTML. */
  readonly embed_code: string;
  readonly share_link: string;
  /** Absent if the asset has no thumbnail. */
  readonly thumbnail_link?: string;
}

/** The dependencies of connector items. */
export interface ItemOptions {
  readonly links: AssetLinks;
  readonly thumbnails: ThumbnailMaker;
  /** Whether the item includes the asset's thumbnail. */
  readonly isPictured: (record: AssetRecord) => boolean;
}

/** The item of a selected asset: the first of its embeds that has a name and code. */
export function connectorItem(record: AssetRecord, making: ItemOptions): ConnectorItem {
  const embeds = making.links.embeds(record);
  const [name, embed] = embeds.find(([each, { html }]) => each !== '' && html !== null) ?? [];
  const thumbnail = making.thumbnails(record)['300px']?.url;
  return {
    id: record.id,
    external_id: record.externalId,
    filename: record.filename,
    embed_name: name ?? '',
    embed_link: embed?.url ?? '',
    embed_code: embed?.html ?? '',
    share_link: embed?.share ?? '',
    ...(thumbnail !== undefined && making.isPictured(record) && { thumbnail_link: thumbnail }),
  };
}
