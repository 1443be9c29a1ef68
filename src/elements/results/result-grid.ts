import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../text/messages/messages.js';

/** What the container of the results shows, and its callbacks. */
interface Results {
  readonly words: Messages;
  readonly list: boolean;
  readonly multiple: boolean;
  readonly gestures: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onKey: (event: KeyboardEvent) => void;
  };
}

/** The container of the results, a grid of cards or lines. Each picker draws its visible part. */
export function renderResults({ words, list, multiple, gestures }: Results): TemplateResult {
  return html`
    <div
      class=${list ? 'lines' : 'cards'}
      role="grid"
      aria-label=${words.assets}
      aria-multiselectable=${multiple ? 'true' : nothing}
      @click=${gestures.onClick}
      @keydown=${gestures.onKey}
    ></div>
  `;
}
