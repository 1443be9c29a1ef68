import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import { supportedFeatures } from './scripts/lint/supported-features.js';

// Scripts of pages import what was built or installed, which has no types at that place.
const hostPages = ['demo/pages/**/*.js', 'test/hosts/*/**/*.{js,ts,tsx}'];

// oxlint checks all scripts that import with types: `.oxlintrc.json`. What is left are the rules that
// it lacks, and pages whose imports have no types.
export default defineConfig(
  { ignores: ['dist/', 'demo-dist/', 'wordpress-dist/', 'test-results/'] },
  { ignores: ['site/dist/', 'site/.astro/', 'site/public/'] },
  { ignores: ['src/templates/*.d.ts'] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'error',
      // Lit binds the listeners in a template. oxlint does not know this of private methods.
      '@typescript-eslint/unbound-method': 'error',
    },
  },
  { files: hostPages, extends: [tseslint.configs.strict] },
  {
    files: ['src/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice']],
    rules: { 'wc/guard-super-call': 'off', 'wc/guard-define-call': 'off' },
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
