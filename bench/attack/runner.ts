import type { Attack } from './attack.js';
import type { RunOptions } from './options.js';

/** The number of attacks without and with faults. An attack that throws counts as failed. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** How many faults are repeated at the end of the report. */
const maxRepeated = 10;

/**
 * Runs attacks one after the other and reports their faults. An attack that throws counts as
 * failed, and the next one runs anyway.
 *
 * @throws TypeError if an attack does not exist.
 */
export async function runAttacks(
  attacks: readonly Attack[],
  { names, seconds, seed }: RunOptions,
  say: (line: string) => void,
): Promise<Outcome> {
  const unknown = names.find((name) => !attacks.some((attack) => attack.name === name));
  if (unknown !== undefined) {
    const known = attacks.map(({ name }) => name).join(', ');
    throw new TypeError(`There is no attack ${unknown}; there are: ${known}`);
  }
  const chosen = attacks.filter(({ name }) => names.length === 0 || names.includes(name));
  const shares = chosen.reduce((sum, { share }) => sum + share, 0);
  const failed: string[] = [];
  const found: string[] = [];
  say(`seed ${seed}, ${seconds} s`);
  for (const attack of chosen) {
    const given = shares === 0 ? seconds : (seconds * attack.share) / shares;
    const faults = await runOne(attack, { seconds: given, seed }, say);
    if (faults.length === 0) continue;
    failed.push(attack.name);
    found.push(...faults.map((fault) => `${attack.name}: ${fault}`));
    for (const fault of faults) say(`  FAULT ${fault}`);
    const again = Math.max(1, Math.round(given));
    say(`  to repeat: npm run attack -- ${attack.name} --seconds ${again} --seed ${seed}`);
  }
  if (failed.length > 0) say(`\nFAILED with seed ${seed}: ${failed.join(', ')}`);
  // Again at the end, where a long log is read first.
  for (const fault of found.slice(0, maxRepeated)) say(`  ${fault.slice(0, 500)}`);
  return { passed: chosen.length - failed.length, failed: failed.length };
}

async function runOne(
  { name, title, run }: Attack,
  given: { readonly seconds: number; readonly seed: number },
  say: (line: string) => void,
): Promise<readonly string[]> {
  say(`\n${name}: ${title}`);
  const startedAt = Date.now();
  try {
    const {
      tried,
      faults,
      figures = {},
    } = await run({
      ...given,
      say: (line) => say(`  ${line}`),
    });
    const took = Math.round((Date.now() - startedAt) / 1000);
    say(`  ${tried} tried, ${faults.length} did not hold, ${took} s`);
    for (const [what, figure] of Object.entries(figures)) say(`  ${what}: ${figure}`);
    return tried > 0 || faults.length > 0 ? faults : ['nothing was tried'];
  } catch (error) {
    return [`the attack itself broke: ${error instanceof Error ? error.message : String(error)}`];
  }
}
