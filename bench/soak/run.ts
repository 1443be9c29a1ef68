import { readOptions } from './options.js';
import { soak } from './soak.js';
import { complaints, report } from './tally.js';

// `npm run soak -- [--tabs N] [--people N] [--pickers N] [--refreshes N] [--seconds N] [--seed N]
// [--mode broker|direct] [--life SECONDS]` runs the soak test. It exits with 1 if it finds a fault.

try {
  const options = readOptions(process.argv.slice(2), Math.floor(Math.random() * 2 ** 31));
  const { tabs, people, pickers, mode, seed, tokenSeconds } = options;
  console.log(
    `${tabs} tabs of ${mode === 'direct' ? tabs : people} people, ${pickers} pickers each; ` +
      `${mode} mode, tokens of ${tokenSeconds} s, seed ${seed}`,
  );
  const found = await soak(options, (words) => console.log(`  ${words}`));
  console.log(report(found));
  const spoken = complaints(found, options);
  console.log(spoken.length === 0 ? 'No problems found.' : `Problems: ${spoken.join('; ')}.`);
  process.exitCode = spoken.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
