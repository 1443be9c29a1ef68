import type { AssetRecord } from '../catalogue/catalogue.js';
import { naturalBox } from '../files/picture-box.js';
import type { Target } from '../links/link.js';
import { embedMarkup } from './embed-markup.js';
import { planEmbeds, type PlannedEmbed } from './embed-plan.js';

/** The JSON of an embed (section 2.6). Members are only null with quirks. */
export interface EmbedBody {
  readonly url: string;
  readonly html: string | null;
  readonly share: string | null;
  readonly apps: readonly string[];
}

/** Embeds with their names, in order. This is a list because names can be any text. */
export type NamedEmbeds = readonly (readonly [name: string, embed: EmbedBody])[];

/** The embeds of an asset, all with the same kind of link. */
export function embedsOf(record: AssetRecord, linkTo: (target: Target) => string): NamedEmbeds {
  return planEmbeds(record).map((planned) => [planned.name, embedOf(record, planned, linkTo)]);
}

function embedOf(
  record: AssetRecord,
  { target, markup }: PlannedEmbed,
  linkTo: (target: Target) => string,
): EmbedBody {
  const url = linkTo(target);
  const share = linkTo({ ...target, members: [...(target.members ?? []), 'x.share=t'] });
  const html = embedMarkup(markup, url, record.filename, naturalBox(record));
  return { url, html, share, apps: [] };
}
