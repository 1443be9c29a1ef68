import { defineConfig } from 'vite';
import { asciiOnly } from './scripts/build/ascii.js';
import { ownLit } from './scripts/build/own-lit.js';
import { shortTemplates } from './scripts/build/templates.js';

// The one-file builds: an ES module and a classic script. The unbundled modules are the compiler's.
export default defineConfig({
  publicDir: false,
  plugins: [shortTemplates(), ownLit(), asciiOnly()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    license: { fileName: 'third-party-licenses.md' },
    lib: {
      entry: 'src/define/bundle.ts',
      formats: ['es', 'iife'],
      name: 'DamElements',
      fileName: (format) => (format === 'es' ? 'dam-elements.js' : 'dam-elements.iife.js'),
    },
    rolldownOptions: {
      output: {
        // Library mode alone would leave the module its white space and its annotations.
        minify: true,
        comments: false,
        codeSplitting: false,
      },
    },
  },
});
