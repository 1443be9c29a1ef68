import * as v from 'valibot';
import type { Asset } from '../../model/asset/asset.js';
import type { Embed } from '../../model/embed/embed.js';
import { isWebAddress } from '../../model/embed/embed-choice.js';
import { toPickedAsset, type PickedAsset } from '../../model/pick/pick.js';

/** Longer lists are rejected. Users do not select more at once. */
const maxItems = 1000;

// Uses only `check`, like the response schemas: any other part of the library would be added to the
// file that every page loads.
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
  // The documentation of one integration uses this name.
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
 * Reads the message that the Instant Search Connector posts when the user selects assets. Returns
 * undefined for every other message. Items without an id and a usable link are skipped.
 *
 * The specification does not show the message. The fields are those that integrations of the live
 * service read. The message contains no creation date, no other sizes and no download URL.
 */
export function readConnectorMessage(data: unknown): readonly PickedAsset[] | undefined {
  const message = v.safeParse(messageSchema, data);
  if (!message.success) return undefined;
  const items = message.output.items.map((item) => v.safeParse(itemSchema, item));
  const picked = items.flatMap(({ success, output }) => (success ? (pickedOf(output) ?? []) : []));
  return picked.length > 0 ? picked : undefined;
}

function pickedOf(item: v.InferOutput<typeof itemSchema>): PickedAsset | undefined {
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
  return toPickedAsset({ id: asset.id }, asset);
}
