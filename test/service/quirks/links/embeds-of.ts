import * as v from 'valibot';
import type { AssetRecord } from '../../../../src/service/index.js';
import { assetRecord } from '../../asset-record.js';
import { at, caller } from '../../caller.js';

/** An embed with code. */
export const embedSchema = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  html: v.string(),
  share: v.pipe(v.string(), v.url()),
  apps: v.pipe(v.array(v.string()), v.length(0)),
});
/** An embed without code. */
export const templateSchema = v.strictObject({
  ...embedSchema.entries,
  html: v.null(),
  share: v.nullable(v.string()),
});

/** The members of a section `embeds`, with the link that each kind of embed has to have. */
export const embedsSchema = v.pipe(
  v.objectWithRest({}, v.unknown()),
  v.check((embeds) => Object.keys(embeds).join('\n') === Object.keys(embeds).sort().join('\n')),
);

/** The embeds of an asset by a service with quirks. */
export async function embedsOf(wanted: Partial<AssetRecord>): Promise<Record<string, unknown>> {
  const { read } = caller([assetRecord(wanted)], { quirks: true });
  const asset = await read(`/v2/assets/${assetRecord().id}?expand=embeds`);
  return v.parse(embedsSchema, at(asset, 'embeds'));
}
