import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Settings } from './page/settings.js';

/** A file of a page. */
export interface PageFile {
  readonly type: string;
  readonly text: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** All files of the measured pages, by path. `before` is the folder of another build. */
export async function pageFiles(
  settings: Settings,
  dist: string,
  before?: string,
): Promise<ReadonlyMap<string, PageFile>> {
  return new Map([
    [
      '/nothing',
      { type: 'text/html; charset=utf-8', text: '<!doctype html><title>Nothing</title>' },
    ],
    ['/host.js', await bundled('page/host.ts')],
    ...(await pickerFiles(settings, 'ours', dist)),
    ...(before === undefined ? [] : await pickerFiles(settings, 'before', before)),
    ['/floor', page(settings, headOf('floor'), await written('floor/page.html'))],
    ['/floor.css', await styled('floor/page.css')],
    ['/floor.js', await bundled('floor/page.ts')],
    [
      '/instantsearch',
      page(settings, headOf('instantsearch'), await written('instantsearch/page.html')),
    ],
    ['/instantsearch.css', await styled('instantsearch/page.css')],
    ['/instantsearch.js', await bundled('instantsearch/page.ts')],
  ]);
}

/** The script that observes every page. It runs before all others. */
export async function probeSource(): Promise<string> {
  return (await bundled('page/probe.ts')).text;
}

/** A page with the picker, and the files of a build. */
async function pickerFiles(
  settings: Settings,
  name: string,
  dist: string,
): Promise<readonly (readonly [string, PageFile])[]> {
  const folder = resolve(root, dist);
  const content = page(
    settings,
    pickerHead(name, folder),
    '<asset-picker multiple></asset-picker>',
  );
  return [[`/${name}`, content], ...(await built(name, folder))];
}

/** The tags of the README, as far as the build has the files. */
function pickerHead(name: string, folder: string): string {
  const shared = 'dam-shared.js';
  const isThere = existsSync(join(folder, shared));
  return `<style>body { margin: 0 } asset-picker { --picker-height: 100vh }</style>
${isThere ? `<link rel="modulepreload" href="/${name}/${shared}">` : ''}
<script src="/host.js" defer></script>
<script type="module" src="/${name}/dam-elements.js"></script>`;
}

function headOf(name: string): string {
  return `<link rel="stylesheet" href="/${name}.css">
<script type="module" src="/${name}.js"></script>`;
}

function page(settings: Settings, head: string, body: string): PageFile {
  const { baseUrl, token } = settings;
  const json = JSON.stringify({ baseUrl, token });
  const text = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Assets</title>
<script type="application/json" id="settings">${json}</script>
${head}</head><body>${body}</body></html>`;
  return { type: 'text/html; charset=utf-8', text };
}

/** The styles that the two other pages share, and those of one page. */
async function styled(own: string): Promise<PageFile> {
  const text = (await written('page/common.css')) + (await written(own));
  return { type: 'text/css; charset=utf-8', text };
}

function script(text: string): PageFile {
  return { type: 'text/javascript; charset=utf-8', text };
}

/** The one-file module and the files it loads later. */
async function built(
  page: string,
  folder: string,
): Promise<readonly (readonly [string, PageFile])[]> {
  const names = globSync('dam-*.js', { cwd: folder });
  const files = names.map(async (name) => {
    return [`/${page}/${name}`, script(await readFile(join(folder, name), 'utf8'))] as const;
  });
  return Promise.all(files);
}

function written(name: string): Promise<string> {
  return readFile(`${root}bench/picker/${name}`, 'utf8');
}

async function bundled(entry: string): Promise<PageFile> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`bench/picker/${entry}`],
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return script(outputFiles[0]?.text ?? '');
}
