import { css } from 'lit';
import { afterPaint } from '../../grid/after-paint.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';

/** Adapts the tray to a narrow picker: its list scrolls to each item that becomes active. */
export function adaptToNarrow<Item extends Identified>({ host, root }: PickerContext<Item>): true {
  const { styleSheet } = styles;
  if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
  let shown: Element | undefined;
  const showActive = (): void => {
    const item = root.querySelector('.list [aria-pressed=true]')?.parentElement;
    const list = item?.parentElement;
    if (!list || item === shown) return;
    shown = item;
    // Moves nothing around the list, unlike `scrollIntoView`.
    list.scrollLeft = item.offsetLeft - list.clientWidth / 2;
  };
  // Reading positions would delay the paint of the selection.
  const follow = (): void => void afterPaint().then(showActive);
  host.addController({ hostUpdated: follow });
  follow();
  return true;
}

const styles = css`
  /* Buttons beside the list leave the columns below the width that these need. */
  @container picker (max-width: 50rem) {
    .list:not(:has(+ .all > :not(.button))) {
      grid-column: 1 / 3;
      margin-inline-end: 10.5rem;
    }

    .list:not(:has(+ .all > :not(.button))) + .all {
      grid-column: 1 / 3;
      justify-self: end;
    }

    /* The fields need the room, and the button that confirms has the number, too. */
    .adjust:has(.fields) ~ .actions:not(:has(:disabled)) > .hint:not([data-tone]) {
      display: none;
    }
  }

  @container picker (max-width: 34rem) {
    .all {
      gap: 0;
    }

    .list:not(:has(+ .all > :not(.button))) {
      margin-inline-end: 8.5rem;
    }

    .all .button {
      inline-size: 2rem;
    }

    .tray .hint {
      margin: 0;
    }

    .small,
    .tray[data-several]:not([data-selected])::before {
      inline-size: 3rem;
    }

    .tray[data-selected] .all .hint,
    .all progress + span,
    .all progress ~ .turn {
      display: none;
    }

    .adjust > .unfold {
      overflow: hidden;
      padding-inline: 0.5rem;
      text-overflow: ellipsis;
    }

    .adjust:has(.fields) > .filename {
      flex: 1;
    }

    .list ~ .adjust:has(.fields) > .filename {
      display: none;
    }

    /* Above the tray, so that the results keep their place. */
    .fields {
      background: var(--_raised);
      border-block-start: 1px solid var(--_line);
      box-shadow: 0 -0.5rem 1rem rgb(0 0 0 / 15%);
      display: flex;
      flex-direction: column;
      gap: 0.5rem;
      inset-block-end: 100%;
      inset-inline: 0;
      padding: 0.75rem;
      position: absolute;
      z-index: 2;
    }

    .fields > .grow {
      flex: none;
    }

    .adjust div.field {
      align-items: end;
    }

    .adjust label.field {
      align-items: stretch;
      flex: 1;
      flex-direction: column;
      gap: 0.25rem;
    }

    .field select {
      max-inline-size: none;
    }

    .all:empty + .adjust {
      grid-column: 1 / 3;
    }
  }

  /* The button that confirms has the number, too, and a dialog can be closed at its heading. */
  @container picker (max-width: 30rem) {
    .tray[data-selected] .actions > .hint:not([data-tone]),
    .tray .actions > .button:not(.primary) {
      display: none;
    }
  }
`;
