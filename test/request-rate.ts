import type { BrowserContext } from '@playwright/test';

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
    const most = Math.max(0, ...[...asked].map(busiestSecond));
    if (most <= mostInSecond) return;
    throw new Error(`A page called the API ${most} times in a second; ${mostInSecond} is the most`);
  };
}
