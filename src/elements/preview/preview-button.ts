import { render } from 'lit';
import { afterPaint } from '../../grid/after-paint.js';
import { eyeIcon } from './icons.js';
import { indexOf } from './index-of.js';

/** What the button needs of its surroundings. */
export interface PreviewButton {
  readonly root: ShadowRoot;
  readonly name: () => string;
  readonly onPreview: (index: number) => void;
}

/**
 * One button for all cells, in the one that the pointer or the keyboard is at: a list that flies
 * past has nothing more to draw. It is no stop of its own, since Enter on the cell does the same.
 */
export function placePreviewButton({ root, name, onPreview }: PreviewButton): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'look';
  button.tabIndex = -1;
  render(eyeIcon, button);

  button.addEventListener('click', (event) => {
    event.stopPropagation();
    const index = indexOf(button);
    if (index !== undefined) onPreview(index);
  });

  let at: Element | undefined;
  const follow = ({ target }: Event): void => {
    const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
    if (!cell || at === cell || cell.getAttribute('aria-busy') === 'true') return;
    at = cell;
    // Whoever presses the cell at once need not wait for it to be laid out again.
    void afterPaint().then(() => {
      if (at !== cell) return;
      button.title = name();
      button.setAttribute('aria-label', button.title);
      cell.append(button);
    });
  };
  root.addEventListener('pointerover', follow);
  root.addEventListener('focusin', follow);
}
