import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

const [, , path = ''] = process.argv;
const compiler = webpack({
  mode: 'production',
  context: import.meta.dirname,
  entry: '../shared/plain.js',
  output: { path, trustedTypes: true },
  performance: false,
});

compiler.run((error, stats) => {
  if (error) throw error;
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
  copyFileSync(join(import.meta.dirname, 'index.html'), join(path, 'index.html'));
});
