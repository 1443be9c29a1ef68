import { html } from 'lit';

/** Points forward where something is closed. The style turns it where it is open. */
export const chevron = html`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
  <path d="m9 6 6 6-6 6" />
</svg>`;
