import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';

/**
 * Goes to the end of a list that the service pages only in part: reverses the order, so that the
 * last results come first, and announces `message`.
 */
export function goToFarEnd<Item extends Identified>(
  { search, list, announcer }: PickerContext<Item>,
  message: () => string,
): void {
  // A search without an order begins with the newest (section 2.4).
  const order = search.state.query.sort || '-created_date';
  search.setSort(order.startsWith('-') ? order.slice(1) : `-${order}`);
  list.focus.focusOn(0);
  const leave = search.subscribe(() => {
    if (search.state.status === 'loading') return;
    leave();
    if (search.state.status === 'ready') announcer.sayInLanguage(message);
  });
}
