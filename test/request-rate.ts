import type { BrowserContext } from '@playwright/test';

/** What one page may ask of the service in any second and any minute, whatever a person does there. */
const mostInSecond = 40;
const mostInMinute = 1_200;

/**
 * The most of `times` that lie in any span of so many milliseconds, its end excluded.
 *
 * @param times - In milliseconds.
 */
export function mostWithin(times: readonly number[], span: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  let most = 0;
  let first = 0;
  for (const [index, time] of sorted.entries()) {
    while (time - (sorted[first] ?? time) >= span) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}

/** Throws where requests of one page at these times, in milliseconds, are more than any page may make. */
export function checkRate(times: readonly number[]): void {
  const inSecond = mostWithin(times, 1_000);
  const inMinute = mostWithin(times, 60_000);
  if (inSecond <= mostInSecond && inMinute <= mostInMinute) return;
  throw new Error(
    `A page called the API ${inSecond} times in a second and ${inMinute} in a minute; ` +
      `${mostInSecond} and ${mostInMinute} are the most`,
  );
}

/**
 * Watches what the pages of `context` ask of the service from now on. Gives a function that throws
 * where one of them has asked for more in a second than any page may.
 */
export function watchRequests(context: BrowserContext): () => void {
  const asked = new Set<readonly number[]>();
  context.on('page', (page) => {
    const times: number[] = [];
    asked.add(times);
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/v2/')) times.push(Date.now());
    });
  });
  return () => {
    for (const times of asked) checkRate(times);
  };
}
