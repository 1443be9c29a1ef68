import { html, nothing, type TemplateResult } from 'lit';
import { shortText } from '../../model/text/short-text.js';

/**
 * Renders names that lead to the last one. Each is isolated, so that their order follows the
 * direction of the page, whatever the direction of the names.
 */
export function renderPath(names: readonly string[]): TemplateResult {
  return html`${names.map(
    (name, place) =>
      html`${place > 0 ? html`<span> › </span>` : nothing}<bdi>${shortText(name)}</bdi>`,
  )}`;
}
