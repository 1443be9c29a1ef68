import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../text/messages/messages.js';
import { gridIcon, listIcon } from '../styles/icons.js';

/** Switches between cards and lines. */
export function renderLayout(
  words: Messages,
  list: boolean,
  onList: (list: boolean) => void,
): TemplateResult {
  const button = (wanted: boolean, name: string, icon: TemplateResult) => html`
    <button
      type="button"
      class="button icon"
      title=${name}
      aria-pressed=${String(list === wanted)}
      @click=${() => onList(wanted)}
    >
      ${icon}
    </button>
  `;
  return html`
    <div class="layout" role="group" aria-label=${words.layout}>
      ${button(false, words.gridLayout, gridIcon)} ${button(true, words.listLayout, listIcon)}
    </div>
  `;
}
