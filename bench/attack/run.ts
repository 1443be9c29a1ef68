import { attacks } from './attacks.js';
import { readOptions } from './options.js';

// `npm run attack -- [NAME…] [--seconds N] [--seed N]` tries to break the pickers, the client and
// the broker, and exits with 1 where something did not hold.

try {
  const { names, seconds, seed } = readOptions(
    process.argv.slice(2),
    1 + Math.floor(Math.random() * 2 ** 31),
  );
  const unknown = names.find((name) => !attacks.some((attack) => attack.name === name));
  if (unknown !== undefined) {
    const known = attacks.map(({ name }) => name).join(', ');
    throw new TypeError(`There is no attack ${unknown}; there are: ${known}`);
  }
  const chosen = attacks.filter(({ name }) => names.length === 0 || names.includes(name));
  const shares = chosen.reduce((sum, { share }) => sum + share, 0);
  console.log(`seed ${seed}, ${seconds} s`);

  for (const { name, title, share, run } of chosen) {
    console.log(`\n${name}: ${title}`);
    const startedAt = Date.now();
    const {
      tried,
      faults,
      figures = {},
    } = await run({
      seconds: shares === 0 ? seconds : (seconds * share) / shares,
      seed,
      say: (line) => console.log(`  ${line}`),
    });
    const took = Math.round((Date.now() - startedAt) / 1000);
    console.log(`  ${tried} tried, ${faults.length} did not hold, ${took} s`);
    for (const [what, figure] of Object.entries(figures)) console.log(`  ${what}: ${figure}`);
    for (const fault of faults) console.log(`  FAULT ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
