import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';

/**
 * Handles End in a list that the service pages only in part: reverses the order, so that the last
 * results come first, and announces `message`. Returns whether the key was handled.
 */
export function goToFarEnd<Item extends Identified>(
  event: KeyboardEvent,
  { search, list, announcer, inactive }: PickerContext<Item>,
  message: () => string,
): boolean {
  const { query, length = 0, total = 0 } = search.state;
  const { key, altKey, shiftKey } = event;
  if (key !== 'End' || altKey || shiftKey || inactive || total <= length) return false;
  event.preventDefault();
  // A search without an order begins with the newest (section 2.4).
  const order = query.sort || '-created_date';
  search.setSort(order.startsWith('-') ? order.slice(1) : `-${order}`);
  list.focus.focusOn(0);
  const leave = search.subscribe(() => {
    if (search.state.status === 'loading') return;
    leave();
    if (search.state.status === 'ready') announcer.sayInLanguage(message);
  });
  return true;
}
