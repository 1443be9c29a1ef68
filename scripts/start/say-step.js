/**
 * Does the work, and prints one line: what is done, and how many seconds it took.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function sayStep(name, work) {
  process.stdout.write(`${name} … `);
  const start = performance.now();
  let outcome = 'stopped';
  try {
    const result = await work();
    outcome = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    return result;
  } finally {
    process.stdout.write(`${outcome}\n`);
  }
}
