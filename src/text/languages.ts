import { englishIn } from './english/en.js';
import type { Language } from './language.js';
import { fetchTranslation } from './languages/translations.js';

/** English, the language where no other is asked for or can be had. */
export const english = languageIn('en');

/**
 * The language for a page that is written in `tag`, e.g. `de-AT`: German, with numbers as in
 * Austria. English where there is none. What is not English is fetched.
 */
export function languageFor(tag: string): Language | Promise<Language> {
  let locale: Intl.Locale;
  try {
    // Operating systems write `de_AT`, and so do some pages.
    locale = new Intl.Locale(tag.replace('_', '-'));
  } catch {
    return english;
  }
  const { language, baseName } = locale;
  if (language === 'en') return languageIn(baseName);
  // Whoever reads the traditional script is given the simplified one, and it is called so.
  const place = locale.maximize().script === 'Hant' ? 'zh-Hans' : baseName;
  return fetchTranslation(language)?.then(({ translate }) => translate(place)) ?? english;
}

function languageIn(locale: string): Language {
  return { assets: englishIn(locale) };
}
