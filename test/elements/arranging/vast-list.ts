import { sendKeys } from '@web/test-runner-commands';
import { noteInteraction } from './picker.js';
import type { PickerPage } from './picker-page.js';
import { allByRole } from './seen.js';
import { settled, until } from './until.js';

/** A list of which only a part is drawn, as a person sees it and moves in it. */
export class VastList {
  constructor(readonly page: PickerPage) {}

  /** What scrolls. */
  get scroller(): HTMLElement {
    return this.page.grid.parentElement ?? this.page.grid;
  }

  /** Every cell that is drawn, in the order of the list. */
  get cells(): readonly HTMLElement[] {
    const cells = allByRole(this.page.picker, 'gridcell');
    const places = new Map(cells.map((cell) => [cell, this.page.placeOf(cell)]));
    return [...cells].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  }

  /** The cells of which anything can be seen. */
  get seen(): readonly HTMLElement[] {
    const { top, bottom } = this.scroller.getBoundingClientRect();
    return this.cells.filter((cell) => {
      const box = cell.getBoundingClientRect();
      return box.bottom > top + 1 && box.top < bottom - 1;
    });
  }

  /** The places that can be seen, or in part. */
  get places(): readonly number[] {
    return this.seen.map((cell) => this.page.placeOf(cell));
  }

  /** The first place of which more than half can be seen. */
  get first(): number {
    const { top } = this.scroller.getBoundingClientRect();
    const whole = this.seen.find((cell) => {
      const box = cell.getBoundingClientRect();
      return box.top + box.height / 2 >= top;
    });
    return this.page.placeOf(whole);
  }

  /** The place of the cell that has the focus; not a number where none has it. */
  get focused(): number {
    return this.page.placeOf(this.page.picker.shadowRoot?.activeElement);
  }

  /** How far below the upper edge of the list a place is, in pixels. */
  topOf(place: number): number {
    const cell = this.cells.find((drawn) => this.page.placeOf(drawn) === place);
    const top = cell?.getBoundingClientRect().top ?? NaN;
    return top - this.scroller.getBoundingClientRect().top;
  }

  /** Drags the bar to a share of its way, 0 to 1. */
  async drag(share: number): Promise<void> {
    const { scroller } = this;
    noteInteraction();
    scroller.scrollTop = share * (scroller.scrollHeight - scroller.clientHeight);
    await settled();
  }

  /** Scrolls by so many pixels, as a notch of a wheel does. */
  async wheel(pixels: number): Promise<void> {
    noteInteraction();
    this.scroller.scrollTop += pixels;
    await settled();
  }

  /** Resolves once everything that can be seen has come. */
  async come(): Promise<void> {
    await until('what is looked at', () => {
      const { seen } = this;
      return seen.length > 0 && seen.every(({ ariaBusy }) => ariaBusy !== 'true');
    });
  }

  /** Presses keys, and gives the place that has the focus then. */
  async press(...keys: readonly string[]): Promise<number> {
    for (const key of keys) {
      await sendKeys({ press: key });
      await this.page.picker.updateComplete;
    }
    return this.focused;
  }
}
