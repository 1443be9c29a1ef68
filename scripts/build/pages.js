import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../run.js';

const sources = join(root, 'src/auth/pages');
const scriptTag = /<script[^>]*\ssrc="\.\/([\w-]+\.ts)"[^>]*><\/script>/;

/**
 * Builds each landing page of the sign-in as one file, which hosts copy to their origin. The script
 * is inline, and the page's policy only allows that script, by its hash.
 */
export async function buildPages() {
  mkdirSync(join(root, 'dist'), { recursive: true });
  for (const page of readdirSync(sources).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(sources, page), 'utf8');
    const [tag, source] = scriptTag.exec(html) ?? [];
    if (tag === undefined || source === undefined) throw new Error(`${page} has no script of ours`);
    const script = await bundle(join(sources, source));
    writeFileSync(join(root, 'dist', page), inline(html, tag, script, page));
  }
}

/**
 * @param {string} entry
 * @returns {Promise<string>} The minified script, without imports.
 */
async function bundle(entry) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2022',
      write: false,
      lib: { entry, formats: ['iife'], name: 'page' },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error(`${entry} was watched, not built`);
  return first.output[0].code.trim();
}

/**
 * @param {string} html
 * @param {string} tag
 * @param {string} script
 * @param {string} page
 */
function inline(html, tag, script, page) {
  if (/<\/script|<!--/i.test(script))
    throw new Error(`The script of ${page} would end its element`);
  const hash = createHash('sha256').update(script).digest('base64');
  const allowed = html.replace("script-src 'self'", `script-src 'sha256-${hash}'`);
  if (allowed === html) throw new Error(`${page} has no policy that says script-src 'self'`);
  const element = `<script>${script}</script>`;
  if (!/\sdefer\b/.test(tag)) return allowed.replace(tag, () => element);
  // Inline scripts cannot be deferred, so the script is at the end of the page.
  return allowed.replace(tag, '').replace(/\s*<\/body>/, () => `${element}</body>`);
}
