import { css } from 'lit';

/** The button that copies, and the menu of the other ways to copy. */
export const copyButtonStyles = css`
  .copy {
    display: flex;
    margin-block-start: 0.75rem;
    position: relative;
  }

  .copy > .button {
    border-end-end-radius: 0;
    border-start-end-radius: 0;
    flex: 1;
  }

  .other-ways summary {
    border-end-start-radius: 0;
    border-inline-start: 0;
    border-start-start-radius: 0;
    cursor: pointer;
    list-style: none;
  }

  .other-ways summary::-webkit-details-marker {
    display: none;
  }

  .other-ways[open] summary {
    background: var(--_tint);
  }

  .other-ways .menu {
    border-color: var(--_control);
    border-radius: var(--_control-radius);
    gap: 0;
    inset-inline: 0;
    padding: 0.25rem;
  }

  .other-ways .menu .button {
    border-color: transparent;
    justify-content: start;
    text-align: start;
    white-space: normal;
  }
`;
