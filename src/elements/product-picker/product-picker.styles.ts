import { css } from 'lit';

/** The additional styles of the product picker. */
export const styles = css`
  .item .family {
    align-items: center;
    display: flex;
  }

  .toggle {
    align-items: center;
    background: var(--_surface);
    border: 1px solid var(--_control);
    border-radius: 1rem;
    display: flex;
    gap: 0.25rem;
    max-inline-size: 100%;
    min-block-size: 1.75rem;
    padding: 0;
    padding-inline: 0.5rem 0.75rem;
  }

  /* Narrow cards have space for the number of variants. */
  .cards .toggle {
    gap: 0.125rem;
    padding-inline: 0.375rem 0.5rem;
  }

  .toggle > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .toggle:hover {
    background: var(--_tint);
    border-color: var(--_accent);
  }

  .toggle svg {
    block-size: 1em;
    inline-size: 1em;
    transition: rotate 0.15s;
  }

  .toggle:dir(rtl) svg {
    rotate: 180deg;
  }

  .toggle[aria-expanded='true'] svg {
    rotate: 90deg;
  }

  /* All products are equally high, with and without variants, like their placeholders. */
  .cards .words {
    padding-block-end: 2.25rem;
  }

  .cards .family {
    inset-block-end: 0.5rem;
    inset-inline: 0.5rem;
    position: absolute;
  }

  .cards [data-variant] {
    background: var(--_raised);
  }

  .cards [data-variant]:not([aria-selected='true']) {
    box-shadow: inset 3px 0 0 var(--_line);
  }

  .lines .item {
    padding-inline-end: 3.25rem;
  }

  .lines [data-variant] {
    margin-inline-start: 2rem;
  }

  /* Words that do not fit are left out. Of Latin ones, an ellipsis would replace the beginning. */
  .words:dir(rtl) .meta {
    block-size: 1lh;
    white-space: normal;
  }

  .categories {
    margin-block-end: 1.25rem;
  }

  .categories ul,
  .crumbs {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .categories ul {
    max-block-size: 16rem;
    overflow-y: auto;
  }

  .facet-name {
    font-weight: 600;
    margin-block-end: 0.25rem;
    padding-inline: 0.25rem;
  }

  .crumbs {
    display: flex;
    flex-wrap: wrap;
    margin-block-end: 0.25rem;
    max-block-size: 8rem;
    overflow-y: auto;
  }

  .crumbs li {
    align-items: center;
    display: flex;
    max-inline-size: 100%;
    min-block-size: 1.75rem;
    overflow-wrap: anywhere;
  }

  .crumbs li + li::before {
    color: var(--_muted);
    content: '›' / '';
    padding-inline: 0.25rem;
  }

  .crumbs [aria-current] {
    font-weight: 600;
  }

  /* As far from the name as where a button with its own padding follows. */
  .crumbs [aria-current]::before {
    padding-inline-end: 0.5rem;
  }

  .step {
    background: none;
    border: 0;
    border-radius: 6px;
    min-block-size: 1.75rem;
    overflow-wrap: anywhere;
    padding: 0 0.25rem;
    text-align: start;
    unicode-bidi: isolate;
  }

  ul .step {
    inline-size: 100%;
  }

  .crumbs .step {
    color: var(--_link);
  }

  .step:hover:not(:disabled) {
    background: var(--_hover);
  }

  .step:active:not(:disabled) {
    background: var(--_tint);
  }

  /* Counts of products are sentences. */
  .show-results .button {
    white-space: normal;
  }

  .tray {
    flex: none;
    max-block-size: 70%;
    overflow-y: auto;
  }

  /* The item marked in the list already shows the name. */
  @container picker (max-width: 60rem) {
    .chosen ~ .adjust > :is(.filename, .meta) {
      display: none;
    }
  }

  /* So do the results, where all buttons need the line of the one that confirms. */
  @container picker (min-width: 40.01rem) and (max-width: 60rem) {
    .adjust > :is(.filename, .meta) {
      display: none;
    }
  }

  /* Two orders and a search need two lines before those of assets do. */
  @container picker (max-width: 44rem) {
    .toolbar {
      flex-wrap: wrap;
    }

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

  /* The buttons for assets are in the details, too. */
  @container picker (max-width: 40rem) {
    .adjust > .button ~ .button {
      display: none;
    }
  }

  @container picker (max-width: 34rem) {
    .tray .adjust {
      flex-wrap: nowrap;
    }

    .lines .item {
      padding-inline-end: 0.5rem;
    }

    /* Beside the button for the preview, for which other lines keep no room here. */
    .lines .item:has(> .look):focus-within .words {
      margin-inline-end: 3.25rem;
    }

    .lines [data-variant] {
      margin-inline-start: 0.75rem;
    }
  }

  /* Below the name, which needs the whole line. */
  @container picker (max-width: 54rem) {
    .lines .words {
      padding-block-end: 2.25rem;
    }

    .lines .item:not(:has(.toggle)) .words {
      block-size: calc(2lh + 2.25rem);
      justify-content: center;
      padding-block-end: 0;
    }

    .lines .item:not(:has(.toggle)) .filename {
      max-block-size: 2lh;
      white-space: normal;
    }

    .words:dir(rtl) .filename {
      text-align: right;
    }

    .lines .family {
      inset-block-end: 0.5rem;
      inset-inline: 5.75rem 0.5rem;
      position: absolute;
    }
  }

  /* The choice of products and the layout share a line with others, or have one together. */
  @container picker (max-width: 25rem) {
    .sort ~ .sort {
      flex-basis: 70%;
    }
  }
`;
