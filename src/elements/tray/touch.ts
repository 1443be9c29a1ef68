import { css } from 'lit';
import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';
import { KeyboardRoom } from './keyboard-room.js';

/** How long a finger rests on a card before its preview opens, in milliseconds. */
const longPressMs = 500;

/** A tap on a card selects it; a long press previews it. */
function previewOnLongPress(root: ShadowRoot, onPreview: (index: number) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isLong = false;
  root.addEventListener('pointerdown', (event) => {
    isLong = false;
    const cell = (event.target as Element).closest<HTMLElement>('[data-index]');
    if (!cell || (event as PointerEvent).pointerType !== 'touch') return;
    clearTimeout(resting);
    resting = setTimeout(() => {
      isLong = true;
      onPreview(Number(cell.dataset['index']));
    }, longPressMs);
  });
  // A finger that scrolls ends the press with `pointercancel`.
  for (const type of ['pointerup', 'pointercancel']) {
    root.addEventListener(type, () => clearTimeout(resting));
  }
  const suppress = (event: Event): void => {
    if (!isLong) return;
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener('click', suppress, true);
  root.addEventListener('contextmenu', suppress, true);
}

/** Adapts a picker to fingers and an on-screen keyboard. */
export function adaptToTouch<Item extends Identified>(picker: PickerContext<Item>): void {
  const { host, root, list } = picker;
  const { styleSheet } = styles;
  if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
  if (list.openPreview) previewOnLongPress(root, list.openPreview);
  new KeyboardRoom(host, root);
}

const styles = css`
  /* iOS zooms into fields with smaller text. The button beside them is in line with them. */
  .toolbar > .button,
  input,
  select {
    font-size: max(16px, 1em);
  }

  .look {
    block-size: 2.75rem;
    inline-size: 2.75rem;
  }

  .item {
    -webkit-touch-callout: none;
  }

  /* Fingers do not hover: the mark that selects is always visible. */
  .item:not(.blank, [aria-disabled='true']) .check {
    visibility: visible;
  }
`;
