/** What one page may ask of the service in any second, whatever a person does there. */
export const mostInSecond = 40;

/** The most of `times` that lie in any one second, in milliseconds. */
export function busiestSecond(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  let most = 0;
  let first = 0;
  for (const [index, time] of sorted.entries()) {
    while (time - (sorted[first] ?? time) >= 1_000) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}
