import { css } from 'lit';

/** What is chosen, its size and text, and the way out. */
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

  .chosen {
    align-items: center;
    display: flex;
    flex: 1 1 100%;
    gap: 0.5rem;
    list-style: none;
    margin: 0;
    min-inline-size: 0;
    overflow-x: auto;
    padding: 0.375rem 0.375rem 0.25rem 0.25rem;
  }

  .chosen li {
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

  .remove {
    align-items: center;
    background: var(--_surface);
    block-size: 1.5rem;
    border: 1px solid var(--_control);
    border-radius: 50%;
    display: flex;
    inline-size: 1.5rem;
    inset-block-start: -0.375rem;
    inset-inline-end: -0.375rem;
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

  .adjust {
    align-items: center;
    display: flex;
    flex: 1 1 20rem;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    min-inline-size: 0;
  }

  .adjust > .filename {
    flex: 0 1 auto;
    max-inline-size: 14rem;
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
    color: var(--_muted);
    opacity: 1;
  }

  .field select {
    max-inline-size: 16rem;
    min-inline-size: 0;
  }

  .actions {
    align-items: center;
    display: flex;
    flex: 0 1 auto;
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

    .adjust > .filename {
      flex-basis: 100%;
      max-inline-size: 100%;
    }

    .field {
      flex: 1 1 100%;
    }

    .field > span {
      flex: none;
      inline-size: 4rem;
    }

    .field select {
      flex: 1;
      max-inline-size: none;
    }

    .actions {
      flex: 1 1 100%;
    }

    .actions .hint {
      flex: 1;
    }
  }
`;
