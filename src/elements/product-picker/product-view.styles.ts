import { css } from 'lit';

/** The details of a product over the list. */
export const productViewStyles = css`
  .frame[data-viewing] .toolbar {
    display: none;
  }

  .view {
    background: var(--_surface);
    display: flex;
    flex-direction: column;
    inset: 0;
    outline: none;
    position: absolute;
    transition: transform 0.16s;
    z-index: 3;
  }

  @starting-style {
    .view {
      transform: translateY(0.5rem);
    }
  }

  .view:focus-visible .portrait {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }

  .view .bar {
    align-items: center;
    border-block-end: 1px solid var(--_line);
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    min-block-size: 3.25rem;
    padding-block: 0.5rem;
    padding-inline: 0.5rem 1rem;
  }

  .view .bar .filename {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }

  .view .bar svg:dir(rtl) {
    transform: scaleX(-1);
  }

  .view .place {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .view .steps {
    display: flex;
    gap: 0.25rem;
  }

  .sheets {
    display: flex;
    flex: 1;
    min-block-size: 0;
  }

  .portrait {
    background: var(--_raised);
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 1rem;
    min-inline-size: 0;
    overflow-y: auto;
    padding: 1rem;
  }

  .portrait .picture {
    aspect-ratio: auto;
    background: none;
    flex: 1;
    min-block-size: 8rem;
  }

  .portrait .kind svg {
    block-size: 5rem;
    inline-size: 5rem;
    stroke-width: 1;
  }

  .view .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    justify-content: center;
  }

  .facts {
    border-inline-start: 1px solid var(--_line);
    flex: none;
    inline-size: 26rem;
    max-inline-size: 50%;
    outline-offset: -2px;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 1rem;
  }

  .facts h3 {
    font-size: 1em;
    font-weight: 600;
    margin: 1.25rem 0 0.25rem;
  }

  .facts .meta {
    white-space: normal;
  }

  .categorize {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    margin-block-start: 0.75rem;
  }

  .categorize .current {
    overflow-wrap: anywhere;
  }

  .path + .path {
    display: block;
  }

  .categorize > .button {
    align-self: start;
  }

  .categorize > p:empty {
    display: none;
  }

  .editor {
    border: 1px solid var(--_line);
    border-radius: var(--_control-radius);
    padding: 0.75rem;
  }

  .editor .categories {
    margin-block-end: 0.75rem;
  }

  .editor .actions {
    flex-wrap: wrap;
  }

  .facts dl {
    margin: 0;
  }

  .facts dl > div {
    display: flex;
    gap: 0.75rem;
    padding-block: 0.25rem;
  }

  .facts dt {
    color: var(--_muted);
    flex: none;
    inline-size: 8rem;
    overflow-wrap: anywhere;
  }

  .facts dd {
    flex: 1;
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .facts dd p {
    text-wrap: pretty;
    white-space: pre-line;
  }

  @container picker (max-width: 44rem) {
    .sheets {
      display: block;
      overflow-y: auto;
    }

    .portrait .picture {
      block-size: 14rem;
    }

    .facts {
      border: 0;
      inline-size: auto;
      max-inline-size: none;
      overflow: visible;
    }
  }

  @container picker (max-width: 34rem) {
    .view .bar {
      gap: 0.25rem;
      padding-inline-end: 0.5rem;
    }

    .view .bar .filename {
      flex-basis: calc(100% - 4rem);
    }

    .view .bar > .button:last-child {
      padding-inline: 0.5rem;
    }

    .view .steps {
      flex: 1;
    }
  }
`;
