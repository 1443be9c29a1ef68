import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = join(root, 'hosts/wordpress/plugin');

/** The output folder of the plugin. */
const pluginFolder = join(root, 'wordpress-dist/dam-elements');

/** The files that the plugin takes from the built package. */
const fromPackage = ['dam-elements.iife.js', 'dam-*.classic.js', 'dam-text-*.js', 'callback.html'];

/** Builds the plugin as a folder for WordPress. The package has to be built before. */
export async function buildPlugin(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    absWorkingDir: source,
    entryPoints: ['picker.ts', 'blocks.ts', 'classic.ts'],
    outdir: folder,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'ascii',
    minifySyntax: true,
    logLevel: 'warning',
  });
  const version = await packageVersion();
  for (const name of globSync('*.php', { cwd: source })) {
    const file = await readFile(join(source, name), 'utf8');
    await writeFile(join(folder, name), file.replaceAll('{{version}}', version));
  }
  for (const path of globSync(fromPackage, { cwd: join(root, 'dist') })) {
    await copyFile(join(root, 'dist', path), join(folder, basename(path)));
  }
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

async function packageVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const isObject = typeof manifest === 'object' && manifest !== null;
  if (isObject && 'version' in manifest) return String(manifest.version);
  throw new Error('package.json has no version');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPlugin(pluginFolder);
