const betweenLooks = 250;

/**
 * Calls `orphaned` once the process that started this one is gone, where that was npm: npm passes
 * a signal on to its shell alone, and the shell dies without passing it on.
 */
export function watchForOrphaning(orphaned: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    orphaned();
  }, betweenLooks);
  looking.unref();
}
