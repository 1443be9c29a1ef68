import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { AppliedValue } from '../../model/facet/facet.js';
import type { Messages } from '../../text/messages/messages.js';
import { appliedName } from './facet-words.js';
import { closeIcon } from '../styles/icons.js';

/** What is in force, and how many results that leaves. */
export interface Applied {
  readonly words: Messages;
  readonly values: readonly AppliedValue[];
  /** How many results there are, in words; undefined while nothing has been answered. */
  readonly counted: string | undefined;
  /** The service's own reading of the query, where it is worth showing. */
  readonly reading: TemplateResult | undefined;
  readonly onRemove: (clause: string) => void;
  readonly onClear: () => void;
}

/** The line between the bar and the results: a count, and a chip for each value in force. */
export function renderApplied({ words, values, counted, reading, ...on }: Applied): TemplateResult {
  return html`
    <div class="applied">
      <p class="total">${counted}</p>
      ${
        values.length === 0
          ? nothing
          : html`
              <ul class="chips" part="applied">
                ${repeat(
                  values,
                  ({ clause }) => clause,
                  (value) => html`<li>${renderChip(value, words, on.onRemove)}</li>`,
                )}
              </ul>
              <button type="button" class="link" @click=${on.onClear}>${words.clearAll}</button>
            `
      }
      ${reading}
    </div>
  `;
}

function renderChip(
  value: AppliedValue,
  words: Messages,
  onRemove: (clause: string) => void,
): TemplateResult {
  const [facet, name] = appliedName(value, words);
  return html`
    <button
      type="button"
      class="chip"
      part="chip"
      aria-label=${words.removeFilter(facet, name)}
      title=${`${facet}: ${name}`}
      @click=${() => onRemove(value.clause)}
    >
      <span class="facet">${facet}:</span><span class="name">${name}</span>${closeIcon}
    </button>
  `;
}
