import { embedsOf, type RevisePlan } from '../assets/embeds.js';
import type { ThumbnailMaker } from '../assets/thumbnails.js';
import type { AssetRecord } from '../catalogue/catalogue.js';
import type { MakeLink } from '../links/link.js';

/** One chosen asset, with the members that clients of the live connector read. */
export interface ConnectorItem {
  readonly id: string;
  readonly external_id: string;
  readonly filename: string;
  readonly embed_name: string;
  readonly embed_link: string;
  /** HTML. */
  readonly embed_code: string;
  readonly share_link: string;
  /** Absent where there is none. */
  readonly thumbnail_link?: string;
}

/** What items are made with. */
export interface ItemMaking {
  readonly makeLink: MakeLink;
  readonly revisePlan: RevisePlan;
  readonly thumbnails: ThumbnailMaker;
  /** Whether an asset's thumbnail is told. */
  readonly isPictured: (record: AssetRecord) => boolean;
}

/** What is handed over when an asset is chosen: the first of its embeds that has code. */
export function connectorItem(record: AssetRecord, making: ItemMaking): ConnectorItem {
  const embeds = embedsOf(record, making.makeLink, making.revisePlan);
  const [name, embed] = embeds.find(([, { html }]) => html !== null) ?? [];
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
