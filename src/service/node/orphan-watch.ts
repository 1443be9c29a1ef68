const pollIntervalMs = 250;

/**
 * Calls `orphaned` when the parent process has ended, if that was npm. npm sends a signal only to
 * its shell, and the shell exits without forwarding it.
 */
export function watchForOrphaning(orphaned: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    orphaned();
  }, pollIntervalMs);
  timer.unref();
}
