import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import cssLint from '@eslint/css';
import { Linter } from 'eslint';
import { CSSResult } from 'lit';
import { newerFeatures } from '../scripts/lint/feature-support.js';
import { oldestBrowsers } from '../scripts/lint/oldest-browsers.js';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Every browser of the oldest ones is later than what all browsers had at the end of this year. */
const available = 2023;

/** What the oldest browsers do without, and nothing but looks is lost. */
const allowProperties = [
  // The names of files can be marked with the pointer there.
  'user-select',
  // The list moves a little when its scroll bar comes.
  'scrollbar-gutter',
  // A heading may have one word in its last line.
  'text-wrap',
  // Check boxes have the browser's own colour.
  'accent-color',
  // A list that has come to its end scrolls the page.
  'overscroll-behavior',
  // Safari has no forced colours.
  'forced-color-adjust',
  // Rows that cannot be seen are drawn, too.
  'content-visibility',
  // The scroll bar of the selection is as wide as others.
  'scrollbar-width',
];

/** Parts appear there without motion. */
const allowAtRules = ['starting-style'];

const allowPropertyValues = {
  // Other typefaces stand behind it.
  'font-family': ['ui-monospace'],
  // Lines of Japanese end within phrases.
  'word-break': ['auto-phrase'],
};

/** The names of functions that some of the oldest browsers lack. */
const newerFunctions = new Set(
  [...newerFeatures.keys()]
    .filter((key) => key.startsWith('css.types.'))
    .map((key) => key.split('.').at(-1)),
);

/** What a style sheet uses that the oldest browsers lack and that it has no `@supports` for. */
function newerStyles(text: string): string[] {
  const found = new Linter().verify(
    text,
    [
      {
        files: ['**/*.css'],
        plugins: { css: cssLint },
        language: 'css/css',
        rules: {
          'css/use-baseline': [
            'error',
            { available, allowAtRules, allowProperties, allowPropertyValues },
          ],
        },
      },
    ],
    'sheet.css',
  );
  // The linter does not look into custom properties.
  const functions = Array.from(text.matchAll(/([a-z-]+)\(/g), ([, name = '']) => name);
  const newer = functions.filter(
    (name) => newerFunctions.has(name) && !new RegExp(`@supports[^{]*${name}`).test(text),
  );
  return [...found.map(({ message }) => message), ...newer];
}

describe('the oldest browsers', () => {
  it('are those that the README states', () => {
    const { chrome, firefox, safari } = oldestBrowsers;
    const stated = `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`;
    assert.ok(readFileSync(`${root}README.md`, 'utf8').includes(stated), stated);
  });

  for (const file of globSync('src/**/*.styles.ts', { cwd: root })) {
    it(`know all that ${file} uses`, async () => {
      const module: unknown = await import(root + file);
      const sheets = Object.values(module as object).filter((each) => each instanceof CSSResult);
      assert.ok(sheets.length > 0);
      assert.deepEqual(
        sheets.flatMap(({ cssText }) => newerStyles(cssText)),
        [],
      );
    });
  }

  it('would not know a colour by scheme without its `@supports`', () => {
    const colour = 'var(--accent, light-dark(red, blue))';
    assert.deepEqual(newerStyles(`a { --colour: ${colour}; }`), ['light-dark']);
    const fallback = '@supports not (color: light-dark(red, red)) { a { --colour: red; } }';
    assert.deepEqual(newerStyles(`a { --colour: ${colour}; } ${fallback}`), []);
  });
});
