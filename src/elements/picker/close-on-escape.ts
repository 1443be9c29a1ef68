/**
 * Lets Escape close what lies on top of a picker, wherever in it the focus is, and nothing below:
 * on key up, and neither half of the key goes further. Ways of giving up that are no key, as
 * Android's back gesture, arrive as `cancel` of the dialog around.
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
