import { css } from 'lit';

/** Styles of the suggestions, the interpretation of the query, and the loading indicator. */
export const suggestionStyles = css`
  .search {
    position: relative;
  }

  .menu.recent {
    display: block;
    inset-inline: -1px;
    max-block-size: min(26rem, 60cqb, 70vh);
    overflow-y: auto;
    padding: 0.25rem;
  }

  /* The layout is beside the search here. */
  @container picker (max-width: 25rem) {
    .menu.recent {
      inline-size: calc(100cqi - 1rem);
    }
  }

  /* In one line with what is below and has no space around it. */
  .save-search {
    margin-inline-start: -0.25rem;
  }

  .total:empty ~ .save-search {
    margin-inline-start: -1rem;
  }

  .recent-title {
    color: var(--_muted);
    font-size: 0.925em;
    padding: 0.25rem 0.5rem;
  }

  .recent ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .recent li {
    border-radius: var(--_control-radius);
    display: flex;
  }

  .recent li:hover,
  .recent li:focus-within {
    background: var(--_hover);
  }

  .recent li:has(button:active) {
    background: var(--_tint);
  }

  .again {
    align-items: center;
    background: none;
    border: 0;
    border-radius: var(--_control-radius);
    display: flex;
    flex: 1;
    gap: 0.75rem;
    min-block-size: 2.25rem;
    min-inline-size: 0;
    padding: 0 0.5rem;
    text-align: start;
  }

  .again bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .again svg,
  .recent .icon svg {
    block-size: 1.125em;
    color: var(--_muted);
    inline-size: 1.125em;
  }

  .recent :focus-visible {
    outline-offset: -2px;
  }

  .section > .link {
    margin: 0 0.25rem 0.25rem;
  }

  .reading {
    color: var(--_muted);
    display: flex;
    flex-basis: 100%;
    overflow: hidden;
    font-size: 0.925em;
    gap: 0.25rem;
    white-space: nowrap;
  }

  /* Loses its own end where it is too long, also in a page of the other direction. */
  .reading bdi {
    color: var(--_text);
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .applied .warning {
    flex-basis: 100%;
  }

  .main {
    overflow: clip;
    position: relative;
  }

  .main[data-search='failed'] .picture img {
    opacity: 0.5;
  }

  .main[data-search='loading']::before {
    animation: 1.2s ease-in-out 0.25s infinite backwards sweep;
    background: var(--_accent);
    block-size: 3px;
    content: '';
    forced-color-adjust: none;
    inset: 0 35% auto;
    position: absolute;
    z-index: 1;
  }

  @keyframes sweep {
    from {
      translate: -220%;
    }

    to {
      translate: 220%;
    }
  }
`;
