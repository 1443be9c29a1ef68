import * as v from 'valibot';
import type { Asset } from '../../model/asset/asset.js';
import type { Embed } from '../../model/embed/embed.js';
import { isWebAddress } from '../../model/embed/embed-choice.js';
import { markupFor } from '../../model/embed/markup.js';
import type { PickedAsset } from '../../model/pick/pick.js';

/** More than a person picks at once; longer lists are not read. */
const maxItems = 1000;

// Written with `check` alone, as the shapes of answers are: whatever else of the library is used,
// even here, would be in the file that every page loads.
const textOfAtMost = (length: number) =>
  v.pipe(
    v.string(),
    v.check((text: string) => text.length <= length),
  );

const text = v.fallback(textOfAtMost(100_000), '');

const itemSchema = v.object({
  id: v.pipe(
    textOfAtMost(200),
    v.check((id) => id !== ''),
  ),
  external_id: text,
  filename: text,
  embed_name: text,
  // One integration's notes call it this.
  embedName: text,
  embed_link: v.pipe(v.string(), v.check(isWebAddress)),
  embed_code: text,
  share_link: text,
});

const messageSchema = v.object({
  action: v.pipe(
    v.string(),
    v.check((action) => action === 'embed'),
  ),
  items: v.pipe(
    v.array(v.unknown()),
    v.check((items) => items.length <= maxItems),
  ),
});

/**
 * Reads what the Instant Search Connector posts when a person chooses. Undefined for every other
 * message; items without an id and a usable link are passed over.
 *
 * The specification does not show the message: this is what the live service's own integrations
 * read of it. It says nothing of when an asset was made, of other sizes or of a download.
 */
export function readConnectorMessage(data: unknown): readonly PickedAsset[] | undefined {
  const message = v.safeParse(messageSchema, data);
  if (!message.success) return undefined;
  const items = message.output.items.map((item) => v.safeParse(itemSchema, item));
  const picked = items.filter((item) => item.success).map(({ output }) => pickedOf(output));
  return picked.length > 0 ? picked : undefined;
}

function pickedOf(item: v.InferOutput<typeof itemSchema>): PickedAsset {
  const embed: Embed = {
    name: item.embed_name || item.embedName,
    url: item.embed_link,
    html: item.embed_code || null,
    share: item.share_link || null,
  };
  const asset: Asset = {
    id: item.id,
    externalId: item.external_id,
    filename: item.filename,
    createdDate: '',
    kind: 'other',
    format: '',
    thumbnails: [],
    embeds: [embed],
    metadata: new Map(),
    downloadUrl: null,
    available: true,
  };
  return {
    id: asset.id,
    externalId: asset.externalId,
    filename: asset.filename,
    createdDate: '',
    kind: asset.kind,
    width: null,
    height: null,
    alt: '',
    embed,
    embeds: Object.fromEntries([[embed.name, embed]]),
    downloadUrl: null,
    markup: markupFor(asset, embed, ''),
  };
}
