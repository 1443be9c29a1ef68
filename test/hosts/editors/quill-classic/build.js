import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

// A page of classic scripts is not built: its files are put where they are served from.
const [, , outDir = ''] = process.argv;
const own = ['index.html', 'main.js'].map((file) => join(import.meta.dirname, file));
const quill = ['quill.js', 'quill.snow.css'].map((file) =>
  join(import.meta.dirname, '../node_modules/quill/dist', file),
);

mkdirSync(outDir, { recursive: true });
for (const file of [...own, ...quill])
  copyFileSync(file, join(outDir, file.split('/').at(-1) ?? ''));
