import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.js';

/** The languages beside English, as `src/text/languages/translations.ts` lists them. */
export const languages = languagesIn(
  readFileSync(join(root, 'src/text/languages/translations.ts'), 'utf8'),
);

/** The file that holds a language, beside the bundles. */
export const languageFile = (/** @type {string} */ language) => `dam-text-${language}.js`;

/** @param {string} code */
function languagesIn(code) {
  const found = [...code.matchAll(/import\('\.\/(\w+)\.js'\)/g)].map(([, name]) => name ?? '');
  if (found.length === 0) throw new Error('src/text/languages/translations.ts imports no language');
  return found;
}

/**
 * Lets the bundles fetch languages from beside them, the same files for both: a classic script can
 * have no chunks of its own.
 *
 * @returns {import('vite').Plugin}
 */
export function languagesBeside() {
  const file = languageFile('${language}');
  // The bundler would take an address made of `import.meta.url` itself for a file to be copied.
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
