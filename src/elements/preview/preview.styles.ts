import { css } from 'lit';

/** The preview over the results. */
export const previewStyles = css`
  .frame[data-previewing] .toolbar {
    display: none;
  }

  .preview {
    background: var(--_surface);
    display: flex;
    flex-direction: column;
    inset: 0;
    outline: none;
    position: absolute;
    transition: transform 0.16s;
    word-break: auto-phrase;
    z-index: 3;
  }

  @starting-style {
    .preview {
      transform: translateY(0.5rem);
    }
  }

  /* Around what the keys act on, and above it. */
  .preview:focus-visible .show::after {
    border: 2px solid var(--_focus);
    content: '';
    inset: 0;
    pointer-events: none;
    position: absolute;
  }

  .bar {
    align-items: center;
    border-block-end: 1px solid var(--_line);
    display: flex;
    gap: 0.25rem 0.5rem;
    min-block-size: 3.25rem;
    padding-block: 0.5rem;
    padding-inline: 0.5rem 1rem;
  }

  .bar .filename {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }

  /* A title in another direction is beside the same button. */
  .bar:dir(rtl) .filename {
    text-align: right;
  }

  .bar .warning {
    flex: 1 1 8rem;
  }

  .place {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .steps {
    display: flex;
    gap: 0.25rem;
  }

  .bar svg:dir(rtl) {
    transform: scaleX(-1);
  }

  .pair {
    display: flex;
    flex: 1;
    min-block-size: 0;
  }

  .show {
    align-items: center;
    background: var(--_raised);
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 1rem;
    justify-content: center;
    min-block-size: 0;
    min-inline-size: 0;
    position: relative;
  }

  .show video {
    background: black;
    block-size: 100%;
    inline-size: 100%;
  }

  .pages {
    block-size: calc(100% - 4rem);
    border: 0;
    inline-size: 100%;
    margin-block-end: auto;
  }

  .show audio {
    inline-size: min(28rem, calc(100% - 2rem));
  }

  .drawing {
    color: var(--_muted);
    opacity: 0.6;
  }

  .drawing svg {
    block-size: 5rem;
    inline-size: 5rem;
    stroke-width: 1;
  }

  .aside {
    color: var(--_muted);
    padding: 0.5rem 1rem;
    text-align: center;
  }

  .stage ~ .aside {
    background: var(--_surface);
    border-radius: var(--_control-radius);
    color: var(--_text);
    inset-block-start: 0.75rem;
    position: absolute;
  }

  .stage:not([data-large]) {
    touch-action: pan-y pinch-zoom;
  }

  .stage {
    display: flex;
    inset: 0;
    outline-offset: -2px;
    overflow: auto;
    overscroll-behavior: contain;
    position: absolute;
  }

  /* Keeps the picture off the edges and the buttons, also where these need two lines. */
  .stage:not([data-large]) {
    align-self: stretch;
    flex: 1;
    margin: 1rem 1rem 0;
    position: relative;
  }

  .stage:not([data-large]):has(~ .aside) {
    margin-block-start: 3.75rem;
  }

  .stage[data-large] {
    cursor: grab;
  }

  .stage[data-large]:active {
    cursor: grabbing;
  }

  .sheet {
    align-items: center;
    block-size: 100%;
    display: flex;
    flex: none;
    inline-size: 100%;
    justify-content: center;
    margin: auto;
    position: relative;
  }

  .sheet[data-shown] .drawing {
    visibility: hidden;
  }

  .sheet img {
    block-size: 100%;
    inline-size: 100%;
    inset: 0;
    object-fit: contain;
    position: absolute;
  }

  .zoom {
    align-items: center;
    background: color-mix(in srgb, var(--_surface) 92%, transparent);
    border: 1px solid var(--_line);
    border-radius: var(--_control-radius);
    display: flex;
    flex-wrap: wrap;
    inset-block-end: 0.75rem;
    justify-content: center;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: max-content;
    max-inline-size: calc(100% - 1rem);
    position: absolute;
  }

  .stage:not([data-large]) ~ .zoom {
    margin-block-end: 0.75rem;
    position: static;
  }

  .zoom .button {
    padding-inline: 0.75rem;
  }

  .zoom .button.icon {
    padding: 0;
  }

  .percent {
    font-variant-numeric: tabular-nums;
    inline-size: 3.25em;
    text-align: center;
  }

  .percent:empty {
    display: none;
  }

  .panel {
    border-inline-start: 1px solid var(--_line);
    flex: none;
    inline-size: 20rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 1rem;
  }

  .panel h3,
  .sizes legend {
    font-size: 1em;
    font-weight: 600;
    margin: 1.25rem 0 0.25rem;
    padding: 0;
  }

  .panel > .soon {
    margin-block-end: 1rem;
  }

  .panel > :first-child {
    margin-block-start: 0;
  }

  .sizes {
    border: 0;
    margin: 0;
    min-inline-size: 0;
    padding: 0;
  }

  .sizes legend {
    margin-block-start: 0;
  }

  .size {
    align-items: center;
    border-radius: 6px;
    cursor: pointer;
    display: flex;
    gap: 0.5rem;
    margin-inline: -0.5rem;
    min-block-size: 1.75rem;
    padding: 0 0.5rem;
  }

  .size:hover {
    background: var(--_hover);
  }

  .size input {
    accent-color: var(--_accent);
    block-size: 1.125em;
    flex: none;
    inline-size: 1.125em;
  }

  .size > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .size .meta {
    flex: none;
    margin-inline-start: auto;
    padding-inline-start: 0.5rem;
  }

  .ways {
    display: grid;
    gap: 0.5rem;
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    margin-block-start: 0.75rem;
  }

  .ways:empty {
    display: none;
  }

  .ways .button {
    color: inherit;
    min-inline-size: 0;
    padding-inline: 0.5rem;
    text-align: center;
    text-decoration: none;
    white-space: normal;
  }

  .ways .button:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  .by-hand {
    display: grid;
    gap: 0.25rem;
    margin-block-start: 0.75rem;
  }

  .by-hand input {
    background: var(--_surface);
    border: 1px solid var(--_control);
    border-radius: var(--_control-radius);
    min-block-size: 2.25rem;
    min-inline-size: 0;
    padding-inline: 0.75rem;
  }

  dl {
    margin: 0;
  }

  .fact {
    display: flex;
    gap: 0.75rem;
    padding-block: 0.25rem;
  }

  dt {
    color: var(--_muted);
    flex: 0 0 40%;
    overflow-wrap: anywhere;
  }

  dd {
    flex: 1;
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  @container picker (max-width: 44rem) {
    .pair {
      display: block;
      overflow-y: auto;
    }

    .show {
      block-size: min(24rem, 75%);
      border-block-end: 1px solid var(--_line);
    }

    .panel {
      border: 0;
      inline-size: auto;
      overflow: visible;
    }
  }

  @container picker (max-width: 34rem) {
    .bar {
      flex-wrap: wrap;
      gap: 0.25rem;
      padding-inline-end: 0.5rem;
    }

    .bar > .button:last-child {
      padding-inline: 0.5rem;
    }

    .bar .filename {
      flex-basis: calc(100% - 4rem);
    }

    .steps {
      flex: 1;
      gap: 0;
    }
  }
`;
