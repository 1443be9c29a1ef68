import type { EmbedBody, NamedEmbeds } from '../../assets/embeds.js';
import type { AssetRecord } from '../../catalogue/catalogue.js';
import type { AssetLinks, LinkShapes } from '../../links/link-shapes.js';
import { addressName, unbrandedLinks } from '../../links/link.js';
import type { Addresses } from '../../settings.js';
import {
  isSpinSet,
  recordedPlan,
  type RecordedEmbed,
  type RecordedTarget,
} from './recorded-plan.js';

/** The query parameter `u` of branded links. It identifies the user who requested them. */
const user = 'u=2spbki';
const shared = 'x.share=t';

/** Creates an embed without the members that are the same everywhere. */
type WriteEmbed = (record: AssetRecord, planned: RecordedEmbed) => Omit<EmbedBody, 'apps'>;

/**
 * Links as recorded from the live service. Embeds come in order of name, and the template is
 * unbranded even where all other links are branded.
 */
export function recordedLinks(addresses: Addresses, account: string): LinkShapes {
  const plainLink = unbrandedLinks(addresses, account);

  const brandedUrl = (
    { externalId }: AssetRecord,
    { root, format, filename, members }: RecordedTarget,
    end: readonly string[],
  ): string => {
    const place = format === undefined ? externalId : `${externalId}/${format}`;
    const query = [...members, user, ...end].join('&');
    return `${addresses.brandedUrl}/${root}/${place}/${filename}?${query}`;
  };

  const writeBranded: WriteEmbed = (record, { target, end = [], html, share }) => {
    const url = brandedUrl(record, target, end);
    return { url, html: html(url), share: brandedUrl(record, share, [...end, shared]) };
  };

  const writeUnbranded: WriteEmbed = (record, { size, target: { filename }, end = [], html }) => {
    const url = plainLink(record, { size, format: '', width: 0, filename, members: end });
    return { url, html: html(url), share: `${url}${end.length > 0 ? '&' : '?'}${shared}` };
  };

  const templateOf = (record: AssetRecord): EmbedBody => {
    const url = plainLink(record, {
      ...{ size: '{size}px@{scale}x', format: '', width: 0 },
      filename: addressName(record.filename),
      members: ['q={quality}', 'x.template=y'],
    });
    // Recorded without a share link of spin sets alone.
    return {
      url,
      html: null,
      share: isSpinSet(record) ? null : url,
      apps: [],
    };
  };

  const linksOf = (write: WriteEmbed): AssetLinks => ({
    embeds(record): NamedEmbeds {
      const embeds = recordedPlan(record).map(
        (planned) => [planned.name, { ...write(record, planned), apps: [] }] as const,
      );
      return [...embeds, ['templated', templateOf(record)] as const].sort(byName);
    },
    download(record) {
      const original = recordedPlan(record).find(({ name }) => name === 'original');
      return original ? write(record, original).url : '';
    },
  });

  return { branded: linksOf(writeBranded), unbranded: linksOf(writeUnbranded) };
}

/** Compares code units, as recorded: capital letters come before small ones. */
function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
