import { css } from 'lit';

/** The additional styles of the product picker. */
export const styles = css`
  [role='treegrid'] .item {
    contain-intrinsic-size: auto 3.75rem;
    content-visibility: auto;
  }

  .lines .product {
    align-items: center;
    display: flex;
    flex: 1;
    gap: 0.75rem;
    min-inline-size: 0;
  }

  .lines .item[aria-level='2'] {
    margin-inline-start: 2rem;
  }

  .lines .item .link {
    background: none;
    white-space: nowrap;
  }

  .lines .link::before {
    content: '▸ ' / '';
  }

  .lines .link:dir(rtl)::before {
    content: '◂ ' / '';
  }

  .lines [aria-expanded='true'] .link::before {
    content: '▾ ' / '';
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

  .categorize {
    flex: 1 1 100%;
  }

  .categorize .categories {
    margin-block: 0.5rem;
    max-block-size: 12rem;
    overflow-y: auto;
  }

  .attributes {
    flex: 1 1 100%;
    min-inline-size: 0;
  }

  .attributes summary {
    cursor: pointer;
    font-weight: 600;
    inline-size: fit-content;
    min-block-size: 1.5rem;
  }

  .values {
    max-block-size: 14rem;
    overflow-y: auto;
  }

  .attributes dl {
    column-gap: 2rem;
    columns: 18rem;
    margin: 0.25rem 0 0;
  }

  .attributes dl > div {
    break-inside: avoid;
    display: flex;
    gap: 0.75rem;
    padding-block: 0.25rem;
  }

  .attributes dt {
    color: var(--_muted);
    flex: none;
    inline-size: 7rem;
    overflow-wrap: anywhere;
  }

  .attributes dd {
    flex: 1;
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .attributes dd p {
    margin: 0;
    white-space: pre-line;
  }

  .tray {
    flex: none;
    max-block-size: 70%;
    overflow-y: auto;
  }

  /* The current category and its button stay at the top of long content. */
  .tray:has(.attributes[open]) {
    align-items: start;
  }

  @container picker (max-width: 34rem) {
    .values {
      max-block-size: 9rem;
    }

    .product .filename {
      white-space: normal;
    }

    .lines .item {
      flex-wrap: wrap;
      gap: 0 0.75rem;
    }

    .lines .product {
      flex-basis: 12rem;
    }

    .lines .item[aria-level='2'] {
      margin-inline-start: 0.75rem;
    }
  }
`;
