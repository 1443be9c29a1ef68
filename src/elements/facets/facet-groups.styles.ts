import { css } from 'lit';

/** Styles for collapsible groups, their filter field and category branches. */
export const facetGroupStyles = css`
  legend {
    inline-size: 100%;
  }

  .fold {
    align-items: center;
    background: none;
    border: 0;
    border-radius: 6px;
    display: flex;
    font-weight: inherit;
    gap: 0.5rem;
    inline-size: 100%;
    justify-content: space-between;
    min-block-size: 1.75rem;
    overflow-wrap: anywhere;
    padding-inline: 0.25rem;
    text-align: start;
  }

  .fold:hover,
  .twig:hover {
    background: var(--_hover);
  }

  label:active,
  button:active {
    background: var(--_tint);
  }

  .fold svg,
  .twig svg {
    block-size: 1em;
    inline-size: 1em;
    opacity: 0.75;
    transition: rotate 0.15s;
  }

  :dir(rtl) > svg {
    rotate: 180deg;
  }

  [aria-expanded='true'] > svg {
    rotate: 90deg;
  }

  .within {
    background: var(--_surface);
    block-size: auto;
    border: 1px solid var(--_control);
    border-radius: var(--_control-radius);
    inline-size: calc(100% - 0.5rem);
    margin: 0.25rem;
    min-block-size: 2rem;
    padding-inline: 0.5rem;
    text-overflow: ellipsis;
  }

  .days {
    align-items: center;
    display: grid;
    gap: 0.5rem;
    grid-template-columns: auto minmax(0, 1fr);
    padding: 0.25rem;
  }

  .days input {
    background: var(--_surface);
    block-size: 2rem;
    border: 1px solid var(--_control);
    border-radius: var(--_control-radius);
    color: inherit;
    font: inherit;
    inline-size: 100%;
    min-inline-size: 0;
    padding-inline: 0.5rem;
  }

  .group:has(.fold[aria-expanded='false']) + .group:has(.fold[aria-expanded='false']) {
    margin-block-start: 0.25rem;
  }

  .within::placeholder {
    color: var(--_muted);
    opacity: 1;
  }

  .path {
    color: var(--_muted);
    font-size: 0.925em;
  }

  .swatch {
    block-size: 0.75rem;
    display: inline-block;
    inline-size: 0.75rem;
    margin-inline-end: 0.5rem;
    stroke: var(--_control);
    vertical-align: -0.0625rem;
  }

  /* The colour is before its name, whatever the language of the name. */
  .name:has(.swatch) {
    direction: inherit;
  }

  .blanks {
    display: grid;
    gap: 0.75rem;
    margin-block-end: 1.25rem;
    padding-inline: 0.25rem;
  }

  .blank {
    background: var(--_hover);
    block-size: 1rem;
    border-radius: 4px;
    forced-color-adjust: none;
    inline-size: 80%;
  }

  .blank:first-child {
    inline-size: 50%;
  }

  .within + .note {
    margin-block: 0 0.25rem;
  }

  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  ul ul {
    padding-inline-start: 1rem;
  }

  .branch {
    align-items: center;
    display: flex;
  }

  .branch label {
    min-inline-size: 0;
    flex: 1;
  }

  .tree:has(.twig) .branch:not(:has(.twig)) {
    padding-inline-start: 1.5rem;
  }

  .twig {
    align-items: center;
    background: none;
    block-size: 1.75rem;
    border: 0;
    border-radius: 6px;
    display: flex;
    flex: none;
    inline-size: 1.5rem;
    justify-content: center;
    padding: 0;
  }

  .group > .link {
    margin-block-start: 0.125rem;
  }

  .group .note {
    font-size: 0.925em;
    margin-block-start: 0.25rem;
    padding-inline: 0.25rem;
  }

  /* iOS zooms into fields with smaller text. */
  @media (pointer: coarse) {
    input {
      font-size: max(16px, 1em);
    }
  }
`;
