import { html, nothing, type TemplateResult } from 'lit';

/**
 * Renders a button without a frame that shows an icon.
 *
 * @param idle - Whether it would have no effect now. It stays focusable, because it may have the focus.
 * @param kind - A class of its own.
 */
export function renderIconButton(
  name: string,
  icon: TemplateResult,
  run: () => void,
  idle = false,
  kind = '',
): TemplateResult {
  return html`<button
    type="button"
    class=${`button plain icon ${kind}`}
    title=${name}
    aria-disabled=${idle ? 'true' : nothing}
    @click=${run}
  >
    ${icon}
  </button>`;
}
