import { css } from 'lit';

/** Styles of the applied filters, the results as cards or lines, and notices. */
export const resultStyles = css`
  .applied {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    min-block-size: 2.75rem;
    padding: 0.5rem 1rem;
  }

  .total {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
    margin-inline-end: 0.25rem;
  }

  .chips {
    display: contents;
    list-style: none;
  }

  .chip {
    background: var(--_tint);
    border-radius: 1rem;
    border: 1px solid var(--_control);
    display: inline-flex;
    min-block-size: 1.75rem;
  }

  .scroll {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0.25rem 0.5rem 1rem;
    scrollbar-gutter: stable;
  }

  /* Inside of what scrolls, which is then known to have content. */
  .scroll > .unseen {
    margin: 0;
  }

  .columns {
    block-size: 2rem;
  }

  .cards {
    display: grid;
    gap: 1rem;
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(max(var(--picker-card, 11rem), 9%), 50% - 0.5rem), 1fr)
    );
  }

  [role='grid'] {
    overflow: clip;
    position: relative;
  }

  .row {
    column-gap: inherit;
    contain: layout style;
    display: grid;
    grid-template-columns: inherit;
    inset-block-start: 0;
    inset-inline: 0;
    position: absolute;
  }

  .item {
    border-radius: var(--_radius);
    cursor: pointer;
    outline-offset: -2px;
    min-inline-size: 0;
    padding: 0.5rem;
    position: relative;
    user-select: none;
  }

  .item[aria-selected='true'] {
    background: var(--_tint);
    box-shadow: inset 0 0 0 2px var(--_accent);
  }

  .picture {
    align-items: center;
    aspect-ratio: 4 / 3;
    background: var(--_raised);
    border-radius: calc(var(--_radius) - 4px);
    display: flex;
    flex: none;
    justify-content: center;
    overflow: hidden;
    position: relative;
  }

  .picture img {
    block-size: 100%;
    inline-size: 100%;
    inset: 0;
    object-fit: contain;
    position: absolute;
  }

  .picture .kind {
    color: var(--_control);
  }

  .picture .kind svg {
    block-size: 2rem;
    inline-size: 2rem;
    stroke-width: 1.25;
  }

  img:not([hidden]) + .kind {
    visibility: hidden;
  }

  .badge {
    background: rgb(0 0 0 / 72%);
    border-radius: 4px;
    color: white;
    font-size: 0.8125em;
    font-variant-numeric: tabular-nums;
    inset-block-end: 0.5rem;
    inset-inline-end: 0.5rem;
    padding: 0 0.25rem;
    position: absolute;
  }

  /* A name may have another writing direction, but starts at the same edge as the others. */
  .words {
    align-items: start;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    padding: 0.25rem 0 0;
  }

  .filename,
  .meta {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .filename {
    font-weight: 500;
  }

  .meta {
    color: var(--_muted);
    font-size: 0.925em;
    min-block-size: 1lh;
  }

  .lines {
    display: grid;
    gap: 0.125rem;
    grid-template-columns: minmax(0, 1fr);
  }

  .lines .item {
    align-items: center;
    display: flex;
    gap: 0.75rem;
    padding: 0.25rem 0.5rem;
  }

  .lines .picture {
    inline-size: 4.5rem;
  }

  .lines .badge {
    display: none;
  }

  .lines .words {
    flex: 1;
    padding: 0;
  }

  /* Does not use aria-busy, which an ancestor has too: every search would restyle all cells. */
  .blank :is(.picture, .filename) {
    background: var(--_hover);
    forced-color-adjust: none;
  }

  /* Nothing overflows here, and clipping is slow to paint. */
  .blank :is(.picture, .filename, .meta) {
    overflow: visible;
  }

  /* One animation for all placeholders: one for each would slow down rendering. */
  [aria-hidden]:has(> .blank) {
    animation: pulse 1.6s infinite alternate;
  }

  .blank .filename {
    border-radius: 4px;
    block-size: 1em;
    inline-size: 70%;
    margin-block: calc((1lh - 1em) / 2);
  }

  @keyframes pulse {
    to {
      opacity: 0.45;
    }
  }

  .end {
    align-items: center;
    color: var(--_muted);
    flex-wrap: wrap;
    display: flex;
    gap: 0.75rem;
    justify-content: center;
    min-block-size: 4rem;
    padding-block-start: 1rem;
    text-align: center;
  }

  .notice {
    align-items: center;
    display: flex;
    flex: 1;
    flex-direction: column;
    justify-content: center;
    padding: 2rem 1.5rem;
    text-align: center;
  }

  .notice-icon {
    block-size: 4rem;
    color: var(--_accent);
    margin-block-end: 1rem;
  }

  .notice-title {
    font-size: 1.25em;
    font-weight: 600;
    margin-block-end: 0.25rem;
  }

  .notice-hint {
    color: var(--_muted);
    max-inline-size: 28rem;
  }

  .notice .button {
    margin-block-start: 1.25rem;
    min-inline-size: 8rem;
  }

  @media (forced-colors: active) {
    .item[aria-selected='true'] {
      outline: 3px solid Highlight;
    }
  }

  @container picker (max-width: 25rem) {
    .scroll {
      padding-inline: 0;
    }

    .applied {
      padding-inline: 0.5rem;
    }

    .cards {
      gap: 0.5rem;
    }
  }
`;
