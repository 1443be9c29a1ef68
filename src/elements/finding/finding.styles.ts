import { css } from 'lit';

/** Styles of the panel below the search box with all its sections, and of what names a search. */
export const findingStyles = css`
  .recent {
    display: grid;
    gap: 0.25rem 1rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    max-block-size: min(34rem, 70cqb, 70vh);
  }

  .section {
    min-inline-size: 0;
  }

  .section:focus-visible {
    outline: none;
  }

  .used {
    grid-column: 1 / -1;
  }

  .used ul {
    display: grid;
    gap: 0.25rem;
    grid-auto-columns: 6rem;
    grid-auto-flow: column;
    overflow-x: auto;
    padding: 0.125rem;
  }

  .used li {
    min-inline-size: 0;
  }

  .used .empty {
    background: var(--_raised);
    min-block-size: 6.25rem;
  }

  .used .again {
    display: grid;
    font-size: 0.85em;
    gap: 0.25rem;
    inline-size: 100%;
    padding: 0.25rem;
    position: relative;
    text-align: center;
  }

  .used .picture {
    aspect-ratio: 4 / 3;
    background: var(--_raised);
    border-radius: calc(var(--_control-radius) - 2px);
    display: grid;
    overflow: hidden;
    place-items: center;
    position: relative;
  }

  .used .picture img {
    block-size: 100%;
    inline-size: 100%;
    inset: 0;
    object-fit: cover;
    position: absolute;
  }

  .used .tick {
    background: var(--_accent);
    border-radius: 50%;
    color: var(--_on-accent);
    inset-block-start: 0.5rem;
    inset-inline-end: 0.5rem;
    font-weight: 700;
    inline-size: 1.25rem;
    line-height: 1.25rem;
    position: absolute;
    visibility: hidden;
  }

  .used .tick::before {
    content: '✓';
  }

  .used [aria-pressed='true'] {
    background: var(--_tint);
    box-shadow: inset 0 0 0 2px var(--_accent);
  }

  .used [aria-pressed='true'] .tick {
    visibility: visible;
  }

  .notes {
    align-items: baseline;
    color: var(--_muted);
    display: flex;
    flex-wrap: wrap;
    font-size: 0.925em;
    gap: 0.125rem 0.5rem;
    padding: 0.25rem 0.5rem;
  }

  .notes > .link,
  .path .crumbs {
    margin-inline-start: -0.25rem;
  }

  .again .count {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
    margin-inline-start: auto;
  }

  /* As if an arrow followed. */
  .again .count:last-child {
    margin-inline-end: 1.625rem;
  }

  .crumbs {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    list-style: none;
    margin: 0;
    min-inline-size: 0;
    padding: 0;
  }

  .recent .crumbs {
    padding: 0 0.25rem 0.25rem;
  }

  .crumbs li {
    align-items: center;
    display: flex;
    min-inline-size: 0;
  }

  .crumbs li:is(:hover, :focus-within) {
    background: none;
  }

  .crumbs svg {
    block-size: 1em;
    color: var(--_muted);
    inline-size: 1em;
  }

  .crumbs [aria-current] {
    font-weight: 600;
    padding-inline: 0.25rem;
  }

  .browse svg:last-child {
    block-size: 1em;
    inline-size: 1em;
  }

  .crumbs svg:dir(rtl),
  .browse .again svg:last-child:dir(rtl) {
    transform: scaleX(-1);
  }

  .path {
    align-items: center;
    display: flex;
    flex-basis: 100%;
    gap: 0.25rem;
  }

  .path .icon {
    block-size: 1.75rem;
    inline-size: 1.75rem;
    min-block-size: 0;
  }

  .naming {
    display: flex;
    flex: 1 1 20rem;
    flex-wrap: wrap;
    gap: 0.375rem;
  }

  .naming label {
    align-items: center;
    display: flex;
    flex: 1 1 16rem;
    flex-wrap: wrap;
    gap: 0.125rem 0.5rem;
  }

  .naming label span {
    color: var(--_muted);
  }

  .naming input {
    background: var(--_surface);
    border: 1px solid var(--_control);
    border-radius: var(--_control-radius);
    flex: 1 1 10rem;
    max-inline-size: 22rem;
    min-block-size: 2.25rem;
    min-inline-size: 0;
    padding: 0 0.5rem;
  }
`;
