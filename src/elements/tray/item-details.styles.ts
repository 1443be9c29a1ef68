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
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    grid-area: details;
    min-inline-size: 35cqi;
  }

  .fields {
    display: contents;
  }

  .adjust:has(.fields) {
    flex-wrap: nowrap;
  }

  .adjust > .filename {
    max-inline-size: 15rem;
    min-inline-size: 0;
  }

  .adjust > .unfold {
    display: none;
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
    min-inline-size: 4rem;
    padding-inline: 0.75rem;
    text-overflow: ellipsis;
  }

  .field input::placeholder {
    color: var(--_danger);
    opacity: 1;
  }

  .decorative {
    align-items: center;
    display: flex;
    flex: none;
    gap: 0.5rem;
    min-block-size: 2.25rem;
  }

  .decorative input {
    block-size: 1.125rem;
    accent-color: var(--_accent);
    inline-size: 1.125rem;
  }

  .field select {
    max-inline-size: 22cqi;
    min-inline-size: 0;
  }

  .chosen-sizes {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }

  /* Names are on the upper edge of their fields, which have the whole width. */
  @container picker (min-width: 34.01rem) and (max-width: 75rem) {
    label.field {
      position: relative;
    }

    .field > span {
      background: linear-gradient(var(--_raised) 50%, var(--_surface) 0);
      font-size: 0.8125em;
      inset-block-start: -0.5rem;
      inset-inline-start: 0.5rem;
      padding: 0 3px;
      position: absolute;
    }

    /* The results show it. */
    .adjust:has(.fields) > .filename {
      display: none;
    }

    .field select {
      max-inline-size: none;
    }

    /* On two lines where a line would be too long for the fields. */
    .adjust:has(.fields) ~ .actions > .hint:not([data-tone]) {
      max-inline-size: 18cqi;
    }
  }

  /* Above the tray, where the fields have no room for them. */
  @container picker (min-width: 34.01rem) {
    .chosen-sizes {
      background: var(--_raised);
      border-block-start: 1px solid var(--_line);
      padding: 0.5rem 1rem;
      position: absolute;
      inset: auto 0 100%;
    }
  }

  /* The button that confirms has the number, too. */
  @container picker (max-width: 50rem) {
    .adjust:has(.fields) ~ .actions:not(:has(:disabled)) > .hint:not([data-tone]) {
      display: none;
    }
  }

  @container picker (max-width: 34rem) {
    .adjust > .unfold {
      display: block;
      overflow: hidden;
      padding-inline: 0.5rem;
      text-overflow: ellipsis;
    }

    .adjust:has(.fields) > .filename {
      flex: 1;
    }

    .chosen ~ .adjust:has(.fields) > .filename {
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
      padding: 0.75rem 0.5rem;
      position: absolute;
      z-index: 2;
    }

    .fields > .grow {
      flex: none;
    }

    .adjust:not([data-open]) > .fields {
      display: none;
    }

    .field select {
      max-inline-size: none;
      flex: 1;
    }

    /* Names are above their fields. */
    .adjust label.field {
      align-items: stretch;
      flex: 1;
      flex-direction: column;
      gap: 0.25rem;
    }

    .adjust div.field {
      align-items: end;
      flex-wrap: wrap;
    }

    .chosen-sizes {
      flex-basis: 100%;
    }
  }
`;
