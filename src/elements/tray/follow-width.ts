import { LazyModule } from '../../core/lazy-module.js';
import { afterPaint } from '../../grid/after-paint.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';

/** The width of the widest narrow layout where text has its usual size, in pixels. */
const maxWidth = 800;

/** Loads the layout of a narrow tray once the picker is narrow. */
export function followWidth<Item extends Identified>(picker: PickerContext<Item>): void {
  const narrow = new LazyModule(
    () => undefined,
    async () => (await import('./narrow-tray.js')).adaptToNarrow(picker),
  );
  const check = (): void => {
    // A closed dialog has no width, and a closed field no frame.
    const width = picker.root.querySelector('[part=frame]')?.clientWidth;
    // Some browsers never retry a module that failed to load, so nothing is loaded while offline.
    if (width && width <= maxWidth && navigator.onLine) narrow.load().catch(() => undefined);
  };
  // After the paint, so that reading the width causes no layout.
  picker.host.addController({ hostUpdated: () => void (narrow.ready || afterPaint().then(check)) });
}
