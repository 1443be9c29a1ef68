import { css } from 'lit';

/** The dialog with the keys. */
export const keyListStyles = css`
  .keys {
    block-size: fit-content;
    inline-size: min(44rem, 100% - 2rem);
    margin: auto;
    max-block-size: calc(100% - 2rem);
    overflow: auto;
    padding: 0;
    transition: transform 0.16s;
  }

  @starting-style {
    .keys[open] {
      transform: translateY(0.5rem);
    }
  }

  .key-list {
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    color: var(--_text);
    padding-block-end: 1rem;
  }

  .key-list .heading {
    padding: 0.5rem;
    padding-inline-start: 1rem;
  }

  .key-groups {
    columns: 18rem 2;
    column-gap: 2rem;
    padding-inline: 1rem;
  }

  .key-groups section {
    break-inside: avoid;
    padding-block-end: 1rem;
  }

  .key-groups h3 {
    font-size: 1em;
    font-weight: 600;
    margin: 0 0 0.25rem;
  }

  .key-groups dl {
    margin: 0;
  }

  .key-groups .fact {
    align-items: center;
    border-block-start: 1px solid var(--_line);
    display: flex;
    gap: 1rem;
    justify-content: space-between;
    min-block-size: 2.25rem;
    padding: 0.25rem 0;
  }

  .key-groups dt {
    color: inherit;
    flex: 0 1 auto;
  }

  .key-groups dd {
    align-items: center;
    color: var(--_muted);
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 0.25rem;
    margin: 0;
    max-inline-size: 60%;
  }

  kbd {
    background: var(--_raised);
    border: 1px solid var(--_control);
    border-radius: 4px;
    color: var(--_text);
    display: inline-block;
    font: inherit;
    font-size: 0.875em;
    min-inline-size: 1.5rem;
    padding: 0 0.25rem;
    text-align: center;
  }
`;
