import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../text/messages/messages.js';
import type { PreviewMessages } from '../../text/messages/preview.js';
import { shortenedName } from '../results/asset-words.js';
import { renderIconButton } from '../styles/icon-button.js';
import { backIcon, onIcon, returnIcon } from './icons.js';

/** What the bar above a preview shows, and its callbacks. */
export interface Bar {
  readonly words: Messages & PreviewMessages;
  readonly name: string;
  readonly index: number;
  readonly length: number;
  readonly selected: boolean;
  /** Why it cannot be selected. Undefined if it can be. */
  readonly reason: string | undefined;
  readonly disabled: boolean;
  readonly onClose: () => void;
  readonly onStep: (by: number) => void;
  /** Undefined while no asset can be selected. */
  readonly onToggle: (() => void) | undefined;
}

/** Renders the buttons to go back, to the neighbours and to select, and the name. */
export function renderBar(bar: Bar): TemplateResult {
  const { words, name, index, length, onClose, onStep } = bar;
  return html`
    <div class="bar">
      ${renderIconButton(words.backToResults, returnIcon, onClose)}
      <p class="filename" dir="auto" title=${name} aria-hidden="true">
        ${shortenedName(name) ?? name}
      </p>
      <p class="place">${words.placeOf(index + 1, length)}</p>
      <div class="steps">
        ${renderIconButton(words.previousAsset, backIcon, () => onStep(-1), index === 0)}
        ${renderIconButton(words.nextAsset, onIcon, () => onStep(1), index >= length - 1)}
      </div>
      ${renderSelect(bar)}
    </div>
  `;
}

function renderSelect({ words, selected, reason, disabled, onToggle }: Bar): unknown {
  if (!onToggle) return nothing;
  if (reason !== undefined && !selected) return html`<p class="warning">${reason}</p>`;
  return html`<button
    type="button"
    class=${selected ? 'button' : 'button primary'}
    ?disabled=${disabled}
    @click=${onToggle}
  >
    ${selected ? words.deselectAsset : words.selectAsset}
  </button>`;
}
