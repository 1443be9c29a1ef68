import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { pictureAddress } from '../results/picture-address.js';
import type { Asset } from '../../model/asset/asset.js';
import { isUsable } from '../../model/asset/availability.js';
import { shortText } from '../../model/text/short-text.js';
import type { Embed } from '../../model/embed/embed.js';
import { formOf, offeredEmbeds } from '../../model/embed/embed-choice.js';
import { suggestedAlt } from '../../model/pick/pick.js';
import { kindIconOf } from '../results/kind-icon.js';
import { renderIconButton } from '../styles/icon-button.js';
import { viewerOf, type DocumentPages } from './document-pages.js';
import { minusIcon, plusIcon } from './icons.js';
import { allowedThumbnails } from '../results/thumbnail.js';
import { largestPicture } from './largest-picture.js';
import type { Zoom } from './zoom.js';
import type { PreviewMessages } from '../../text/messages/preview.js';

/** What the large view of an asset needs. */
export interface Stage {
  readonly words: PreviewMessages;
  readonly locale: string;
  readonly asset: Asset;
  /** The value of `picture-hosts`: hosts that media may be loaded from. */
  readonly hosts: string | null;
  readonly zoom: Zoom;
  readonly pages: DocumentPages;
  /** Whether its video or audio could not be played. */
  readonly silent: boolean;
  readonly onSilent: () => void;
}

/** Renders the asset itself, if a page can show it. Each asset gets a new element. */
export function renderStage(stage: Stage): TemplateResult {
  const { asset, words, silent } = stage;
  const playable = silent ? undefined : playableOf(stage);
  return html`
    <div class="show" data-kind=${asset.kind}>
      ${repeat(
        [asset],
        ({ id }) => id,
        () => (playable ? renderPlayer(stage, playable) : renderPicture(stage)),
      )}
      ${silent ? html`<p class="aside">${words.notPlayable}</p>` : nothing}
    </div>
  `;
}

/** The service's names for playable sizes. Some of them have no markup that would show this. */
const players: Readonly<Partial<Record<Asset['kind'], string>>> = {
  video: 'video_stream',
  audio: 'streaming_mp3',
};

/** Returns the URL of a video or audio file. Undefined for everything else. */
function playableOf({ asset, hosts }: Stage): Embed | undefined {
  const { kind } = asset;
  const embeds = players[kind] === undefined ? [] : offeredEmbeds(asset);
  const offered = embeds.filter(({ url }) => pictureAddress(url, hosts) !== undefined);
  return (
    offered.find((embed) => formOf(embed, asset) === kind) ??
    offered.find(({ name }) => name === players[kind])
  );
}

function renderPlayer({ asset, hosts, onSilent }: Stage, { url }: Embed): TemplateResult {
  const poster = allowedThumbnails(asset, hosts).at(-1)?.url;
  if (asset.kind === 'video') {
    return html`<video
      controls
      controlslist=${isUsable(asset) ? nothing : 'nodownload'}
      playsinline
      preload="metadata"
      aria-label=${shortText(asset.filename)}
      poster=${poster ?? nothing}
      src=${url}
      @error=${onSilent}
    ></video>`;
  }
  return html`
    <span class="drawing">${kindIconOf(asset)}</span>
    <audio
      controls
      controlslist=${isUsable(asset) ? nothing : 'nodownload'}
      preload="metadata"
      aria-label=${shortText(asset.filename)}
      src=${url}
      @error=${onSilent}
    ></audio>
  `;
}

/** Renders its picture: at once the thumbnail from the list, and above it the largest picture. */
function renderPicture(stage: Stage): TemplateResult {
  const { asset, hosts, words, zoom, pages } = stage;
  const thumbnails = allowedThumbnails(asset, hosts);
  const large = largestPicture(asset, hosts);
  const viewer = viewerOf(asset, hosts);
  const pagesButton = pages.renderButton(viewer, words);
  if (viewer !== undefined && pages.areShown) {
    return html`${pages.render(asset, viewer, words)}
      <div class="zoom">${pagesButton}</div>`;
  }
  if (!large) {
    return html`
      <span class="drawing">${kindIconOf(asset)}</span>
      <p class="aside">${words.noPreview}</p>
      ${viewer === undefined ? nothing : html`<div class="zoom">${pagesButton}</div>`}
    `;
  }
  const small = thumbnails.find(({ size }) => size >= 250) ?? large;
  const size = asset.dimensions ?? { width: large.size, height: large.size };
  return html`
    <div
      class="stage"
      dir="ltr"
      tabindex="0"
      role="group"
      aria-label=${words.preview}
      ?data-large=${zoom.scale !== undefined}
      @wheel=${zoom.onWheel}
      @pointerdown=${zoom.onPointerDown}
      @dblclick=${zoom.onDoubleClick}
    >
      <div
        class="sheet"
        data-width=${size.width}
        data-height=${size.height}
        .style=${zoom.sheetStyle(size)}
      >
        <span class="drawing">${kindIconOf(asset)}</span>
        <img
          alt=""
          draggable="false"
          referrerpolicy="no-referrer"
          src=${small.url}
          @load=${show}
          @error=${hide}
        />
        <img
          alt=${suggestedAlt(asset)}
          draggable="false"
          referrerpolicy="no-referrer"
          src=${large.url}
          @load=${show}
          @error=${hide}
        />
      </div>
    </div>
    ${renderZoom(stage, pagesButton)}
  `;
}

function renderZoom({ words, zoom, locale }: Stage, pagesButton: unknown): TemplateResult {
  const { scale } = zoom;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return html`
    <div class="zoom">
      ${renderIconButton(words.zoomOut, minusIcon, zoom.reduce, scale === undefined)}
      <span class="percent">${scale === undefined ? '' : percent.format(scale)}</span>
      ${renderIconButton(words.zoomIn, plusIcon, zoom.enlarge)}
      <button
        type="button"
        class="button plain"
        aria-pressed=${String(scale === undefined)}
        @click=${zoom.fit}
      >
        ${words.zoomToFit}
      </button>
      <button
        type="button"
        class="button plain"
        title=${words.actualSize}
        aria-pressed=${String(scale === 1)}
        @click=${zoom.full}
      >
        ${percent.format(1)}
      </button>
      ${pagesButton}
    </div>
  `;
}

function show({ currentTarget }: Event): void {
  const image = currentTarget as HTMLImageElement;
  image.hidden = false;
  image.parentElement?.toggleAttribute('data-shown', true);
}

function hide({ currentTarget }: Event): void {
  (currentTarget as HTMLImageElement).hidden = true;
}
