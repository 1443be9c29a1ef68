// Loaded into each server process that is compared. Sends its processor time and its memory after a
// garbage collection to the parent process.

process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed, cpu: user + system });
});
process.once('disconnect', () => process.exit());
