import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withSection } from './results.js';

// `npm run bench` runs every measurement, `npm run bench -- NAME [options]` one of them. A
// measurement is a module in this folder that prints one figure per line.

const here = fileURLToPath(new URL('./', import.meta.url));
const resultsFile = `${here}RESULTS.md`;
const own = new Set(['run', 'results']);

/** The exit code of a measurement that exceeded a bound. */
const pastBound = 2;

const available = globSync('*.ts', { cwd: here })
  .map((file) => basename(file, '.ts'))
  .filter((name) => !own.has(name))
  .sort();

const [chosen, ...options] = process.argv.slice(2);
if (chosen !== undefined && !available.includes(chosen)) {
  console.error(`There is no measurement ${chosen}; there are: ${available.join(', ') || 'none'}`);
  process.exit(1);
}

for (const name of chosen === undefined ? available : [chosen]) {
  console.log(`\n== ${name}`);
  const lines = await measure(name);
  const before = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : '';
  writeFileSync(resultsFile, withSection(before, { name, machine: machine(), lines }));
}

/** Runs a measurement in a separate process, so that none warms up the next. Returns its output. */
async function measure(name: string): Promise<string> {
  const parameters = ['--import', 'tsx', `${here}${name}.ts`, ...options];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    process.stdout.write(text);
  });
  await once(child, 'close');
  if (child.exitCode === pastBound) process.exitCode = 1;
  else if (child.exitCode !== 0) throw new Error(`${name} failed; its results were not kept`);
  return printed;
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Node ${process.versions.node}, ${availableParallelism()} × ${model}, ${memory} GiB.`;
}
