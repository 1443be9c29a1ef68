import { css } from 'lit';

/**
 * Styles of the tray. Its content has its own styles. The rows keep their height whatever is
 * selected, so that nothing above them moves.
 */
export const trayStyles = css`
  .tray {
    align-items: center;
    background: var(--_raised);
    border: 0;
    border-block-start: 1px solid var(--_line);
    display: grid;
    gap: 0.5rem 1rem;
    grid-template: 'details all actions' minmax(2.25rem, auto) / 1fr auto auto;
    margin: 0;
    min-inline-size: 0;
    padding: 0.5rem 1rem;
    position: relative;
  }

  .tray[data-several] {
    grid-template:
      'chosen chosen' 3.5rem
      'details actions' minmax(2.25rem, auto) / 1fr auto;
  }

  .actions {
    align-items: center;
    display: flex;
    gap: 0.5rem;
    grid-area: actions;
    justify-content: flex-end;
  }

  .hint {
    color: var(--_muted);
    margin-inline-end: 0.5rem;
  }

  /* Two lines, like the rules that load later. */
  .actions > .hint {
    max-block-size: 2.5em;
    overflow: hidden;
    text-align: end;
  }

  @container picker (max-width: 46rem) {
    .tray:not([data-several]) {
      grid-template:
        'details all' minmax(2.25rem, auto)
        'actions actions' 2.25rem / 1fr auto;
    }

    /* In the place of what will be selected. */
    .tray:not([data-selected], [data-several]) .hint {
      margin: 0;
      max-block-size: none;
      max-inline-size: 22rem;
      place-items: center;
      position: absolute;
      text-align: center;
      block-size: 2.25rem;
      border: 1px dashed var(--_control);
      border-radius: var(--_control-radius);
      display: grid;
      inset: 0.5rem 1rem auto;
    }
  }

  @container picker (max-width: 34rem) {
    .tray {
      padding-inline: 0.5rem;
    }

    .tray:not([data-selected], [data-several]) .hint {
      inset-inline: 0.5rem;
    }
  }
`;
