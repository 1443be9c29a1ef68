import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'node:test';
import { entriesOf, root } from './package.js';

const fields = new Map(entriesOf(JSON.parse(readFileSync(`${root}package.json`, 'utf8'))));
const files = fields.get('files');

/** Files that npm always adds. */
const always = ['README.md', 'LICENSE', 'package.json'];

function isInstalled(path: string): boolean {
  assert.ok(Array.isArray(files));
  return (
    always.includes(path) ||
    files.some((entry) => path === entry || path.startsWith(`${String(entry)}/`))
  );
}

/** The names of a page's headings in addresses. */
function anchorsOf(page: string): string[] {
  const headings = Array.from(page.matchAll(/^#+ (.+)$/gm), ([, words = '']) => words);
  return headings.map((words) =>
    words
      .replace(/\]\([^)]*\)/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** A page without its blocks of code. */
const proseOf = (path: string): string =>
  readFileSync(root + path, 'utf8').replace(/^```[^]*?^```$/gm, '');

describe('a person who reads the documentation in the installed package', () => {
  const pages = [
    ...globSync('docs/**/*.md', { cwd: root }),
    'README.md',
    'CHANGELOG.md',
    'SECURITY.md',
  ];
  for (const page of pages) {
    it(`gets somewhere by each link of ${page}`, () => {
      const links = Array.from(proseOf(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
      for (const link of links.filter((each) => !/^(https?|mailto):/.test(each))) {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? page : normalize(join(dirname(page), path)).replace(/\/$/, '');
        assert.ok(existsSync(root + target), `${link} leads to a file`);
        assert.ok(isInstalled(target), `${link} leads to a file that is installed`);
        if (anchor === undefined || !target.endsWith('.md')) continue;
        assert.ok(anchorsOf(proseOf(target)).includes(anchor), `${link} leads to a heading`);
      }
    });
  }
});

describe('a page of the documentation that a message names', () => {
  const named = globSync('src/**/*.ts', { cwd: root }).flatMap((file) => {
    const text = readFileSync(root + file, 'utf8');
    const found = text.matchAll(/\b((?:README|docs\/[\w/-]+)\.md)(?:#([\w-]+))?/g);
    return Array.from(found, ([, page = '', anchor]) => ({ file, page, anchor }));
  });

  it('is there, with the heading', () => {
    assert.ok(named.length > 20);
    for (const { file, page, anchor } of named) {
      assert.ok(existsSync(root + page), `${file}: ${page}`);
      if (anchor === undefined) continue;
      assert.ok(anchorsOf(proseOf(page)).includes(anchor), `${file}: ${page}#${anchor}`);
    }
  });
});
