import { html, nothing, type TemplateResult } from 'lit';
import type { Asset, Dimensions } from '../../model/asset/asset.js';
import {
  rotated,
  shownRegion,
  type CustomSize,
  type FocalPoint,
} from '../../model/embed/custom-size.js';
import type { SizeDraft } from '../../model/embed/size-draft.js';
import type { SizingMessages } from '../../text/messages/sizing.js';
import { allowedThumbnails } from '../results/thumbnail.js';
import { kindIconOf } from '../results/kind-icon.js';

/** What the image with its crop needs. */
export interface Crop {
  readonly words: SizingMessages;
  readonly asset: Asset & { readonly dimensions: Dimensions };
  readonly draft: SizeDraft;
  /** Undefined while the draft is not a valid size. */
  readonly size: CustomSize | undefined;
  /** The value of `picture-hosts`: hosts that pictures may be loaded from. */
  readonly hosts: string | null;
  readonly onChange: (change: Partial<SizeDraft>) => void;
}

/**
 * Renders the whole image, rotated, and marks the crop. Clicking it sets the focal point; two
 * sliders do the same for the keyboard.
 */
export function renderCrop(crop: Crop): TemplateResult {
  const { asset, draft, words } = crop;
  const { width, height } = rotated(asset.dimensions, draft.rotation);
  return html`
    <div class="sizing-stage">
      <div class="sizing-area" dir="ltr">
        <div
          class="whole"
          .style=${`aspect-ratio:${width}/${height};inline-size:min(100cqi, 100cqb * ${width / height})`}
          ?data-cropped=${draft.isCropped}
          @pointerdown=${draft.isCropped ? (event: PointerEvent) => onPress(event, crop) : nothing}
        >
          ${renderImage(crop)} ${renderKept(crop)}
        </div>
      </div>
      ${draft.isCropped ? html`<p class="hint">${words.focalHint}</p>` : nothing}
    </div>
  `;
}

function renderImage({ asset, draft, hosts }: Crop): TemplateResult {
  const large = allowedThumbnails(asset, hosts).at(-1);
  if (!large) return html`<span class="drawing">${kindIconOf(asset)}</span>`;
  const { width, height } = asset.dimensions;
  const sides =
    draft.rotation % 180 === 0
      ? 'inline-size:100%;block-size:100%'
      : `inline-size:${(100 * width) / height}%;block-size:${(100 * height) / width}%`;
  return html`<img
    alt=""
    draggable="false"
    referrerpolicy="no-referrer"
    src=${large.url}
    .style=${`${sides};rotate:${draft.rotation}deg`}
  />`;
}

function renderKept(crop: Crop): TemplateResult | typeof nothing {
  const { asset, draft, size, words } = crop;
  if (!draft.isCropped || !size) return nothing;
  const { left, top, width, height } = shownRegion(asset.dimensions, size);
  const point =
    typeof draft.crop === 'string' ? { x: left + width / 2, y: top + height / 2 } : draft.crop;
  return html`
    <div
      class="kept"
      .style=${`inset:${100 * top}% ${100 * (1 - left - width)}% ${100 * (1 - top - height)}% ${100 * left}%`}
    ></div>
    ${renderSlider(words.focalAcross, point.x, (x) => crop.onChange({ crop: { ...point, x } }))}
    ${renderSlider(words.focalDown, point.y, (y) => crop.onChange({ crop: { ...point, y } }))}
    <span
      class="focal-point"
      ?hidden=${typeof draft.crop === 'string'}
      .style=${`inset-inline-start:${100 * point.x}%;inset-block-start:${100 * point.y}%`}
    ></span>
  `;
}

function renderSlider(
  name: string,
  share: number,
  onShare: (share: number) => void,
): TemplateResult {
  return html`<input
    type="range"
    class="unseen"
    min="0"
    max="100"
    aria-label=${name}
    .value=${String(Math.round(100 * share))}
    @input=${({ target }: Event) => onShare(Number((target as HTMLInputElement).value) / 100)}
  />`;
}

/** Follows the pointer until it is released. */
function onPress(event: PointerEvent, { onChange }: Crop): void {
  if (event.button !== 0) return;
  event.preventDefault();
  const whole = event.currentTarget as HTMLElement;
  const released = new AbortController();
  const { signal } = released;
  const move = (moved: PointerEvent): void => onChange({ crop: pointAt(whole, moved) });
  whole.setPointerCapture(event.pointerId);
  whole.addEventListener('pointermove', move, { signal });
  whole.addEventListener('lostpointercapture', () => released.abort(), { signal });
  move(event);
}

function pointAt(whole: HTMLElement, { clientX, clientY }: PointerEvent): FocalPoint {
  const { x, y, width, height } = whole.getBoundingClientRect();
  const share = (value: number): number =>
    Math.round(1000 * Math.min(Math.max(value, 0), 1)) / 1000;
  return { x: share((clientX - x) / width), y: share((clientY - y) / height) };
}
