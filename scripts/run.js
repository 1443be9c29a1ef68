import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a trailing slash. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * The environment in which the repository's own tools, including Node, come first.
 */
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
};

/** A command failed. The command itself has printed the reason. */
export class CommandError extends Error {
  /** @override */
  name = 'CommandError';
}

/**
 * Runs a command in the root and passes its output through. Rejects if it fails.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [variables] Added to the environment.
 * @param {string} [label] A prefix of each line of output, for commands that run in parallel.
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
  // Waits until the output is closed, so that the last lines are not lost.
  await once(child, 'close');
  const { exitCode, signalCode } = child;
  if (exitCode !== 0)
    throw new CommandError(`${program} ended with ${signalCode ?? exitCode ?? '?'}`);
}

/**
 * Runs the compiler. Its programming interface, which other tools need, is that of version 6, whose
 * command has the same name.
 * @param {...string} parameters
 */
export const runCompiler = (...parameters) =>
  run('node', ['node_modules/typescript-native/bin/tsc', ...parameters]);
