import { closeOnEscape } from './close-on-escape.js';

/**
 * Closes the overlays of the results on Escape: the account menu, and the filters in narrow
 * pickers. The menu also closes on a click elsewhere in the picker.
 */
export function closeOverlays(root: ShadowRoot): void {
  const menu = (): HTMLDetailsElement | null => root.querySelector('.account[open]');
  const filters = (): HTMLElement | null => {
    const button = root.querySelector<HTMLElement>('.filters-button[aria-expanded=true]');
    return button?.checkVisibility() ? button : null;
  };
  const opener = (): HTMLElement | null => menu()?.querySelector('summary') ?? filters();

  closeOnEscape(
    root,
    () => opener() !== null,
    () => {
      const pressed = opener();
      pressed?.focus();
      pressed?.click();
    },
  );

  const leave = (to: EventTarget | null): void => {
    const open = menu();
    if (open && to && !open.contains(to as Node)) open.open = false;
  };
  root.addEventListener('click', ({ target }) => leave(target));
  root.addEventListener('focusout', (event) => leave((event as FocusEvent).relatedTarget));
}
