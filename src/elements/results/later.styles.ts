import { css } from 'lit';

/**
 * What no first result needs: the marks of selected results and of those that cannot be, the notice
 * above earlier results, and motion. Only opacity and transforms move, because browsers move these without a new layout.
 */
export const laterStyles = css`
  .chip:hover {
    border-color: var(--_accent);
  }

  .item:hover:not([aria-selected='true']) {
    background: var(--_hover);
  }

  .item[aria-disabled='true'] {
    cursor: not-allowed;
  }

  .item[aria-disabled='true'] img {
    filter: grayscale(1);
    opacity: 0.5;
  }

  .check {
    background: color-mix(in srgb, var(--_surface) 85%, transparent);
    block-size: 1.5rem;
    border: 1.5px solid var(--_control);
    border-radius: 50%;
    display: grid;
    inline-size: 1.5rem;
    inset-block-start: 0.375rem;
    inset-inline-end: 0.375rem;
    opacity: 0;
    place-items: center;
    position: absolute;
  }

  .check svg {
    block-size: 1rem;
    inline-size: 1rem;
    stroke-width: 2.5;
  }

  .item:not([aria-disabled='true']):is(:hover, :focus-visible) .check,
  .item[aria-selected='true'] .check {
    opacity: 1;
  }

  .item[aria-selected='true'] .check {
    background: var(--_accent);
    border-color: var(--_accent);
    color: var(--_on-accent);
  }

  .lines .check {
    block-size: 1.25rem;
    inline-size: 1.25rem;
    inset-block-start: 0.125rem;
    inset-inline-end: 0.125rem;
  }

  .blank .check {
    display: none;
  }

  .banner {
    align-items: center;
    background: var(--_tint);
    border-radius: var(--_control-radius);
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    margin: 0 1rem 0.5rem;
    padding: 0.5rem 0.75rem;
  }

  .banner p {
    flex: 1 1 10rem;
  }

  .banner .button {
    margin-inline-start: auto;
  }

  .check {
    transition: opacity 0.15s;
  }

  .chip,
  .button,
  dialog .frame {
    transition: transform 0.15s;
  }

  :is(.button, .head, .look):active:not(:disabled) {
    transform: scale(0.96);
  }

  /* Unlike an animation, this does not start when these styles are loaded. */
  @starting-style {
    .chip,
    dialog .frame {
      transform: translateY(0.375rem);
    }
  }
`;
