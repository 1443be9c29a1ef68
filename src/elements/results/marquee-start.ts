import { LazyModule } from '../../core/lazy-module.js';
import { loadPart } from '../../controllers/load-part.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { Marquee } from './marquee.js';
import type { RangeGestures } from './range-gestures.js';

/**
 * Starts a selection rectangle if the mouse is pressed in a gap between results. What draws it is
 * loaded then; without it, there is no rectangle.
 */
export function startMarquees<Item extends { readonly id: string }>(
  picker: PickerContext<Item>,
  ranges: RangeGestures<Item>,
): void {
  const marquee = new LazyModule<Marquee<Item>>(
    () => undefined,
    async () => {
      const { Marquee } = await import('./marquee.js');
      return new Marquee(picker, ranges);
    },
  );
  picker.root.addEventListener('mousedown', (event) => {
    const { target, button, clientX } = event as MouseEvent;
    const scroller = (target as Element).closest('.scroll');
    const grid = scroller?.querySelector<HTMLElement>('[role=grid]');
    if (!scroller || !grid || button !== 0 || !picker.host.multiple || picker.inactive) return;
    // From the edge of the content, beside which the scroll bar is.
    const from = clientX - scroller.getBoundingClientRect().x - scroller.clientLeft;
    const isGap =
      target === scroller
        ? from >= 0 && from <= scroller.clientWidth
        : (target as Element).closest('[data-index],[role=grid]') === grid;
    if (!isGap) return;
    // Prevents text selection and the loss of the focus.
    event.preventDefault();
    loadPart(marquee, (loaded) => loaded.begin(event as MouseEvent, grid, scroller));
  });
}
