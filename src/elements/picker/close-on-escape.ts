/**
 * Closes the topmost overlay of a picker on Escape, wherever the focus is, and nothing below it. It
 * closes on `keyup`; neither `keydown` nor `keyup` propagates. Other close requests, such as
 * Android's back gesture, arrive as `cancel` events of the dialog.
 */
export function closeOnEscape(root: ShadowRoot, isOpen: () => boolean, close: () => void): void {
  let escaping = false;

  const take = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onKey = (event: Event): void => {
    const { key, isComposing, type } = event as KeyboardEvent;
    if (key !== 'Escape' || isComposing) return;
    if (type === 'keydown') escaping = isOpen();
    if (!escaping) return;
    take(event);
    if (type === 'keydown') return;
    escaping = false;
    close();
  };

  root.addEventListener('keydown', onKey, true);
  root.addEventListener('keyup', onKey, true);
  root.addEventListener(
    'cancel',
    (event) => {
      if (!isOpen()) return;
      take(event);
      close();
    },
    true,
  );
}
