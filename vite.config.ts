import { defineConfig, type UserConfig } from 'vite';
import { asciiOnly } from './scripts/build/ascii.js';
import {
  classicFile,
  classicPart,
  classicScript,
  isClassicPart,
} from './scripts/build/classic-script.js';
import { compiledEarly } from './scripts/build/compiled-early.js';
import { entryFile, sharedFile } from './scripts/build/entry-file.js';
import { extraBundles, type ExtraBundle } from './scripts/build/extra-bundles.js';
import { chunkFileName } from './scripts/build/chunk-names.js';
import { firstFile } from './scripts/build/first-file.js';
import { leanOidc } from './scripts/build/lean-oidc.js';
import { leanValibot } from './scripts/build/lean-valibot.js';
import { licenceNotice } from './scripts/build/licence-notice.js';
import { keepDefinitions } from './scripts/build/definitions.js';
import { languageFile, languages, languagesBeside } from './scripts/build/languages.js';
import { ownLit } from './scripts/build/own-lit.js';
import { plainNamespaces } from './scripts/build/plain-namespaces.js';
import { plainProperties } from './scripts/build/properties.js';
import { scriptAddress } from './scripts/build/script-address.js';
import { shortTemplates } from './scripts/build/templates.js';
import { shortProperties } from './scripts/build/short-properties.js';
import { smallestNames } from './scripts/build/smallest-names.js';
import { terse } from './scripts/build/terse.js';

// The one-file builds: `--mode module` for the ES module, `--mode classic` for the classic script,
// a language such as `--mode de` for the file of it that both fetch. The unbundled modules are the
// compiler's.
export default defineConfig(({ mode }) => {
  if (languages.includes(mode)) return textOf(mode);
  const extra = extraBundles.get(mode);
  if (extra) return extraBundle(extra);
  const classic = mode === 'classic';
  return {
    publicDir: false,
    plugins: [
      keepDefinitions(),
      languagesBeside(),
      scriptAddress(),
      shortTemplates(),
      plainProperties(),
      ownLit(),
      leanOidc(),
      leanValibot(),
      shortProperties(),
      plainNamespaces(),
      terse(true),
      classic && classicScript(),
      licenceNotice(),
      // Much of the classic script, which holds everything, is used later or never.
      !classic && compiledEarly(),
      !classic && smallestNames(),
      !classic && entryFile(),
    ],
    // A classic script knows where it came from only while it first runs. No module has the name.
    define: classic ? { 'import.meta.url': 'addressAtFirst' } : {},
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: false,
      license: { fileName: 'third-party-licenses.md' },
      lib: {
        entry: 'src/define/bundle.ts',
        formats: ['es'],
        fileName: () => (classic ? classicFile : sharedFile),
      },
      rolldownOptions: {
        // The last pass takes seconds, and most later parts are in the classic script: both are known.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: !classic },
        // What both files need stays in the first, so that one is enough for assets.
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: firstFile(classic ? isClassicPart : () => true),
          chunkFileNames: (chunk) => (classic ? classicPart(chunk) : chunkFileName(chunk.name)),
          // Library mode alone would leave the module its white space and its annotations.
          minify: true,
          comments: false,
        },
      },
    },
  };
});

function textOf(language: string): UserConfig {
  return {
    publicDir: false,
    plugins: [licenceNotice()],
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: false,
      lib: {
        entry: `src/text/languages/${language}.ts`,
        formats: ['es'],
        fileName: () => languageFile(language),
      },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  };
}

function extraBundle({ entry, global, fileName, format }: ExtraBundle): UserConfig {
  return {
    publicDir: false,
    plugins: [asciiOnly(), leanOidc(), leanValibot(), terse(format === 'es'), licenceNotice()],
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: false,
      lib: { entry, formats: [format], name: global, fileName: () => fileName },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { minify: true, comments: false, codeSplitting: false },
      },
    },
  };
}
