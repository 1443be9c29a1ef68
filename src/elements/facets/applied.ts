import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { AppliedValue } from '../../model/facet/facet.js';
import type { Messages } from '../../text/messages/messages.js';
import { appliedName } from './facet-words.js';
import { closeIcon } from '../styles/icons.js';

/** The applied filters and the number of results. */
export interface Applied {
  readonly words: Messages;
  readonly values: readonly AppliedValue[];
  /** The number of results as text. Undefined before the first response. */
  readonly counted: string | undefined;
  /** How the service interpreted the query, if that should be shown. */
  readonly reading: TemplateResult | undefined;
  readonly onRemove: (clause: string) => void;
  readonly onClear: () => void;
}

/** Renders the line between toolbar and results: the count, and a chip for each applied value. */
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
      @click=${() => onRemove(value.clause)}
    >
      <span class="facet">${facet}:</span><bdi class="name" title=${name}>${name}</bdi>${closeIcon}
    </button>
  `;
}
