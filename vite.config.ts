import { defineConfig } from 'vite';
import { asciiOnly } from './scripts/build/ascii.js';
import { leanOidc } from './scripts/build/lean-oidc.js';
import { keepDefinitions } from './scripts/build/definitions.js';
import { ownLit } from './scripts/build/own-lit.js';
import { shortTemplates } from './scripts/build/templates.js';

// The one-file builds: `--mode module` for the ES module, `--mode classic` for the classic script.
// The unbundled modules are the compiler's.
export default defineConfig(({ mode }) => {
  const classic = mode === 'classic';
  return {
    publicDir: false,
    plugins: [keepDefinitions(), shortTemplates(), ownLit(), leanOidc(), asciiOnly()],
    // A classic script knows where it came from only while it first runs.
    define: classic ? { 'import.meta.url': 'scriptAddress' } : {},
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: false,
      license: { fileName: 'third-party-licenses.md' },
      lib: {
        entry: 'src/define/bundle.ts',
        formats: [classic ? 'iife' : 'es'],
        name: 'DamElements',
        fileName: () => (classic ? 'dam-elements.iife.js' : 'dam-elements.js'),
      },
      rolldownOptions: {
        // What both files need stays in the first, so that one is enough for assets.
        preserveEntrySignatures: 'allow-extension',
        output: {
          chunkFileNames: 'dam-products.js',
          // Library mode alone would leave the module its white space and its annotations.
          minify: true,
          comments: false,
          ...(classic && {
            intro: 'var scriptAddress = document.currentScript?.src || location.href;',
          }),
        },
      },
    },
  };
});
