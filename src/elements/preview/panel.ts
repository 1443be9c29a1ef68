import { html, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../../core/pick/details-store.js';
import type { Asset } from '../../model/asset/asset.js';
import { instantOf } from '../../model/asset/availability.js';
import type { Facet } from '../../model/facet/facet.js';
import { isWebAddress, offeredEmbeds } from '../../model/embed/embed-choice.js';
import { shortText } from '../../model/text/short-text.js';
import type { Messages } from '../../text/messages/messages.js';
import type { PreviewMessages } from '../../text/messages/preview.js';
import { formatIn, type AssetWords } from '../results/asset-words.js';
import { renderSizes, type Sizes } from './sizes.js';

/**
 * The maximum length of a displayed field, in UTF-16 code units. Some fields contain whole
 * articles.
 */
const maxTextLength = 10_000;

/** What the panel next to the asset shows. */
export interface Panel extends Omit<Sizes, 'asset'> {
  readonly words: Messages & PreviewMessages;
  /** The asset, with its details if they are known. */
  readonly asset: Asset;
  readonly detail: Detail<Asset> | undefined;
  /** The texts about assets. */
  readonly assetWords: AssetWords;
  /** The known names of metadata fields. */
  readonly facets: readonly Facet[];
  readonly onRetry: () => void;
}

/** Renders the sizes to copy, the properties of the file and its metadata. */
export function renderPanel(panel: Panel): TemplateResult {
  const { words, asset, detail, facets, assetWords } = panel;
  const isKnown = detail?.status === 'ready' || detail?.status === 'failed';
  const expiry = assetWords.expiryOf(asset);
  return html`
    <div class="panel" aria-busy=${String(!isKnown)}>
      ${expiry === undefined ? nothing : html`<p class="soon">${expiry}</p>`} ${renderLinks(panel)}
      <h3>${words.fileFacts}</h3>
      <dl>${factsOf(asset, words).map(([name, value]) => renderFact(name, value))}</dl>
      ${renderMetadata(asset, words, facets)}
    </div>
  `;
}

/** Renders everything that needs the links, once they are available. */
function renderLinks(panel: Panel): TemplateResult {
  const { words, detail, onRetry, assetWords } = panel;
  if (detail?.status === 'failed') {
    return html`
      <p class="warning">${words.detailFailed}</p>
      <button type="button" class="button" @click=${onRetry}>${words.tryAgain}</button>
    `;
  }
  if (detail?.status !== 'ready') return html`<p class="hint">${words.preparing}</p>`;
  const { item: asset } = detail;
  // An asset that may not be used can be neither copied nor downloaded.
  const reason = assetWords.disabledReason(asset);
  if (reason !== undefined) return html`<p class="warning">${reason}</p>`;
  return html`
    ${
      offeredEmbeds(asset).length === 0
        ? html`<p class="warning">${words.noEmbeds}</p>`
        : renderSizes({ ...panel, asset })
    }
    <div class="ways">${renderViewer(asset, words)} ${renderDownload(asset, words)}</div>
  `;
}

/** Renders a link to the service's viewer for kinds of assets that a picture cannot show. */
function renderViewer(asset: Asset, words: PreviewMessages): TemplateResult | typeof nothing {
  const viewer = offeredEmbeds(asset).find(({ name }) => /_(viewer|player)$/.test(name));
  if (!viewer) return nothing;
  const { openDocument, openPlayer } = words;
  return html`<a class="button" href=${viewer.url} target="_blank" rel="noopener noreferrer">
    ${/^document/.test(viewer.name) ? openDocument : openPlayer}
  </a>`;
}

function renderDownload(
  { downloadUrl, filename }: Asset,
  { downloadOriginal }: PreviewMessages,
): TemplateResult | typeof nothing {
  if (downloadUrl === null || !isWebAddress(downloadUrl)) return nothing;
  return html`<a
    class="button"
    href=${downloadUrl}
    download=${shortText(filename)}
    rel="noreferrer"
  >
    ${downloadOriginal}
  </a>`;
}

function renderMetadata(
  { metadata, metadataFields }: Asset,
  words: Messages,
  facets: readonly Facet[],
): TemplateResult | typeof nothing {
  const written = [...metadata].filter(([, values]) => values.some((value) => value !== ''));
  if (written.length === 0) return nothing;
  return html`
    <h3>${words.facetNames['metadata']}</h3>
    <dl>
      ${written.map(([key, values]) =>
        renderFact(
          nameOf(key, facets, metadataFields?.get(key)?.label),
          shortText(values.filter(Boolean).join(', '), maxTextLength),
        ),
      )}
    </dl>
  `;
}

/** Returns the label of the field or its facet, or its key as words. */
function nameOf(key: string, facets: readonly Facet[], label = key): string {
  if (label !== key) return shortText(label);
  const named = facets.find((facet) => facet.key === `metadata:${key}`);
  if (named) return named.label;
  const words = shortText(key)
    .replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function renderFact(name: string, value: string): TemplateResult {
  return html`<div class="fact">
    <dt><bdi>${name}</bdi></dt>
    <dd><bdi>${value}</bdi></dd>
  </div>`;
}

function factsOf(
  asset: Asset,
  words: Messages & PreviewMessages,
): readonly (readonly [name: string, value: string])[] {
  const { dimensions, sizeInBytes, duration, createdDate, releaseDate, expirationDate } = asset;
  const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long' });
  const dateOf = (text?: string): string | undefined => {
    const date = instantOf(text);
    return date === undefined ? undefined : format.format(date);
  };
  const facts: readonly (readonly [string, string | undefined])[] = [
    [words.factFormat, formatIn(words, asset)],
    [words.factDimensions, dimensions && words.dimensions(dimensions.width, dimensions.height)],
    [words.factFileSize, sizeInBytes === undefined ? undefined : words.fileSize(sizeInBytes)],
    [words.factDuration, duration === undefined ? undefined : words.duration(duration)],
    [words.factCreated, dateOf(createdDate)],
    [words.factReleased, isLater(releaseDate) ? dateOf(releaseDate) : undefined],
    [words.factExpires, dateOf(expirationDate)],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** Whether the date is in the future. Past release dates are not shown. */
function isLater(date?: string): boolean {
  return (instantOf(date) ?? 0) > Date.now();
}
