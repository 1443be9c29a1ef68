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
 * Places one button for all cells, in the cell under the pointer or with the focus, so that a list
 * that scrolls fast has less to draw. It is no tab stop, because Enter on the cell does the same.
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
    // A cell that is pressed at once need not be laid out again first.
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
