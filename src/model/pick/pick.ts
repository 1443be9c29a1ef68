import type { Asset, AssetKind, Dimensions } from '../asset/asset.js';
import { formatName } from '../asset/format-name.js';
import type { CustomSize } from '../embed/custom-size.js';
import type { Embed } from '../embed/embed.js';
import { defaultEmbed, formOf, offeredAs } from '../embed/embed-choice.js';
import { markupFor, type Markup, type MarkupOptions } from '../embed/markup.js';
import { sizeOf } from '../embed/pixel-size.js';
import { shortText } from '../text/short-text.js';
import type { SelectedItem } from '../selection/selection.js';

/** A value of a metadata field of a picked asset. */
export interface PickedMetadata {
  /** The display key, which the query language uses. */
  readonly key: string;
  /** The name to show. The key if the service gives no name. */
  readonly label: string;
  /** The service's name of the field's type, e.g. `selection_list`. Empty if it gives none. */
  readonly type: string;
  readonly values: readonly string[];
}

/** A picked asset as the page receives it. A plain object that can be structured-cloned. */
export interface PickedAsset {
  readonly id: string;
  readonly externalId: string;
  readonly filename: string;
  /** Identifies the version of the file. Null if unknown. */
  readonly versionId: string | null;
  /** ISO 8601, UTC. */
  readonly createdDate: string;
  /** When the file or its metadata last changed. ISO 8601, UTC. Null if unknown. */
  readonly updatedDate: string | null;
  /** When the asset can be used from, and until when. ISO 8601, UTC. Null if it has no such date. */
  readonly releaseDate: string | null;
  readonly expirationDate: string | null;
  /** The kind of the file. The chosen size may be of another kind, e.g. an image of a video. */
  readonly kind: AssetKind;
  /** The format as people know it, e.g. `PowerPoint`. Empty if unknown. */
  readonly format: string;
  /** Width of the chosen size in pixels. Null if unknown. */
  readonly width: number | null;
  readonly height: number | null;
  /** Duration of video and audio in seconds. Null if unknown. */
  readonly duration: number | null;
  /** The size of the original file. Null if unknown. */
  readonly sizeInBytes: number | null;
  /** The metadata fields that have a value. */
  readonly metadata: readonly PickedMetadata[];
  /**
   * A small image of the asset, about 300 pixels wide or high. It is for lists in an editing
   * interface: its URL expires. Null if there is none.
   */
  readonly thumbnail: PickedThumbnail | null;
  /** The alt text of an image. Empty for a decorative image, and for everything but images. */
  readonly alt: string;
  /** Whether the user marked an image as decorative. Its alt text is empty on purpose. */
  readonly decorative: boolean;
  /** The text of a link. The file name unless the user changed it. */
  readonly linkText: string;
  /** What was chosen: a size of the customer's by its name, or a custom size. */
  readonly rendition: PickedRendition;
  /**
   * The size that the user chose, as the service describes it. Its `html` is untrusted. A custom
   * size is called `custom`, and has neither `html` nor `share`.
   */
  readonly embed: Embed;
  readonly embeds: Readonly<Record<string, Embed>>;
  readonly downloadUrl: string | null;
  /** Markup built by this package. It is safe to insert anywhere. */
  readonly markup: Markup;
}

/** A small image of a picked asset. */
export interface PickedThumbnail {
  readonly url: string;
  /** When the URL expires. ISO 8601, UTC. Null if the service does not say. */
  readonly validUntil: string | null;
}

/** What of an asset was chosen. */
export type PickedRendition =
  | {
      readonly type: 'preset';
      /** The name of the size, as in `embed.name`. */
      readonly name: string;
    }
  | ({ readonly type: 'custom' } & CustomSize);

/** What a page may set for all picks. */
export interface PickSettings {
  /** Name of the size to use where the user chose none. */
  readonly preferred?: string | undefined;
  /** Whether inserted URLs keep the code for the user who picked. */
  readonly keepUser?: boolean | undefined;
  /** What makes custom sizes, frames and `srcset`. Without it there are none. */
  readonly renditions?: Renditions | undefined;
}

/** What makes the renditions that are no presets. `renditionsFor` returns it. */
export interface Renditions {
  /** The custom size of an asset. Undefined if there is none, or if its links cannot ask for it. */
  readonly custom: (asset: Asset, size: CustomSize | undefined) => Choice | undefined;
  /** The size of the frame in which an embed is inserted. Undefined if it is not framed. */
  readonly frame: (embed: Embed, asset: Asset) => Dimensions | undefined;
  /** The sources of an image. */
  readonly sources: (
    asset: Asset,
    embed: Embed,
  ) => Pick<MarkupOptions, 'srcset' | 'sizes'> | undefined;
}

