import { css } from 'lit';

/** Styles of the size and text settings, and other details of selected items. */
export const itemDetailsStyles = css`
  /* On cards of assets that expire soon. The date is shown only once these styles are loaded. */
  .soon {
    color: var(--_text);
  }

  .adjust {
    align-items: center;
    display: flex;
    flex: 1 1 min(30rem, 100%);
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    min-inline-size: 0;
  }

  .adjust > .filename {
    flex: 0 1 auto;
    max-inline-size: 20rem;
  }

  .field {
    align-items: center;
    display: flex;
    gap: 0.5rem;
    min-inline-size: 0;
  }

  .field > span {
    color: var(--_muted);
    white-space: nowrap;
  }

  .field.grow {
    flex: 1 1 14rem;
  }

  .field input {
    background: var(--_surface);
    border: 1px solid var(--_control);
    border-radius: var(--_control-radius);
    flex: 1;
    min-block-size: 2.25rem;
    min-inline-size: 6rem;
    padding-inline: 0.625rem;
  }

  .field input::placeholder {
    color: var(--_danger);
    opacity: 1;
  }

  .decorative {
    align-items: center;
    display: flex;
    flex: none;
    gap: 0.375rem;
    min-block-size: 2.25rem;
  }

  .decorative input {
    accent-color: var(--_accent);
    block-size: 1.125rem;
    inline-size: 1.125rem;
  }

  .field select {
    max-inline-size: 16rem;
    min-inline-size: 0;
  }

  @container picker (max-width: 34rem) {
    .adjust > .filename {
      flex-basis: 100%;
      max-inline-size: 100%;
    }

    /* The item marked in the list already shows the name. */
    .list ~ .adjust > .filename {
      display: none;
    }

    .field {
      flex: 1 1 100%;
    }

    .field > span {
      flex: none;
      hyphens: auto;
      inline-size: 6rem;
      white-space: normal;
    }

    .field select {
      flex: 1;
      max-inline-size: none;
    }
  }
`;
