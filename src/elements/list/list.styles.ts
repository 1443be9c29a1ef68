import { css } from 'lit';

/** Columns, as many as there is space for, and compact rows. */
export const listStyles = css`
  .main {
    --_columns: minmax(0, 1fr) 7.5rem 5.5rem 7rem 7rem;

    container: results / inline-size;
  }

  .columns {
    align-items: center;
    display: flex;
    flex: none;
    overflow: hidden;
    padding-inline: 0.5rem;
    scrollbar-gutter: stable;
  }

  .columns:has(+ .notice) {
    display: none;
  }

  .heads {
    flex: 1;
    font-size: 0.925em;
    min-inline-size: 0;
    padding-inline: 5.75rem 0.75rem;
  }

  .frame[data-dense] .heads {
    padding-inline-start: 3.75rem;
  }

  .heads .words,
  .lines[role='grid'] .words {
    align-items: center;
    column-gap: 1.5rem;
    display: grid;
    grid-template-columns: var(--_columns);
    padding: 0;
  }

  .lines[role='grid'] .item {
    padding-inline-end: 3.5rem;
  }

  /* A name that runs the other way begins at the edge of its column, too. */
  .lines[role='grid'] .filename {
    justify-self: start;
  }

  .lines[role='grid'] .meta {
    grid-column: 2 / -1;
    min-block-size: 0;
  }

  .lines[role='grid'] .meta:has(> .column) {
    display: contents;
  }

  .column {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .lines .column {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  .lines .column.soon {
    color: var(--_danger);
  }

  .column.size,
  .column.dimensions {
    text-align: end;
  }

  .head {
    align-items: center;
    background: none;
    border: 0;
    border-radius: 4px;
    color: var(--_muted);
    display: inline-flex;
    gap: 0.25rem;
    margin-inline: -0.25rem;
    max-inline-size: calc(100% + 0.5rem);
    min-block-size: 1.75rem;
    outline-offset: -2px;
    padding: 0 0.25rem;
  }

  .heads [role='columnheader'] {
    color: var(--_muted);
    overflow: visible;
  }

  .head:hover:not(:disabled) {
    background: var(--_hover);
  }

  [aria-sort$='ending'] .head {
    color: var(--_text);
    font-weight: 600;
  }

  .head svg {
    block-size: 1em;
    inline-size: 1em;
  }

  [aria-sort='descending'] .head svg {
    transform: rotate(180deg);
  }

  .column.size .head,
  .column.dimensions .head {
    flex-direction: row-reverse;
  }

  .dense {
    margin-inline-end: 0.5rem;
    min-block-size: 2rem;
    outline-offset: -2px;
  }

  .frame[data-dense] .lines .picture {
    inline-size: 2.5rem;
  }

  .frame[data-dense] .lines .item {
    padding-block: 0.125rem;
  }

  .frame[data-dense] .lines :is(.check, .look) {
    scale: 0.85;
  }

  @container results (max-width: 46rem) {
    .heads .words,
    .lines[role='grid'] .words {
      grid-template-columns: minmax(0, 1fr) 7rem 5.5rem 7rem;
    }

    .column.dimensions {
      display: none;
    }
  }

  @container results (max-width: 40rem) {
    .heads .words,
    .lines[role='grid'] .words {
      column-gap: 0.75rem;
      grid-template-columns: minmax(0, 1fr) 6rem 7rem;
    }

    .column.size {
      display: none;
    }
  }

  @container results (max-width: 33rem) {
    .heads {
      padding-inline-end: 0.5rem;
    }

    .heads .words {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    .heads .kind {
      display: none;
    }

    .lines[role='grid'] .words {
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: 0.75rem;
    }

    .lines[role='grid'] .filename,
    .lines[role='grid'] .meta:not(:has(> .column)) {
      grid-column: 1 / -1;
    }
  }

  @container picker (max-width: 25rem) {
    .columns {
      padding-inline: 0;
    }
  }

  /* No room for the heads between a thumbnail's width and the edge. */
  @container results (max-width: 18rem) {
    .heads {
      padding-inline-start: 0.25rem;
    }
  }

  @container results (max-width: 26rem) {
    .lines[role='grid'] .item {
      padding-inline-end: 0.5rem;
    }

    /* Beside the button for the preview, for which other lines keep no room here. */
    .lines .item:has(> .look):focus-within .words {
      margin-inline-end: 3.25rem;
    }
  }
`;
