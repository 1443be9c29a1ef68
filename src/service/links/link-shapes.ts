import { embedsOf, type NamedEmbeds } from '../assets/embeds.js';
import type { AssetRecord } from '../catalogue/catalogue.js';
import { naturalBox } from '../files/picture-box.js';
import type { Addresses } from '../settings.js';
import { addressName, brandedLinks, unbrandedLinks, type MakeLink } from './link.js';

/** The links of assets, of one kind. */
export interface AssetLinks {
  embeds(record: AssetRecord): NamedEmbeds;
  /** The URL that downloads the original. */
  download(record: AssetRecord): string;
}

/** Both kinds of link (section 9, item 6). */
export interface LinkShapes {
  readonly branded: AssetLinks;
  readonly unbranded: AssetLinks;
}

/** The links of an account, as specified. */
export function specifiedLinks(addresses: Addresses, account: string): LinkShapes {
  return {
    branded: linksBy(brandedLinks(addresses)),
    unbranded: linksBy(unbrandedLinks(addresses, account)),
  };
}

function linksBy(makeLink: MakeLink): AssetLinks {
  return {
    embeds: (record) => embedsOf(record, (target) => makeLink(record, target)),
    download: (record) =>
      makeLink(record, {
        size: 'original',
        format: 'original',
        width: naturalBox(record).width,
        filename: addressName(record.filename),
        members: ['download=true'],
      }),
  };
}
