import { spawnSync } from 'node:child_process';

/** The time in which a machine of two cores starts Node when nothing else uses it, in milliseconds. */
const ordinaryMs = 40;

/**
 * Returns how many times slower than an ordinary machine this one starts a program now, and at least
 * 1. Shared machines are several times slower an hour later, so a limit in minutes is multiplied by it.
 */
export function slowness() {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    spawnSync(process.execPath, ['--eval', '0']);
    return performance.now() - start;
  }).sort((one, other) => one - other);
  return Math.max(1, (times[4] ?? 0) / ordinaryMs);
}
