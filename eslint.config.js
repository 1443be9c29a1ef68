import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import { supportedFeatures } from './scripts/lint/supported-features.js';

// Scripts of pages import what was built or installed, which has no types at that place.
const hostPages = ['demo/pages/**/*.js', 'test/hosts/*/**/*.{js,ts,tsx}'];

export default defineConfig(
  { ignores: ['dist/', 'demo-dist/', 'wordpress-dist/', 'test-results/'] },
  { ignores: ['site/dist/', 'site/.astro/', 'site/public/', 'site/src/content.config.ts'] },
  // It declares globals for the code in documents, which imports would make a module.
  { ignores: ['site/check/surroundings.d.ts'] },
  // They need the frameworks' own types, which `test/types/` has: it compiles them.
  { ignores: ['src/templates/*.d.ts', 'test/types/*', '!test/types/run.js'] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
  },
  {
    files: ['**/*.ts', '**/*.js'],
    ignores: hostPages,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  // Written as a host page's own scripts are: without types.
  {
    files: hostPages,
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
  { files: hostPages, extends: [tseslint.configs.strict] },
  {
    files: ['test/**/*.ts'],
    // node:test's describe and test return promises that the runner itself awaits.
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
  {
    files: ['src/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice']],
    rules: { 'wc/guard-super-call': 'off', 'wc/guard-define-call': 'off' },
  },
  {
    // Stores run without a page, in workers and in Node.
    files: ['src/core/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'location', 'history', 'customElements'],
        ...['localStorage', 'sessionStorage', 'HTMLElement', 'Element', 'Node'],
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/{broker,recheck,service}/**'],
    plugins: { platform: { rules: { 'supported-features': supportedFeatures } } },
    rules: {
      'platform/supported-features': [
        'error',
        {
          allow: [
            // Copying falls back to the `copy` event where these are missing.
            'api.Clipboard.write',
            'api.ClipboardItem',
            // Chrome before 124 aborts in time, with another name of the error.
            'api.AbortSignal.timeout_static',
            // The data calls these incomplete in Safari: it customizes no built-in elements, reports
            // the end of a composition before its last key, and on iOS wants a name for a window.
            'api.CustomElementRegistry.get',
            'api.InputEvent.isComposing',
            'api.KeyboardEvent.isComposing',
            'api.Window.open',
          ],
        },
      ],
    },
  },
);
