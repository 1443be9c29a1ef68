import type { Asset } from '../../model/asset/asset.js';
import { formOf, offeredEmbeds } from '../../model/embed/embed-choice.js';
import type { PickerContext } from '../picker/picker-context.js';
import { pictureAddress } from '../results/picture-address.js';
import { scrubStyles } from './video-scrub.styles.js';

/** A card with the mouse over it, and the video that follows the mouse. */
interface Scrubbed {
  readonly cell: HTMLElement;
  readonly id: string;
  readonly video: HTMLVideoElement;
  readonly bar: HTMLElement;
}

/**
 * Shows the moment of a video at the position of the mouse over its card. The links of an asset are
 * fetched when the mouse rests on it, for dragging; until then, and if its video cannot be played,
 * the card stays as it is.
 */
export class VideoScrub {
  readonly #picker: PickerContext<Asset>;
  readonly #hosts: () => string;
  /** Assets whose video cannot be played here. */
  readonly #failed = new Set<string>();
  #scrubbed: Scrubbed | undefined;
  /** The part of the video to show, from 0 to 1. */
  #wanted = 0;

  /** `hosts` returns the hosts that media may be loaded from. */
  constructor(picker: PickerContext<Asset>, hosts: () => string) {
    const { root } = picker;
    this.#picker = picker;
    this.#hosts = hosts;
    const { styleSheet } = scrubStyles;
    if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
    root.addEventListener('pointermove', (event) => this.#follow(event as PointerEvent));
    root.addEventListener('pointerout', (event) => this.#leave(event as PointerEvent));
    root.addEventListener('scroll', () => this.#end(), true);
  }

  #follow({ target, clientX, pointerType, buttons }: PointerEvent): void {
    const cell = (target as Element).closest<HTMLElement>('[data-index]');
    const picture = cell?.querySelector('.picture');
    const asset = cell ? this.#picker.list.itemAt(Number(cell.dataset['index'])) : undefined;
    if (!cell || !picture || pointerType !== 'mouse' || buttons !== 0 || asset?.kind !== 'video') {
      this.#end();
      return;
    }
    const { left, width } = picture.getBoundingClientRect();
    this.#wanted = Math.min(1, Math.max(0, (clientX - left) / width));
    if (this.#scrubbed?.id !== asset.id) this.#begin(cell, picture, asset);
    this.#seek();
  }

  #begin(cell: HTMLElement, picture: Element, { id }: Asset): void {
    this.#end();
    const url = this.#failed.has(id) ? undefined : this.#streamOf(id);
    if (url === undefined) return;
    const video = document.createElement('video');
    const bar = document.createElement('div');
    video.className = 'scrub';
    bar.className = 'scrub-bar';
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto' });
    video.addEventListener('loadedmetadata', () => this.#seek());
    video.addEventListener('seeked', () => {
      video.toggleAttribute('data-shown', true);
      this.#seek();
    });
    video.addEventListener('error', () => {
      this.#failed.add(id);
      if (this.#scrubbed?.video === video) this.#end();
    });
    video.src = url;
    picture.append(video, bar);
    this.#scrubbed = { cell, id, video, bar };
  }

  /** Returns the URL of a video if it is known and may be used. */
  #streamOf(id: string): string | undefined {
    const { details, list } = this.#picker;
    const detail = details.of(id);
    if (detail?.status !== 'ready' || list.disabledReason(detail.item) !== undefined) {
      return undefined;
    }
    const offered = offeredEmbeds(detail.item);
    const stream =
      offered.find(({ name }) => name === 'video_stream') ??
      offered.find((embed) => formOf(embed, detail.item) === 'video');
    return stream && pictureAddress(stream.url, this.#hosts());
  }

  /** One position at a time: browsers would queue them. */
  #seek(): void {
    const { video, bar } = this.#scrubbed ?? {};
    if (!video || !bar || video.seeking || !Number.isFinite(video.duration)) return;
    bar.style.transform = `scaleX(${this.#wanted})`;
    const time = this.#wanted * video.duration;
    if (Math.abs(time - video.currentTime) > 0.05) video.currentTime = time;
  }

  #leave({ relatedTarget }: PointerEvent): void {
    const { cell } = this.#scrubbed ?? {};
    if (cell && !(relatedTarget instanceof Node && cell.contains(relatedTarget))) this.#end();
  }

  #end(): void {
    const { video, bar } = this.#scrubbed ?? {};
    this.#scrubbed = undefined;
    bar?.remove();
    video?.remove();
    // Stops the download.
    video?.removeAttribute('src');
    video?.load();
  }
}
