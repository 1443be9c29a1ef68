import { CommandError } from './run.js';

/**
 * Does one step of a script, and says when it begins and how long it took.
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
 * Says what went wrong, and makes the process end as failed.
 * @param {unknown} error
 */
export function fail(error) {
  // A tool that failed has said why, and an error of ours says it in its message.
  const unexpected = !(error instanceof CommandError) && !(error instanceof Refusal);
  console.error(unexpected ? error : `\nFAILED: ${error.message}`);
  process.exitCode = 1;
}

/** Something does not hold that has to; the message says what, and what to do. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}