/** The result of picking assets. `asset-pick.schema.json` describes it as JSON Schema. */
export interface AssetPick {
  /** The version of this format. Members may be added within a version; none changes its meaning. */
  readonly schema: 1;
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
  selected: SelectedItem,
  detail: Asset,
  settings: PickSettings = {},
): PickedAsset | undefined {
  const choice = choiceOf(selected, detail, settings);
  if (!choice) return undefined;
  const { embed, rendition } = choice;
  const { keepUser = false, renditions } = settings;
  const frame = renditions?.frame(embed, detail);
  const isImage = !frame && formOf(embed, detail) === 'image';
  const decorative = isImage && selected.decorative === true;
  const alt = isImage && !decorative ? (selected.alt ?? suggestedAlt(detail)) : '';
  const linkText = selected.linkText?.trim() || detail.filename;
  const { width = null, height = null } = sizeOf(detail, embed.url);
  return {
    id: detail.id,
    externalId: detail.externalId,
    filename: detail.filename,
    versionId: detail.versionId ?? null,
    createdDate: detail.createdDate,
    updatedDate: detail.updatedDate ?? null,
    releaseDate: detail.releaseDate ?? null,
    expirationDate: detail.expirationDate ?? null,
    kind: detail.kind,
    format: formatName(detail),
    width,
    height,
    duration: detail.duration ?? null,
    sizeInBytes: detail.sizeInBytes ?? null,
    metadata: metadataOf(detail),
    thumbnail: thumbnailOf(detail),
    alt,
    decorative,
    linkText,
    rendition,
    embed,
    embeds: Object.fromEntries(detail.embeds.map((each) => [each.name, each])),
    downloadUrl: detail.downloadUrl,
    markup: markupFor(detail, embed, alt, {
      ...{ linkText, keepUser, frame },
      ...(isImage && renditions?.sources(detail, embed)),
    }),
  };
}

function metadataOf({ metadata, metadataFields }: Asset): readonly PickedMetadata[] {
  return [...metadata].flatMap(([key, values]): PickedMetadata[] => {
    const { label = key, type = '' } = metadataFields?.get(key) ?? {};
    return values.length > 0 ? [{ key, label, type, values: [...values] }] : [];
  });
}

/** The size of a thumbnail in a list, in pixels. */
const thumbnailSize = 300;

function thumbnailOf({ thumbnails }: Asset): PickedThumbnail | null {
  const found = thumbnails.find(({ size }) => size >= thumbnailSize) ?? thumbnails.at(-1);
  if (!found) return null;
  const { url, validUntil } = found;
  return { url, validUntil: validUntil === undefined ? null : new Date(validUntil).toISOString() };
}

/** The size of a selected asset: its embed, and what it is. */
export interface Choice {
  readonly embed: Embed;
  readonly rendition: PickedRendition;
}

/**
 * Returns the chosen size of a selected asset, or the default size if the asset does not have the
 * chosen one. Undefined if it offers no usable embed.
 */
export function choiceOf(
  { embedName, customSize }: SelectedItem,
  detail: Asset,
  { preferred, renditions }: PickSettings = {},
): Choice | undefined {
  const custom = renditions?.custom(detail, customSize);
  if (custom) return custom;
  const embed = offeredAs(detail, embedName) ?? defaultEmbed(detail, preferred);
  return embed && { embed, rendition: { type: 'preset', name: embed.name } };
}

/**
 * Metadata fields that may contain a text alternative, best first, without case and punctuation.
 */
const altFields = [
  ...['alttext', 'alt', 'alternativetext', 'caption', 'captionabstract'],
  ...['des', 'description'],
];

/** The maximum length of an alt text, in UTF-16 code units. */
const maxAltLength = 250;

/**
 * Returns the alt text that the asset's metadata suggests, cut at a word. Empty if there is none.
 */
export function suggestedAlt({ metadata }: Asset): string {
  const byField = new Map(
    [...metadata].map(([key, values]) => [key.toLowerCase().replace(/[^a-z]/g, ''), values]),
  );
  for (const field of altFields) {
    const text = byField.get(field)?.[0]?.trim();
    if (text) return cutAtWord(text, maxAltLength);
  }
  return '';
}

/**
 * Shortens a text to at most `maxLength` UTF-16 code units, the ellipsis included. It is cut
 * between two words, or between two characters where a word alone would be too long, as in
 * languages without spaces.
 */
function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength);
  const end = start.search(/\s+\S*$/u);
  if (end < maxLength / 2) return shortText(text, maxLength - 1);
  return `${start.slice(0, end).replace(/[\s\p{P}]+$/u, '')}…`;
}
