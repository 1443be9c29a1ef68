import { css } from 'lit';

/** Styles of the tray. Its content has its own styles. */
export const trayStyles = css`
  .tray {
    align-items: center;
    background: var(--_raised);
    border: 0;
    border-block-start: 1px solid var(--_line);
    display: flex;
    flex-wrap: wrap;
    gap: 0.625rem 1rem;
    margin: 0;
    min-inline-size: 0;
    padding: 0.75rem 1rem;
  }

  .actions {
    align-items: center;
    display: flex;
    flex: 0 1 auto;
    flex-wrap: wrap;
    gap: 0.5rem;
    justify-content: flex-end;
    margin-inline-start: auto;
  }

  .hint {
    color: var(--_muted);
    margin-inline-end: 0.5rem;
  }

  .hint[data-tone] {
    color: var(--_danger);
  }

  @container picker (max-width: 34rem) {
    .tray {
      padding: 0.625rem 0.75rem;
    }

    .actions {
      flex: 1 1 100%;
    }

    .actions .hint {
      flex: 1;
    }
  }
`;
