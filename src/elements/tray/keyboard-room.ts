import type { PickerHost } from '../picker/picker-host.js';

/**
 * Keeps a dialog within the part of the window that an on-screen keyboard leaves free, and scrolls the
 * focused field into it.
 */
export function avoidKeyboard(host: PickerHost, root: ShadowRoot): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const fit = (): void => {
    const dialog = root.querySelector('dialog');
    // While the user zooms, the dialog keeps its size.
    const isCovered = host.open && viewport.scale === 1 && viewport.height < innerHeight - 1;
    dialog?.style.setProperty('block-size', isCovered ? `${viewport.height}px` : '');
    dialog?.style.setProperty('inset-block-start', isCovered ? `${viewport.offsetTop}px` : '');
    if (isCovered) root.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  viewport.addEventListener('resize', fit);
  viewport.addEventListener('scroll', fit);
  fit();
}
