import { css } from 'lit';

/** The video over the picture of its card, and its progress. */
export const scrubStyles = css`
  .scrub {
    background: black;
    block-size: 100%;
    inline-size: 100%;
    inset: 0;
    object-fit: contain;
    opacity: 0;
    pointer-events: none;
    position: absolute;
    transition: opacity 0.14s;
  }

  .scrub[data-shown] {
    opacity: 1;
  }

  .scrub-bar {
    background: var(--_accent);
    block-size: 0.25rem;
    inset: auto 0 0;
    pointer-events: none;
    position: absolute;
    transform: scaleX(0);
    transform-origin: left;
  }

  .picture:has(.scrub) > :is(.check, .badge) {
    z-index: 1;
  }
`;
