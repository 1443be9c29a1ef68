import { html, nothing, type TemplateResult } from 'lit';
import type { LanguageController } from '../../controllers/language-controller.js';
import type { Language } from '../../text/language.js';
import type { Messages } from '../../text/messages/messages.js';

/**
 * Marks what an element shows with the language of its words, so that they are pronounced right.
 * Arabic runs from right to left, unless the element's own `dir` says otherwise; all else runs as
 * the page does.
 */
export function withLanguage(
  { dir }: HTMLElement,
  { locale }: Messages,
  { waiting }: LanguageController<Language>,
  content: unknown,
): TemplateResult {
  return html`
    <div
      lang=${locale}
      dir=${dir || (locale.startsWith('ar') ? 'rtl' : nothing)}
      ?data-waiting=${waiting}
    >
      ${content}
    </div>
  `;
}
