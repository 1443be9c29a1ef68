import { LazyModule } from '../../core/lazy-module.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';

/** The width up to which the tray has a layout of its own, as its container queries have it. */
const narrowRem = 50;

/** Loads the layout of a narrow tray once the picker is narrow. */
export function followWidth<Item extends Identified>(picker: PickerContext<Item>): void {
  const narrow = new LazyModule(
    () => undefined,
    async () => (await import('./narrow-tray.js')).adaptToNarrow(picker),
  );
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const observer = new ResizeObserver(([entry]) => {
    const width = entry?.contentRect.width ?? 0;
    // A closed dialog has no width. Some browsers never retry a module that failed to load.
    if (width > 0 && width <= narrowRem * rem && navigator.onLine)
      narrow.load().catch(() => undefined);
  });
  // A field has a frame only while it is open.
  picker.host.addController({
    hostUpdated: () => {
      const frame = picker.root.querySelector('[part=frame]');
      if (frame) observer.observe(frame);
    },
  });
}
