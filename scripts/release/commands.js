import { spawnSync } from 'node:child_process';
import { CommandError } from '../run.js';

/**
 * Runs a command in `folder` and returns its output. Throws if it fails; what it writes to its
 * second output is passed through.
 * @param {string} folder
 * @param {string} program
 * @param {readonly string[]} parameters
 */
export function output(folder, program, parameters) {
  return run(folder, program, parameters, 'pipe');
}

/**
 * Runs a command in `folder` and passes its output through. Throws if it fails.
 * @param {string} folder
 * @param {string} program
 * @param {readonly string[]} parameters
 */
export function show(folder, program, parameters) {
  run(folder, program, parameters, 'inherit');
}

/**
 * @param {string} folder
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {'pipe' | 'inherit'} way
 */
function run(folder, program, parameters, way) {
  const { status, stdout } = spawnSync(program, parameters, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', way, 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const words = [program, ...parameters.slice(0, 2)].join(' ');
  if (status !== 0) throw new CommandError(`${words} ended with ${status ?? 'a signal'}`);
  return stdout;
}
