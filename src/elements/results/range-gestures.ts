import { LazyModule } from '../../core/lazy-module.js';
import { loadPart } from '../../controllers/load-part.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { RangeStart, Ranges } from './ranges.js';

/**
 * Gestures that select ranges: Shift with a click, Shift with Space or the navigation keys, and
 * Ctrl+A. What selects the items is loaded with the first of them.
 */
export class RangeGestures<Item extends { readonly id: string }> {
  readonly #picker: PickerContext<Item>;
  readonly #ranges: LazyModule<Ranges<Item>>;
  #start: RangeStart;
  /** Whether a range is being selected with the keyboard. */
  #drawing = false;

  /** `unknown` returns the message for a range that is not completely loaded. */
  constructor(picker: PickerContext<Item>, unknown: () => string) {
    this.#picker = picker;
    this.#ranges = new LazyModule(
      () => undefined,
      async () => {
        const { Ranges } = await import('./ranges.js');
        return new Ranges(picker, unknown);
      },
    );
    this.#start = this.begin(picker.list.focus.index);
  }

  /**
   * Handles a click with Shift. Any other click starts a new range. Returns whether the click was
   * handled.
   */
  handleClick(event: MouseEvent, index: number): boolean {
    if (!event.shiftKey || !this.#picker.host.multiple) {
      this.begin(index);
      return false;
    }
    this.#extendTo(index);
    return true;
  }

  /**
   * Handles Shift with Space or a navigation key, and Ctrl+A. Returns whether the key was handled.
   */
  handleKey(event: KeyboardEvent): boolean {
    const { host, list } = this.#picker;
    const { key, shiftKey, altKey } = event;
    if (!host.multiple) return false;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'a' || shiftKey || altKey) return false;
      event.preventDefault();
      this.takeAll();
      return true;
    }
    const { index } = list.focus;
    if (!shiftKey) {
      if (key === ' ') this.begin(index);
      else this.#drawing = false;
      return false;
    }
    if (key === ' ') event.preventDefault();
    else {
      if (!list.focus.move(event)) return false;
      if (!this.#drawing) this.begin(index);
    }
    this.#extendTo(list.focus.index);
    return true;
  }

  /** Starts a gesture at `index`. Items added from now on can be deselected by it. */
  begin(index: number): RangeStart {
    this.#drawing = false;
    return (this.#start = { index, id: this.#picker.list.itemAt(index)?.id });
  }

  /** Selects the loaded items. */
  takeAll(): void {
    this.use((ranges) => ranges.take(this.#picker.list.items()));
  }

  /** Calls `run` at once, or as soon as what selects ranges is loaded. */
  use(run: (ranges: Ranges<Item>) => void): void {
    loadPart(this.#ranges, run, () => {
      const { host, feedback, words } = this.#picker;
      feedback.reject(words.failures['unreachable']?.join('. ') ?? '');
      host.requestUpdate();
    });
  }

  #extendTo(index: number): void {
    if (this.#picker.list.itemAt(this.#start.index)?.id !== this.#start.id) this.begin(index);
    this.#drawing = true;
    const start = this.#start;
    this.use((ranges) => ranges.extend(start, index));
  }
}
