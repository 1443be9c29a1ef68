import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rewriteLinks } from './links.js';
import { pageOf, repository } from './places.js';
import { elementPages } from './reference.js';

/** The repository's root, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const target = join(root, 'site/src/content/docs/from');

/** Writes the pages that come from the repository's documents and from the elements' manifest. */
export function writePages() {
  rmSync(target, { recursive: true, force: true });
  for (const file of ['CHANGELOG.md', ...globSync('docs/**/*.md', { cwd: root })]) {
    const path = file.replaceAll('\\', '/');
    write(path.replaceAll('/', '-').toLowerCase(), documentPage(path));
  }
  write('decisions.md', decisionsPage());
  for (const [tag, page] of elementPages(root)) write(`${tag}.mdx`, page);
}

/** @param {string} file */
function documentPage(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const [, title = file] = /^# (.*)$/m.exec(text) ?? [];
  const body = rewriteLinks(text.replace(/^# .*\n/m, ''), file);
  return frontMatter(pageOf(file) ?? '', title, summaryOf(body), file) + body;
}

function decisionsPage() {
  const files = globSync('docs/decisions/*.md', { cwd: root }).sort();
  const rows = files.map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const [, title = file] = /^# (.*)$/m.exec(text) ?? [];
    const [, name = ''] = /([^/\\]+)\.md$/.exec(file) ?? [];
    const summary = summaryOf(text.replace(/^# .*\n/m, ''));
    return `- [${title}](${name}/): ${summary}`;
  });
  const what = 'What was decided, what else was tried, and what was measured.';
  return `${frontMatter('decisions', 'Decisions', what)}${what}\n\n${rows.join('\n')}\n`;
}

/**
 * The first sentence of a text, without markup.
 * @param {string} text
 */
function summaryOf(text) {
  const paragraph = text.split(/\n{2,}/).find((part) => /^\s*(\w|[“`[]|\*\*)/.test(part)) ?? '';
  const plain = paragraph
    .replace(/^\s*\*\*Decided\.\*\*/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}

/**
 * @param {string} slug
 * @param {string} title
 * @param {string} description
 * @param {string} [file] The file to edit.
 */
function frontMatter(slug, title, description, file) {
  const plain = title.replaceAll('`', '');
  const edit = file ? `${repository}/edit/main/${file}` : false;
  const members = { slug, title: plain, description, editUrl: edit };
  const lines = Object.entries(members).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  const file = join(target, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
