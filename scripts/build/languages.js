import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.js';

/** The languages other than English, as listed in `src/text/languages/translations.ts`. */
export const languages = languagesIn(
  readFileSync(join(root, 'src/text/languages/translations.ts'), 'utf8'),
);

/** The file of a language, in the folder of the bundles. */
export const languageFile = (/** @type {string} */ language) => `dam-text-${language}.js`;

/** @param {string} code */
function languagesIn(code) {
  const found = [...code.matchAll(/import\('\.\/(\w+)\.js'\)/g)].map(([, name]) => name ?? '');
  if (found.length === 0) throw new Error('src/text/languages/translations.ts imports no language');
  return found;
}

/**
 * Lets the bundles load languages from their own folder. Both bundles use the same files, because a
 * classic script cannot have chunks.
 *
 * @returns {import('vite').Plugin}
 */
export function languagesBeside() {
  const file = languageFile('${language}');
  // The variable prevents the bundler from treating the URL as a file to copy.
  const code = `const script = import.meta.url;
  export const fetchTranslation = (language) =>
    '${languages.join(' ')}'.split(' ').includes(language)
      ? import(/* @vite-ignore */ new URL(\`${file}\`, script).href)
      : undefined;`;
  return {
    name: 'languages-beside',
    transform: {
      filter: { id: /\/src\/text\/languages\/translations\.ts$/ },
      handler: () => ({ code, map: null }),
    },
  };
}
