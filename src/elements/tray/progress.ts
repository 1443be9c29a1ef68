import { html, type TemplateResult } from 'lit';
import type { SelectionMessages } from '../../text/messages/selection.js';

/** Renders how many items of the pick are ready, and a button to cancel it. */
export function renderProgress(
  words: SelectionMessages,
  ready: number,
  count: number,
  onStop: () => void,
): TemplateResult {
  return html`
    <progress max=${count} value=${ready} aria-label=${words.prepared(ready, count)}></progress>
    <span aria-hidden="true">${words.prepared(ready, count)}</span>
    <button type="button" class="link" @click=${onStop}>${words.stopPreparing}</button>
  `;
}
