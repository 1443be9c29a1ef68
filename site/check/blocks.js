import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ readonly file: string, readonly line: number, readonly language: string,
 *   readonly meta: string, readonly code: string }} Block
 */

/** Everything that people read: the README, the documents, and the site's own pages. */
const patterns = [
  'README.md',
  'docs/**/*.md',
  'site/src/content/docs/**/*.mdx',
  'site/src/elements/*.mdx',
];

/**
 * The blocks of code in everything that people read, except those that say that they are not whole:
 * by `fragment` behind the language, or by `…` for what is left out.
 * @param {string} root
 * @returns {Block[]}
 */
export function readBlocks(root) {
  const files = globSync(patterns, { cwd: root, exclude: ['**/docs/from/**'] });
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/^( *)```(\w+)(.*)\n([^]*?)^ *```$/gm)].map((found) => {
      const [, indent = '', language = '', meta = '', code = ''] = found;
      return {
        file: file.replaceAll('\\', '/'),
        line: text.slice(0, found.index).split('\n').length + 1,
        language,
        meta: meta.trim(),
        code: code.replaceAll(new RegExp(`^ {${indent.length}}`, 'gm'), ''),
      };
    });
  });
}

/** @param {Block} block */
export function isWhole({ meta, code }) {
  return !meta.split(' ').includes('fragment') && !code.includes('…');
}
