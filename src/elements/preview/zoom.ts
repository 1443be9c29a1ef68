import type { ReactiveControllerHost } from 'lit';
import type { Dimensions } from '../../model/asset/asset.js';

/** How much a step enlarges. */
const step = 1.5;
/** Four times its own pixels: enough to see each of them. */
const maxScale = 4;
/** Nothing is made wider or taller than this, in pixels: browsers cannot draw it. */
const maxSidePx = 16_000;

/** How large a picture is shown, and which part of it. */
export class Zoom {
  /** Pixels on the screen for each of the picture's own; undefined while the whole of it is shown. */
  scale: number | undefined;

  readonly #host: ReactiveControllerHost;
  readonly #stage: () => HTMLElement | null;

  /** `stage` finds what scrolls, with the picture's sheet as its only element. */
  constructor(host: ReactiveControllerHost, stage: () => HTMLElement | null) {
    this.#host = host;
    this.#stage = stage;
  }

  /** Shows the whole picture. */
  readonly fit = (): void => {
    this.scale = undefined;
    this.#host.requestUpdate();
  };

  readonly full = (): void => void this.#to(1);
  readonly enlarge = (): void => void this.#by(step);
  readonly reduce = (): void => void this.#by(1 / step);

  /** Takes `+`, `-`, `0` and `1`. Says whether it was one of these. */
  pressed({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
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

  /** Takes hold of the picture with a mouse. Fingers scroll it as they scroll anything. */
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

  /** How large the sheet is, as the text of a style. */
  sheetStyle(size: Dimensions | undefined): string {
    if (!size) return '';
    const [width, height] = [size.width, size.height].map((side) => side * (this.scale ?? 1));
    return this.scale === undefined
      ? `max-inline-size:${width}px;max-block-size:${height}px`
      : `inline-size:${width}px;block-size:${height}px`;
  }

  /** Pixels on the screen for each of the picture's own where the whole of it is shown. */
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

  /** What lies under the pointer, or in the middle, stays where it is. */
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
