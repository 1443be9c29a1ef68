import { css } from 'lit';

/** Styles of the list of selected items. */
export const selectedListStyles = css`
  .chosen {
    align-items: center;
    display: flex;
    gap: 0.5rem;
    grid-area: chosen;
    justify-content: end;
    margin-inline: -0.25rem;
    min-inline-size: 0;
  }

  .list {
    align-items: center;
    display: flex;
    flex: 1;
    gap: 0.5rem;
    list-style: none;
    margin: 0;
    min-inline-size: 4.5rem;
    overflow-x: auto;
    padding: 0.25rem;
    scrollbar-width: none;
  }

  /* Where the first item will be. It spans both columns, so that the hint below has their width. */
  .tray[data-several]:not([data-selected])::before {
    block-size: 3rem;
    border: 1px dashed var(--_control);
    border-radius: 6px;
    content: '';
    grid-area: 1 / 1 / 2 / 3;
    inline-size: 4rem;
  }

  .list li {
    flex: none;
    position: relative;
  }

  .small {
    background: var(--_hover);
    block-size: 3rem;
    border: 0;
    border-radius: 6px;
    inline-size: 4rem;
    padding: 0;
  }

  .small .kind svg {
    block-size: 1.5rem;
    inline-size: 1.5rem;
  }

  .small[aria-pressed='true'] {
    box-shadow: 0 0 0 2px var(--_accent);
  }

  .fault {
    align-items: center;
    background: color-mix(in srgb, var(--_surface) 80%, transparent);
    color: var(--_danger);
    display: flex;
    inset: 0;
    justify-content: center;
    position: absolute;
  }

  .note {
    background: var(--_surface);
    border-start-end-radius: 6px;
    color: var(--_danger);
    inset-block-end: 0;
    inset-inline-start: 0;
    padding: 1px 3px 0;
    position: absolute;
  }

  .note svg {
    block-size: 1rem;
    inline-size: 1rem;
  }

  .remove {
    align-items: center;
    background: var(--_surface);
    block-size: 1.5rem;
    border: 1px solid var(--_control);
    border-radius: 50%;
    display: flex;
    inline-size: 1.5rem;
    inset-block-start: -0.25rem;
    inset-inline-end: -0.25rem;
    justify-content: center;
    padding: 0;
    position: absolute;
  }

  .remove:hover {
    background: var(--_text);
    color: var(--_surface);
  }

  .remove svg {
    block-size: 0.875rem;
    inline-size: 0.875rem;
  }

  .list li[data-over] {
    outline: 2px dashed var(--_accent);
    outline-offset: 2px;
  }

  .all {
    align-items: center;
    display: flex;
    gap: 0.25rem;
    grid-area: all;
    min-inline-size: 0;
    justify-content: safe flex-end;
    overflow-x: auto;
    padding: 0.25rem;
    white-space: nowrap;
  }

  .all:empty + .adjust {
    grid-column: 1 / 3;
  }

  :is(.all, .field) .button {
    flex: none;
  }

  [dir='rtl'] .all .turn {
    scale: -1 1;
  }

  /* Long reasons must not make the tray higher. */
  .actions > .hint {
    display: -webkit-box;
    line-height: 1.25;
    max-inline-size: 22rem;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  .all progress {
    accent-color: var(--_accent);
    inline-size: 6rem;
  }

  .absent {
    display: flex;
    gap: 0 0.5rem;
    flex-wrap: wrap;
    justify-content: end;
  }

  /* A message takes no room from the fields: it is above the tray, but below fields that open. */
  .absent,
  .actions > .hint[data-tone] {
    background: var(--_raised);
    border-block-start: 1px solid var(--_line);
    color: var(--_danger);
    inset: auto 0 100%;
    margin: 0;
    max-block-size: none;
    position: absolute;
    max-inline-size: none;
    padding: 0.25rem 1rem;
  }

  .chosen:has(.absent) ~ .actions > .hint[data-tone] {
    inset-block-end: calc(100% + 2rem);
  }

  @container picker (max-width: 34rem) {
    .all {
      gap: 0;
    }

    .all .button {
      inline-size: 2rem;
    }

    .tray .hint {
      margin: 0;
    }

    .main .banner {
      margin-inline: 0.5rem;
    }

    .small {
      inline-size: 3rem;
    }

    .tray[data-selected] .all .hint,
    .all progress + span,
    .all progress ~ .turn {
      display: none;
    }

    .all progress {
      inline-size: 4rem;
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
