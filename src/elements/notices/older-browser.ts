import { languageFor } from '../../text/languages.js';

const english = 'Your browser is too old to show this. Update it, or use another one.';

let isWatching = false;

/**
 * Writes into every picker of the page, also into later ones, that the browser is too old. Content
 * that the page has put into a picker stays.
 */
export function showUnsupportedBrowser(): void {
  if (isWatching) return;
  isWatching = true;
  const tell = (): void => {
    for (const picker of document.querySelectorAll('asset-picker, product-picker')) fill(picker);
  };
  new MutationObserver(tell).observe(document, { childList: true, subtree: true });
  tell();
}

function fill(picker: Element): void {
  if (picker.childElementCount > 0 || picker.textContent.trim()) return;
  const words = document.createElement('p');
  const say = (text: string, lang: string): unknown =>
    Object.assign(words, { textContent: text, lang, dir: 'auto' });
  say(english, 'en');
  picker.append(words);
  const tag = picker.closest('[lang]')?.getAttribute('lang') ?? '';
  // Uses the page's language as soon as it is loaded.
  Promise.resolve(languageFor(tag)).then(
    ({ tooOld, assets }) => tooOld && say(tooOld, assets.locale),
    () => undefined,
  );
}
