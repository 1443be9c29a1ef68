import type { ReactiveControllerHost } from 'lit';
import type { Dimensions } from '../../model/asset/asset.js';

/** The factor of one zoom step. */
const step = 1.5;
/** The maximum scale: each pixel of the picture is then four pixels wide. */
const maxScale = 4;
/** The maximum width and height in pixels. Browsers cannot draw larger elements. */
const maxSidePx = 16_000;

/** The visible part of a picture. */
export interface ZoomView {
  readonly scale: number;
  /** The position of its centre, from 0 to 1. */
  readonly across: number;
  readonly down: number;
}

/** The scale and the position of a picture. */
export class Zoom {
  /**
   * The scale, as CSS pixels per pixel of the picture. Undefined while the whole picture is shown.
   */
  scale: number | undefined;

  readonly #host: ReactiveControllerHost;
  readonly #stage: () => HTMLElement | null;

  /** `stage` returns the scroll container. Its only child contains the picture. */
  constructor(host: ReactiveControllerHost, stage: () => HTMLElement | null) {
    this.#host = host;
    this.#stage = stage;
  }

  /** The scale and the centre of what is visible, as parts of the picture. */
  get view(): ZoomView | undefined {
    const { scale } = this;
    if (scale === undefined) return undefined;
    const stage = this.#stage();
    return {
      scale,
      across: stage ? (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth : 0.5,
      down: stage ? (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight : 0.5,
    };
  }

  /** Shows the same part of another picture, or all of it if it is not larger than the stage. */
  async show(view: ZoomView | undefined): Promise<void> {
    if (!view) return;
    this.scale = view.scale;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const stage = this.#stage();
    if (!stage || this.scale !== view.scale) return;
    if (view.scale <= this.#fitting) this.fit();
    else {
      stage.scrollTo(
        view.across * stage.scrollWidth - stage.clientWidth / 2,
        view.down * stage.scrollHeight - stage.clientHeight / 2,
      );
    }
  }

  /** Shows the whole picture. */
  readonly fit = (): void => {
    this.scale = undefined;
    this.#host.requestUpdate();
  };

  readonly full = (): void => void this.#to(1);
  readonly enlarge = (): void => void this.#by(step);
  readonly reduce = (): void => void this.#by(1 / step);

  /** Handles the keys `+`, `-`, `0` and `1`. Returns whether the key was handled. */
  handleKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey || !this.#stage()) return false;
    if (key === '+' || key === '=') this.enlarge();
    else if (key === '-') this.reduce();
    else if (key === '0') this.fit();
    else if (key === '1') this.full();
    else return false;
    return true;
  }

  readonly onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void this.#by(2 ** (-event.deltaY / 200), event);
  };

  readonly onDoubleClick = (event: MouseEvent): void => {
    if (this.scale === undefined) void this.#to(Math.max(1, 2 * this.#fitting), event);
    else this.fit();
  };

  /** Starts to pan the picture with a mouse. Touch scrolls natively. */
  readonly onPointerDown = (event: PointerEvent): void => {
    const stage = event.currentTarget as HTMLElement;
    if (event.button !== 0 || event.pointerType !== 'mouse' || this.scale === undefined) return;
    const released = new AbortController();
    const { signal } = released;
    const start = { x: event.clientX + stage.scrollLeft, y: event.clientY + stage.scrollTop };
    const pan = ({ clientX, clientY }: PointerEvent): void =>
      stage.scrollTo(start.x - clientX, start.y - clientY);
    stage.setPointerCapture(event.pointerId);
    stage.addEventListener('pointermove', pan, { signal });
    stage.addEventListener('lostpointercapture', () => released.abort(), { signal });
  };

  /** Returns the size of the picture's container as a style. */
  sheetStyle(size: Dimensions | undefined): string {
    if (!size) return '';
    const [width, height] = [size.width, size.height].map((side) => side * (this.scale ?? 1));
    return this.scale === undefined
      ? `max-inline-size:${width}px;max-block-size:${height}px`
      : `inline-size:${width}px;block-size:${height}px`;
  }

  /** The scale at which the whole picture fits. */
  get #fitting(): number {
    const stage = this.#stage();
    const { width, height } = this.#own();
    return stage ? Math.min(1, stage.clientWidth / width, stage.clientHeight / height) : 1;
  }

  #own(): Dimensions {
    const [sheet] = this.#stage()?.children ?? [];
    const { width, height } = (sheet as HTMLElement | undefined)?.dataset ?? {};
    return { width: Number(width) || 1, height: Number(height) || 1 };
  }

  #by(factor: number, at?: MouseEvent): Promise<void> {
    return this.#to((this.scale ?? this.#fitting) * factor, at);
  }

  /** Keeps the point under the pointer, or the center, in place. */
  async #to(wanted: number, at?: MouseEvent): Promise<void> {
    const stage = this.#stage();
    const [sheet] = stage?.children ?? [];
    if (!stage || !sheet) return;
    const { width, height } = this.#own();
    const least = this.#fitting;
    const greatest = Math.max(least, Math.min(maxScale, maxSidePx / Math.max(width, height)));
    const scale = Math.min(wanted, greatest);
    const frame = stage.getBoundingClientRect();
    const before = sheet.getBoundingClientRect();
    const x = at?.clientX ?? frame.x + frame.width / 2;
    const y = at?.clientY ?? frame.y + frame.height / 2;
    const across = (x - before.x) / before.width;
    const down = (y - before.y) / before.height;
    this.scale = scale <= least ? undefined : scale;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const after = sheet.getBoundingClientRect();
    stage.scrollBy(after.x + across * after.width - x, after.y + down * after.height - y);
  }
}
