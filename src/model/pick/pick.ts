import type { Asset, AssetKind } from '../asset/asset.js';
import type { Embed } from '../embed/embed.js';
import { defaultEmbed, offeredEmbeds } from '../embed/embed-choice.js';
import { markupFor, sizeOf, type Markup } from '../embed/markup.js';
import { shortText } from '../text/short-text.js';
import type { SelectedItem } from '../selection/selection.js';

/** A picked asset as the page receives it. A plain object that can be structured-cloned. */
export interface PickedAsset {
  readonly id: string;
  readonly externalId: string;
  readonly filename: string;
  readonly createdDate: string;
  /** The kind of the file. The chosen size may be of another kind, e.g. an image of a video. */
  readonly kind: AssetKind;
  /** Width of the chosen size in pixels. Null if unknown. */
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string;
  /** The size that the user chose, as the service describes it. Its `html` is untrusted. */
  readonly embed: Embed;
  readonly embeds: Readonly<Record<string, Embed>>;
  readonly downloadUrl: string | null;
  /** Markup built by this package. It is safe to insert anywhere. */
  readonly markup: Markup;
}

/** The result of picking assets. */
export interface AssetPick {
  /** Whether all links were requested as branded links. */
  readonly branded: boolean;
  /** In the order of the selection. */
  readonly items: readonly PickedAsset[];
}

/**
 * Converts a selected asset to a picked asset. Returns undefined if the service offers no usable
 * embed. `detail` is the asset as just fetched, so that all its links are of one kind.
 */
export function toPickedAsset(
  chosen: SelectedItem,
  detail: Asset,
  preferred?: string,
): PickedAsset | undefined {
  const embed = chosenEmbed(chosen, detail, preferred);
  if (!embed) return undefined;
  const alt = chosen.alt ?? suggestedAlt(detail);
  const { width = null, height = null } = sizeOf(detail, embed.url);
  return {
    id: detail.id,
    externalId: detail.externalId,
    filename: detail.filename,
    createdDate: detail.createdDate,
    kind: detail.kind,
    width,
    height,
    alt,
    embed,
    embeds: Object.fromEntries(detail.embeds.map((each) => [each.name, each])),
    downloadUrl: detail.downloadUrl,
    markup: markupFor(detail, embed, alt),
  };
}

/**
 * Returns the chosen embed of a selected asset, or the default embed if the asset does not have the
 * chosen one.
 */
export function chosenEmbed(
  { embedName }: SelectedItem,
  detail: Asset,
  preferred?: string,
): Embed | undefined {
  const chosen = offeredEmbeds(detail).find(({ name }) => name === embedName);
  return chosen ?? defaultEmbed(detail, preferred);
}

/**
 * Metadata fields that may contain a text alternative, best first, without case and punctuation.
 */
const altFields = ['alttext', 'alt', 'alternativetext', 'caption', 'des', 'description'];

/** The maximum length of an alt text, in UTF-16 code units. */
const maxAltLength = 10_000;

/** Returns the alt text that the asset's metadata suggests. Empty if there is none. */
export function suggestedAlt({ metadata }: Asset): string {
  const byField = new Map(
    [...metadata].map(([key, values]) => [key.toLowerCase().replace(/[^a-z]/g, ''), values]),
  );
  for (const field of altFields) {
    const text = byField.get(field)?.[0]?.trim();
    if (text) return shortText(text, maxAltLength);
  }
  return '';
}
