import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../text/messages/messages.js';
import type { PreviewMessages } from '../../text/messages/preview.js';
import { backIcon, onIcon, returnIcon } from './icons.js';

/** What the bar above a preview shows, and what it asks for. */
export interface Bar {
  readonly words: Messages & PreviewMessages;
  readonly name: string;
  readonly index: number;
  readonly length: number;
  readonly selected: boolean;
  /** Why it cannot be chosen; undefined where it can. */
  readonly reason: string | undefined;
  readonly disabled: boolean;
  readonly onClose: () => void;
  readonly onStep: (by: number) => void;
  /** Undefined while there is nothing to choose. */
  readonly onToggle: (() => void) | undefined;
}

/** The way back, the name, the neighbours, and choosing. */
export function renderBar(bar: Bar): TemplateResult {
  const { words, name, index, length, onClose, onStep } = bar;
  return html`
    <div class="bar">
      ${renderButton(words.backToResults, returnIcon, onClose)}
      <p class="filename" title=${name}><bdi>${name}</bdi></p>
      <p class="place">${words.placeOf(index + 1, length)}</p>
      <div class="steps">
        ${renderButton(words.previousAsset, backIcon, () => onStep(-1), index === 0)}
        ${renderButton(words.nextAsset, onIcon, () => onStep(1), index >= length - 1)}
      </div>
      ${renderSelect(bar)}
    </div>
  `;
}

/** One that has no use stays in reach of the keyboard: it may have had the focus. */
function renderButton(
  name: string,
  icon: TemplateResult,
  run: () => void,
  useless = false,
): TemplateResult {
  return html`<button
    type="button"
    class="button plain icon"
    aria-label=${name}
    title=${name}
    aria-disabled=${useless ? 'true' : nothing}
    @click=${run}
  >
    ${icon}
  </button>`;
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
