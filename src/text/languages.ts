import { englishIn } from './english/en.js';
import type { Language } from './language.js';
import { fetchTranslation } from './languages/translations.js';

/** English, the default language. */
export const english = languageIn('en');

/**
 * The language for a page in the language `tag`, e.g. `de-AT`: German with Austrian number formats.
 * English if there is no translation. Languages other than English are loaded.
 */
export function languageFor(tag: string): Language | Promise<Language> {
  let locale: Intl.Locale;
  try {
    // Some pages write `de_AT`, as operating systems do.
    locale = new Intl.Locale(tag.replace('_', '-'));
  } catch {
    return english;
  }
  const { language, baseName } = locale;
  if (language === 'en') return languageIn(baseName);
  // Pages in traditional Chinese get simplified Chinese and its language tag.
  const place = locale.maximize().script === 'Hant' ? 'zh-Hans' : baseName;
  return fetchTranslation(language)?.then(({ translate }) => translate(place)) ?? english;
}

/**
 * The language with its messages for notices, which are loaded in English only. Where they cannot
 * be loaded, the language stays as it is.
 */
export async function withNotices(language: Language): Promise<Language> {
  const { assets } = language;
  if (assets.signingInTitle !== undefined) return language;
  try {
    const { addNotices } = await import('./english/notices.js');
    return { ...language, assets: addNotices(assets) };
  } catch {
    return language;
  }
}

function languageIn(locale: string): Language {
  return { assets: englishIn(locale) };
}
