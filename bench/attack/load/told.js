// Loaded into each of the servers that are compared, which are processes of their own: it tells
// their processor time and memory, after a collection of garbage, to whoever started them.

process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed, cpu: user + system });
});
process.once('disconnect', () => process.exit());
