import { css } from 'lit';

/**
 * What no first result needs: menus, applied filters, the marks of selected results and of those
 * that cannot be, the notice above earlier results, what is pressed or busy, and motion. Only
 * opacity and transforms move, because browsers move these without a new layout.
 */
export const laterStyles = css`
  .menu {
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 18%);
    display: grid;
    gap: 0.5rem;
    inset-block-start: calc(100% + 0.25rem);
    inset-inline-end: 0;
    min-inline-size: 12rem;
    padding: 0.75rem;
    position: absolute;
    z-index: 4;
  }

  .chip {
    align-items: center;
    gap: 0.25rem;
    max-inline-size: 24rem;
    padding-inline: 0.75rem 0.5rem;
  }

  .chip .facet {
    color: var(--_muted);
    white-space: nowrap;
  }

  .chip .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .chip svg {
    inline-size: 1em;
  }

  /* Not painted again while the results move. */
  .side {
    contain: paint;
  }

  .chip:hover {
    border-color: var(--_accent);
  }

  /* The focus has the colour of the text, the selection that of the accent. */
  .item:focus-visible {
    outline-color: var(--picker-focus, var(--_text));
  }

  /* It ends with the press: what fades would delay the paint of the selection. Nothing fades below a
     pointer that rests while the list moves. */
  .item[aria-selected='false']:not(:active, .blank):hover {
    background: var(--_hover);
    transition: background-color 0.15s;
  }

  .item[aria-selected='false']:not([aria-disabled]):active {
    background: var(--_tint);
  }

  .item[aria-disabled='true'] {
    cursor: not-allowed;
  }

  .item[aria-disabled='true'] img {
    filter: grayscale(1);
    opacity: 0.5;
  }

  .check {
    background: var(--_surface);
    block-size: 1.5rem;
    border: 1.5px solid var(--_control);
    border-radius: 50%;
    inline-size: 1.5rem;
    inset-block-start: 0.5rem;
    inset-inline-end: 0.5rem;
    position: absolute;
    visibility: hidden;
  }

  /* A pressed element that is replaced gets no click. */
  .picture * {
    pointer-events: none;
  }

  .item:not([aria-disabled='true'], .blank):is(:hover, :focus-visible) .check {
    visibility: visible;
  }

  .item[aria-selected='true'] .check {
    background: var(--_accent);
    border-color: var(--_accent);
    color: var(--_on-accent);
    visibility: visible;
  }

  .lines .check {
    inset-block-start: 0;
    inset-inline-end: 0;
    scale: 0.85;
  }

  /* Two sides of a box that stands on a corner. There before it is seen: a new box needs a layout. */
  .check::before {
    border: solid;
    content: '';
    border-width: 0 2px 2px 0;
    position: absolute;
    inset: 18% 35% 35%;
    rotate: 45deg;
    visibility: hidden;
  }

  .item[aria-selected='true'] .check::before {
    visibility: visible;
  }

  .banner {
    align-items: center;
    background: var(--_tint);
    border: 1px solid var(--_line);
    border-radius: var(--_control-radius);
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    margin: 0 1rem 0.5rem;
    padding: 0.5rem 0.75rem;
  }

  .banner p {
    flex: 1 1 14rem;
  }

  .chip,
  .button,
  .list li,
  .menu,
  dialog .frame {
    transition: 0.15s;
    transition-property: background-color, transform, border-color;
  }

  :is(.button, .head, .look, .link, .chip, .small, .remove, .toggle):active:not(
      :disabled,
      [aria-disabled]
    ) {
    transform: scale(0.96);
  }

  .button[aria-disabled] {
    cursor: default;
    opacity: 0.5;
  }

  .button[aria-busy] {
    cursor: progress;
    position: relative;
  }

  .button[aria-busy]::after {
    animation: pulse 0.6s infinite alternate;
    border-block-end: 2px solid;
    content: '';
    position: absolute;
    inset: auto 0.75rem 0.25rem;
  }

  @media (forced-colors: active) {
    /* Icons, too, lose the colours of the page. */
    svg {
      color: inherit !important;
    }

    .primary {
      border-color: ButtonText !important;
    }

    .plain.icon:not([aria-pressed]) {
      border: 0;
    }

    .item:focus-visible {
      outline-style: dashed;
    }

    .item[aria-selected='true'] {
      outline-offset: -3px;
    }
  }

  /* Unlike an animation, this does not start when these styles are loaded. */
  @starting-style {
    .chip,
    .list li,
    .menu,
    dialog .frame {
      transform: translateY(0.5rem);
    }
  }
`;
