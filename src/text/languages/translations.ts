import type { Translate } from '../language.js';

type Fetched = Promise<{ readonly translate: Translate }>;

const files: Readonly<Record<string, () => Fetched>> = {
  ar: () => import('./ar.js'),
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
  ja: () => import('./ja.js'),
  ko: () => import('./ko.js'),
  nl: () => import('./nl.js'),
  pl: () => import('./pl.js'),
  pt: () => import('./pt.js'),
  zh: () => import('./zh.js'),
};

/** Loads the translation of a language, e.g. `de`; undefined if there is none. */
export function fetchTranslation(language: string): Fetched | undefined {
  return files[language]?.();
}
