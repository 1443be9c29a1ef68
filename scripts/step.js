import { CommandError } from './run.js';

/**
 * Runs a step of a script, and prints its start and its duration.
 * @param {string} name
 * @param {() => void | Promise<void>} work
 */
export async function step(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  await work();
  console.log(`== ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/**
 * Prints the error and sets the exit code to failure.
 * @param {unknown} error
 */
export function fail(error) {
  // Failed tools have printed the reason, and our own errors have a readable message.
  const unexpected = !(error instanceof CommandError) && !(error instanceof Refusal);
  console.error(unexpected ? error : `\nFAILED: ${error.message}`);
  process.exitCode = 1;
}

/** A requirement is not met. The message says which, and what to do. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}
