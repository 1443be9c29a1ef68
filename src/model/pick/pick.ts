import type { Asset, AssetKind } from '../asset/asset.js';
import type { Embed } from '../embed/embed.js';
import { defaultEmbed, offeredEmbeds } from '../embed/embed-choice.js';
import { markupFor, sizeOf, type Markup } from '../embed/markup.js';
import { shortText } from '../text/short-text.js';
import type { SelectedItem } from '../selection/selection.js';

/** One asset as it is handed to the page. Plain and structured-cloneable. */
export interface PickedAsset {
  readonly id: string;
  readonly externalId: string;
  readonly filename: string;
  readonly createdDate: string;
  /** What the file is. The chosen size may be something else: a picture of a film, say. */
  readonly kind: AssetKind;
  /** Pixels of the chosen size; null where they are not known. */
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string;
  /** The size the person chose, the service's own words. Its `html` is untrusted. */
  readonly embed: Embed;
  readonly embeds: Readonly<Record<string, Embed>>;
  readonly downloadUrl: string | null;
  /** Ours, safe everywhere. */
  readonly markup: Markup;
}

/** What a person picked. */
export interface AssetPick {
  /** Whether every link below was asked for with the branded toggle. */
  readonly branded: boolean;
  /** In the person's order. */
  readonly items: readonly PickedAsset[];
}

/**
 * Turns a chosen asset into what the page gets, or undefined where the service offers no usable
 * embed for it. `detail` is the asset as just resolved, so that its links are of one kind.
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

/** The size in force for a chosen asset. A size the asset has not falls back to its default. */
export function chosenEmbed(
  { embedName }: SelectedItem,
  detail: Asset,
  preferred?: string,
): Embed | undefined {
  const chosen = offeredEmbeds(detail).find(({ name }) => name === embedName);
  return chosen ?? defaultEmbed(detail, preferred);
}

/** Fields that may hold a text alternative, best first, without case or punctuation. */
const altFields = ['alttext', 'alt', 'alternativetext', 'caption', 'des', 'description'];

/** Code units that an alt text has at most: more is a description. */
const maxAltLength = 10_000;

/** The alt text that the asset's own metadata suggests. Empty where it suggests none. */
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
