import { html, type TemplateResult } from 'lit';
import type { SelectionMessages } from '../../text/messages/selection.js';

/** How much of what is picked is ready to be handed out, and the way to give it up. */
export function renderProgress(
  words: SelectionMessages,
  ready: number,
  count: number,
  onStop: () => void,
): TemplateResult {
  return html`
    <div class="all">
      <progress max=${count} value=${ready} aria-label=${words.prepared(ready, count)}></progress>
      <span aria-hidden="true">${words.prepared(ready, count)}</span>
      <button type="button" class="link" @click=${onStop}>${words.stopPreparing}</button>
    </div>
  `;
}
