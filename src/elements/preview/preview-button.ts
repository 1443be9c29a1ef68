import { css, render } from 'lit';
import { afterPaint } from '../../grid/after-paint.js';
import { eyeIcon } from './icons.js';
import { indexOf } from './index-of.js';

/** Says where the pointer is. */
export interface PreviewAims {
  /** Called when the pointer is over the button, which may be pressed next. */
  readonly onAim: () => void;
  /** Called when the button moved to a cell, which the pointer or the focus is at. */
  readonly onCell?: ((index: number) => void) | undefined;
}

/** What the button needs from its list. */
export interface PreviewButton extends PreviewAims {
  readonly root: ShadowRoot;
  readonly name: () => string;
  readonly onPreview: (index: number) => void;
}

/**
 * One preview button for all cells, placed in the hovered or focused cell, so that a list that
 * scrolls fast renders less. It is not a tab stop, because Enter on the cell does the same.
 */
export function placePreviewButton({ root, name, onAim, onPreview, onCell }: PreviewButton): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'look';
  button.tabIndex = -1;
  render(eyeIcon, button);

  button.addEventListener('pointerenter', onAim);
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onPreview(indexOf(button));
  });

  let at: Element | undefined;
  const follow = ({ target }: Event): void => {
    const cell = (target as Element).closest('[role=gridcell]:not([aria-busy=true])');
    if (!cell || at === cell) return;
    at = cell;
    // Postponed, so that a cell that is pressed at once needs no new layout first.
    void afterPaint().then(() => {
      if (at !== cell) return;
      button.title = name();
      cell.append(button);
      onCell?.(indexOf(cell));
    });
  };
  root.addEventListener('pointerover', follow);
  root.addEventListener('focusin', follow);
}

/** Styles of the button. */
export const previewButtonStyles = css`
  /* A picture that is requested again needs a size, because it loads only when visible. */
  .picture img[hidden] {
    display: block;
    visibility: hidden;
  }

  .look {
    align-items: center;
    background: color-mix(in srgb, var(--_surface) 90%, transparent);
    block-size: 2rem;
    border: 1px solid var(--_control);
    border-radius: 50%;
    display: flex;
    inline-size: 2rem;
    inset-block-start: 0.75rem;
    inset-inline-start: 0.75rem;
    justify-content: center;
    padding: 0;
    position: absolute;
    /* No transition: it would force a layout of the card whenever the focus moves. */
    visibility: hidden;
  }

  .item:is(:hover, :focus-visible, :focus-within) .look {
    visibility: visible;
  }

  .look:hover {
    background: var(--_surface);
    border-color: var(--_accent);
    color: var(--_accent);
  }

  .lines .look {
    inset-block: 0;
    inset-inline: auto 0.75rem;
    margin: auto 0;
  }
`;
