import * as v from 'valibot';
import { offeredAs } from '../../model/embed/embed-choice.js';
import { toPickedAsset, type PickedAsset } from '../../model/pick/pick.js';
import { isSegment } from '../http/segment.js';
import { isExternalId } from '../links/embed-id-queries.js';
import type { AssetReference } from './asset-lookup.js';
import { unavailability, type Check, type RecheckFinding } from './findings.js';
import { checkLink, isPinned } from './link-changes.js';
import { isOwnBase, readInsertedLink, type InsertedLink } from './inserted-link.js';
import { summaryOf, type RecheckedItem } from './rechecked-item.js';
import type { StoredAsset } from './stored-asset.js';

/**
 * What can be checked besides HTML: an asset's id, an external id, a URL, a pick as a page has
 * stored it (`schema: 1`), or one item of a pick. Other values are reported as unreadable.
 */
export type RecheckEntry = string | object;

/** An entry, read. */
export type ReadEntry =
  | { readonly type: 'id'; readonly inserted: string; readonly reference: AssetReference }
  | {
      readonly type: 'url';
      readonly inserted: string;
      readonly reference: AssetReference;
      readonly link: InsertedLink;
    }
  | {
      readonly type: 'pick';
      readonly inserted: string;
      readonly reference: AssetReference;
      readonly picked: StoredPick;
    }
  | { readonly type: 'unreadable' | 'foreign'; readonly inserted: string };

const wordSchema = v.fallback(v.nullish(v.string(), ''), '');

const pickedSchema = v.object({
  id: v.pipe(v.string(), v.check(isSegment)),
  externalId: wordSchema,
  filename: wordSchema,
  versionId: wordSchema,
  alt: v.fallback(v.optional(v.string()), undefined),
  decorative: v.fallback(v.optional(v.boolean()), undefined),
  linkText: wordSchema,
  embed: v.fallback(v.object({ name: v.optional(v.string()), url: wordSchema }), { url: '' }),
});

type StoredPick = v.InferOutput<typeof pickedSchema>;

const pickSchema = v.object({
  schema: v.literal(1),
  branded: v.fallback(v.boolean(), false),
  items: v.array(v.unknown()),
});

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads an entry. A pick is as many entries as it has items.
 *
 * @param branded - Whether links are branded if the entry does not say.
 */
export function readEntry(entry: unknown, branded: boolean): readonly ReadEntry[] {
  if (typeof entry === 'string') return [readText(entry.trim(), branded)];
  const pick = v.safeParse(pickSchema, entry);
  if (!pick.success) return [readPicked(entry, branded)];
  return pick.output.items.map((item) => readPicked(item, pick.output.branded));
}

function readText(text: string, branded: boolean): ReadEntry {
  const link = readInsertedLink(text);
  if (link) {
    const reference = { branded: link.branded, externalId: link.key };
    return { type: 'url', inserted: text, reference, link };
  }
  if (/^(?:https?:|\/\/)/i.test(text)) return { type: 'foreign', inserted: text };
  if (uuidPattern.test(text)) {
    return { type: 'id', inserted: text, reference: { branded, id: text } };
  }
  if (!isExternalId(text)) return { type: 'unreadable', inserted: text };
  return { type: 'id', inserted: text, reference: { branded, externalId: text } };
}

function readPicked(item: unknown, branded: boolean): ReadEntry {
  const { success, output: picked } = v.safeParse(pickedSchema, item);
  if (!success) return { type: 'unreadable', inserted: '' };
  const { id, externalId, embed } = picked;
  const kind = readInsertedLink(embed.url)?.branded ?? branded;
  return { type: 'pick', inserted: id, reference: { branded: kind, externalId, id }, picked };
}

/** Checks an entry. */
export function checkEntry(entry: ReadEntry, check: Check): RecheckedItem {
  const { inserted } = entry;
  const nothing = { inserted, place: null, asset: null, replacement: null };
  if (!('reference' in entry)) {
    return { ...nothing, findings: [{ type: entry.type }] };
  }
  if (entry.type === 'url' && !isOwnBase(entry.link.base, check.bases)) {
    return { ...nothing, findings: [{ type: 'foreign' }] };
  }
  const asset = check.find(entry.reference);
  if (typeof asset === 'string') {
    return { ...nothing, findings: [{ type: asset === 'absent' ? 'not-found' : asset }] };
  }
  const common = { ...nothing, asset: summaryOf(asset) };
  const missing = unavailability(asset, check.now);
  if (missing) return { ...common, findings: [missing] };
  if (entry.type === 'id') return { ...common, findings: [] };
  if (entry.type === 'pick') return { ...common, ...checkPicked(entry.picked, asset, check) };
  const { findings, url } = checkLink(entry.link, asset, check.keepUser);
  const replacement = url === entry.link.url ? null : { url, html: null };
  return { ...common, findings, replacement };
}

function checkPicked(
  picked: StoredPick,
  asset: StoredAsset,
  { keepUser }: Check,
): Pick<RecheckedItem, 'findings' | 'replacement'> {
  const { filename, versionId, alt, decorative, linkText, embed } = picked;
  const link = readInsertedLink(embed.url);
  const pinned = link && isPinned(link, asset);
  const findings: RecheckFinding[] = [];
  const inserted = versionId || (pinned ? link.key : '');
  if (inserted && asset.versionId && inserted !== asset.versionId) {
    findings.push({ type: 'newer-version', from: inserted, to: asset.versionId });
  }
  if (filename && filename !== asset.filename) {
    findings.push({ type: 'renamed', from: filename, to: asset.filename });
  }
  if (embed.name !== undefined && asset.embeds.length > 0 && !offeredAs(asset, embed.name)) {
    findings.push({ type: 'not-offered', from: embed.name });
  }
  if (findings.length === 0) return { findings, replacement: null };
  // A link text that was the file's name follows the name.
  const text = linkText === filename ? '' : linkText;
  const item: PickedAsset | undefined = toPickedAsset(
    {
      id: asset.id,
      ...(embed.name !== undefined && { embedName: embed.name }),
      ...(alt !== undefined && { alt }),
      ...(decorative !== undefined && { decorative }),
      ...(text && { linkText: text }),
    },
    asset,
    { keepUser },
  );
  if (!item) return { findings, replacement: null };
  return { findings, replacement: { url: item.markup.url, html: item.markup.html, item } };
}
