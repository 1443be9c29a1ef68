import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

// Scripts of the demo's pages import what was built, which has no types at that place.
const hostPages = ['demo/pages/**/*.js'];

export default defineConfig(
  { ignores: ['dist/', 'demo-dist/', 'test-results/'] },
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
    files: ['demo/pages/*.js'],
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
);
