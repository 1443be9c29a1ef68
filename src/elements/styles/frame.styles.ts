import { css } from 'lit';

/** Styles of the frame with toolbar, facets, results and tray, and of the dialog. */
export const frameStyles = css`
  :host {
    block-size: var(--picker-height, 44rem);
    min-inline-size: 0;
  }

  :host([mode='dialog']) {
    display: contents;
  }

  :host([mode='field']) {
    block-size: auto;
  }

  dialog {
    background: transparent;
    block-size: 100%;
    border: 0;
    color: inherit;
    inline-size: 100%;
    margin: 0;
    max-block-size: none;
    max-inline-size: none;
    overflow: hidden;
    /* A dialog of the page may have disabled pointer events for the rest of the page. */
    pointer-events: auto;
    padding: clamp(0px, (100% - 36rem) * 0.1, 3rem);
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 50%);
  }

  @media (max-width: 36rem) {
    dialog .frame {
      border: 0;
      border-radius: 0;
    }
  }

  dialog .frame {
    box-shadow: 0 1rem 3rem rgb(0 0 0 / 30%);
    margin-inline: auto;
    max-inline-size: 84rem;
  }

  .frame {
    background: var(--_surface);
    block-size: 100%;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    color: var(--_text);
    container: picker / inline-size;
    display: flex;
    flex-direction: column;
    overflow: hidden auto;
    position: relative;
  }

  .heading {
    align-items: center;
    display: flex;
    gap: 0.5rem;
    justify-content: space-between;
    padding: 0.5rem 1rem 0;
  }

  h2 {
    font-size: 1.125em;
    margin: 0;
  }

  p {
    margin: 0;
    text-wrap: balance;
  }

  .toolbar {
    border-block-end: 1px solid var(--_line);
    align-items: center;
    display: flex;
    gap: 0.5rem;
    padding: 0.75rem 1rem;
  }

  .search {
    align-items: center;
    background: var(--_surface);
    border: 1px solid var(--_control);
    border-radius: var(--_control-radius);
    display: flex;
    flex: 1;
    min-inline-size: 8rem;
    padding-inline-start: 0.75rem;
  }

  .search:focus-within {
    border-color: var(--_focus);
    outline: 1px solid var(--_focus);
  }

  .search > svg {
    color: var(--_muted);
  }

  .search input {
    appearance: none;
    background: none;
    border: 0;
    flex: 1;
    min-block-size: calc(2.25rem - 2px);
    min-inline-size: 0;
    outline: none;
    padding: 0 0.5rem;
  }

  .search input::-webkit-search-cancel-button {
    display: none;
  }

  .search input::placeholder {
    color: var(--_muted);
    opacity: 1;
  }

  .search .button {
    min-block-size: calc(2.25rem - 2px);
  }

  select {
    background-color: var(--_surface);
    border: 1px solid var(--_control);
    border-radius: var(--_control-radius);
    min-block-size: 2.25rem;
    padding-inline: 0.5rem;
    text-overflow: ellipsis;
  }

  .filters-button {
    display: none;
  }

  .layout {
    display: flex;
  }

  .layout .button:first-child {
    border-end-end-radius: 0;
    border-start-end-radius: 0;
  }

  .layout .button:last-child {
    border-end-start-radius: 0;
    border-inline-start: 0;
    border-start-start-radius: 0;
  }

  [aria-pressed='true'].button {
    background: var(--_tint);
    color: var(--_link);
  }

  .account {
    position: relative;
  }

  .account summary {
    border-radius: 50%;
    font-size: 0.85em;
    font-weight: 600;
    list-style: none;
  }

  .account summary::-webkit-details-marker {
    display: none;
  }

  /* If the picker is too low for its parts, the whole picker scrolls, and the results keep a
     minimum height. */
  .body {
    display: flex;
    min-block-size: 10rem;
    position: relative;
    flex: 1 0 0;
  }

  .side {
    border-inline-end: 1px solid var(--_line);
    flex: none;
    inline-size: 15rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 1rem;
    scrollbar-gutter: stable;
  }

  /* What cannot be used yet keeps its place, so that nothing moves when it can. */
  .frame[data-blocked] :is(.toolbar, .side, .applied, .tray:not([data-selected])) {
    visibility: hidden;
  }

  .frame[data-blocked] .body {
    position: static;
  }

  .frame[data-blocked] .notice {
    inset: 0;
    overflow-y: auto;
    position: absolute;
  }

  .frame[data-blocked] > :is(.heading, .tray) {
    position: relative;
    z-index: 1;
  }

  .show-results > * {
    position: absolute;
    z-index: 1;
  }

  /* Hidden from the mouse, so that only the keyboard focuses it. */
  .show-results > :not(:focus) {
    clip-path: inset(50%);
  }

  .main {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
  }

  .warning {
    color: var(--_danger);
  }

  @container picker (max-width: 44rem) {
    .filters-button {
      display: inline-flex;
    }

    .sort {
      min-inline-size: 4rem;
    }

    .filters-button[aria-expanded='true'] {
      background: var(--_tint);
    }

    .side {
      background: var(--_surface);
      border: 0;
      display: none;
      inline-size: auto;
      inset: 0;
      position: absolute;
      padding: 0.75rem 0.5rem;
      z-index: 2;
    }

    .side[data-open] {
      display: flex;
      flex-direction: column;
      scroll-padding-block-end: 4rem;
    }

    /* The content below keeps its place, but cannot be reached. */
    .side[data-open] ~ .main {
      visibility: hidden;
    }

    .side .show-results {
      order: 1;
      padding: 0.75rem;
      position: sticky;
      z-index: 1;
      background: var(--_surface);
      border-block-start: 1px solid var(--_line);
      display: grid;
      inset-block-end: -0.75rem;
      margin: 0.75rem -0.5rem -0.75rem;
    }

    .side .show-results > * {
      clip-path: none;
      position: static;
    }
  }

  @container picker (max-width: 34rem) {
    .toolbar {
      flex-wrap: wrap;
      padding: 0.75rem;
    }

    /* The layout is beside the search, so that the sort order has space on the line below. */
    .search {
      flex-basis: 72%;
    }

    .search,
    .layout {
      order: -1;
    }

    .sort {
      flex: 1;
    }
  }

  /* Leaves enough space for the sort order in one line with the other controls. */
  @container picker (max-width: 25rem) {
    .toolbar {
      gap: 0.25rem;
      padding: 0.5rem;
    }

    .filters-button {
      padding-inline: 0.5rem;
    }

    .toolbar select {
      padding-inline: 0.25rem;
    }
  }
`;
