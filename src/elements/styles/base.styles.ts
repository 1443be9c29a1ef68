import { css } from 'lit';

/**
 * The base theme of all elements. Colours derive from the page's canvas and text colours, so light,
 * dark and forced colours follow the page. Hosts can change them with `--picker-*`.
 *
 * @cssprop [--picker-surface=Canvas] - The background.
 * @cssprop [--picker-text=CanvasText] - The text colour.
 * @cssprop --picker-muted - The colour of less important text.
 * @cssprop --picker-border - The colour of lines between parts.
 * @cssprop --picker-control - The border colour of controls.
 * @cssprop --picker-raised - The background of the tray and of missing pictures.
 * @cssprop --picker-accent - The colour of confirm buttons, marks and selected items.
 * @cssprop --picker-on-accent - The text colour on the accent.
 * @cssprop --picker-danger - The colour of warnings.
 * @cssprop --picker-focus - The colour of the focus ring.
 * @cssprop [--picker-radius=10px] - The corner radius.
 * @cssprop [--picker-font=system-ui, sans-serif] - The font family.
 * @cssprop [--picker-font-size=0.875rem] - The font size.
 */
export const baseStyles = css`
  :host {
    --_surface: var(--picker-surface, Canvas);
    --_text: var(--picker-text, CanvasText);
    --_muted: var(--picker-muted, color-mix(in srgb, var(--_text) 76%, var(--_surface)));
    --_line: var(--picker-border, color-mix(in srgb, var(--_text) 16%, var(--_surface)));
    --_control: var(--picker-control, color-mix(in srgb, var(--_text) 60%, var(--_surface)));
    --_raised: var(--picker-raised, color-mix(in srgb, var(--_text) 4%, var(--_surface)));
    --_hover: color-mix(in srgb, var(--_text) 8%, var(--_surface));
    --_accent: var(--picker-accent, light-dark(#1f56c8, #9dbcff));
    /* Black or white, and a light or a dark red, by the lightness of what they are seen on. */
    --_on-accent: var(--picker-on-accent, lab(from var(--_accent) calc((49.4 - l) * 99) 0 0));
    --_tint: color-mix(in srgb, var(--_accent) 12%, var(--_surface));
    --_link: color-mix(in srgb, var(--_accent) 65%, var(--_text));
    --_danger: var(--picker-danger, lab(from var(--_surface) clamp(36, (49.4 - l) * 99, 78) 50 30));
    --_focus: var(--picker-focus, var(--_accent));
    --_radius: var(--picker-radius, 10px);
    --_control-radius: min(var(--_radius), 8px);

    color: var(--_text);
    display: block;
    font-family: var(--picker-font, system-ui, sans-serif);
    font-size: var(--picker-font-size, 0.875rem);
    line-height: 1.4;
    text-align: start;
  }

  /* For Chrome before 123 and Safari before 17.5, without light-dark(): system colours follow the
     scheme. */
  @supports not (color: light-dark(red, red)) {
    :host {
      --_accent: var(--picker-accent, LinkText);
    }
  }

  /* For Firefox before 128, without relative colours. Warnings have the text colour. */
  @supports not (color: lab(from red l a b)) {
    :host {
      --_on-accent: var(--picker-on-accent, Canvas);
      --_danger: var(--picker-danger, var(--_text));
    }
  }

  :host([hidden]) {
    display: none !important;
  }

  [lang] {
    display: contents;
  }

  /* Text in a fallback language is hidden while the right language may still load at once. */
  [data-waiting] > * {
    animation: await-words 0.3s !important;
  }

  @keyframes await-words {
    from,
    to {
      opacity: 0;
    }
  }

  /* Not inherited: otherwise every change would restyle all descendants. */
  :host,
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  button,
  input,
  select {
    color: inherit;
    font: inherit;
    margin: 0;
  }

  button,
  select,
  summary,
  input[type='checkbox'] {
    cursor: pointer;
  }

  button:disabled,
  input:disabled,
  select:disabled {
    cursor: default;
    opacity: 0.55;
  }

  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }

  svg {
    block-size: calc(9em / 7);
    display: block;
    fill: none;
    flex: none;
    inline-size: calc(9em / 7);
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.75;
  }

  .button {
    align-items: center;
    background: transparent;
    border: 1px solid var(--_control);
    border-radius: var(--_control-radius);
    display: inline-flex;
    gap: 0.5em;
    justify-content: center;
    min-block-size: 2.25rem;
    padding: 0.25rem 0.75rem;
    white-space: nowrap;
  }

  .button:hover:not(:disabled) {
    background: var(--_hover);
  }

  .button.primary {
    background: var(--_accent);
    border-color: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }

  .button.primary:hover:not(:disabled) {
    background: color-mix(in srgb, var(--_accent) 88%, var(--_text));
  }

  .button.plain {
    border-color: transparent;
  }

  .button.icon {
    padding: 0;
    inline-size: 2.25rem;
  }

  .link {
    background: none;
    border: 0;
    border-radius: 4px;
    color: var(--_link);
    min-block-size: 1.5rem;
    padding: 0 0.25rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .unseen {
    block-size: 1px;
    clip-path: inset(50%);
    inline-size: 1px;
    margin: -1px;
    overflow: hidden;
    position: absolute;
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    .button.primary {
      background: ButtonText;
      color: ButtonFace;
      forced-color-adjust: none;
    }

    [aria-pressed='true'] {
      border: 2px solid Highlight !important;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;
