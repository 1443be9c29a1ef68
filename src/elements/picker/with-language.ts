import { html, nothing, type TemplateResult } from 'lit';
import type { LanguageController } from '../../controllers/language-controller.js';
import type { Language } from '../../text/language.js';
import type { Messages } from '../../text/messages/messages.js';

/**
 * Sets the language of an element's content, so that screen readers pronounce it correctly. Arabic
 * is right-to-left unless the element has its own `dir`; all other languages use the page's
 * direction.
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
