import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The repository's root, with its closing slash. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * The environment in which the repository's own tools come first, its own Node among them.
 */
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
};

/** A command ended with a failure. The command itself has said what is wrong. */
export class CommandError extends Error {
  /** @override */
  name = 'CommandError';
}

/**
 * Runs a command at the root, its output passed through. Rejects where it fails.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [variables] Added to the environment.
 * @param {string} [label] Written before each line of output, where several commands run at once.
 */
export async function run(program, parameters, variables = {}, label) {
  const env = { ...environment, ...variables };
  const shell = process.platform === 'win32';
  const output = label === undefined ? 'inherit' : 'pipe';
  const child = spawn(program, parameters, {
    cwd: root,
    env,
    shell,
    stdio: ['ignore', output, output],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    const lines = createInterface({ input: stream });
    lines.on('line', (line) => console.log(`${label}: ${line}`));
  }
  // What a command wrote last is read only once its output is closed.
  await once(child, 'close');
  const { exitCode, signalCode } = child;
  if (exitCode !== 0)
    throw new CommandError(`${program} ended with ${signalCode ?? exitCode ?? '?'}`);
}
