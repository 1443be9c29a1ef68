import { addCounts } from '../../scripts/counts/counts.js';
import { attacks } from './attacks.js';
import { readOptions } from './options.js';
import { runAttacks } from './runner.js';

// `npm run attack -- [NAME…] [--seconds N] [--seed N]` tries to break the pickers, the client and
// the broker. It exits with 1 if it finds a fault.

try {
  const randomSeed = 1 + Math.floor(Math.random() * 2 ** 31);
  const options = readOptions(process.argv.slice(2), randomSeed);
  const outcome = await runAttacks(attacks, options, (line) => console.log(line));
  addCounts(outcome);
  if (outcome.failed > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
