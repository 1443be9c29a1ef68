import type { BrowserContext, Page, Request } from '@playwright/test';

/** What one page may ask of the service in any second and any minute. */
interface Limits {
  readonly inSecond: number;
  readonly inMinute: number;
}

/** The limits of a page that nobody has touched for a while. */
const idle: Limits = { inSecond: 10, inMinute: 300 };
/** The limits of any page, whatever a person does there. */
const busy: Limits = { inSecond: 40, inMinute: 1_200 };

/** How long after an interaction a page counts as busy, in milliseconds. */
const busyMs = 10_000;

/** The time that may pass between a page's decision to send a request and the request itself. */
const lagMs = 50;

/** What happened in one page, each at a time in milliseconds. */
export interface PageTimes {
  readonly requests: readonly number[];
  readonly interactions: readonly number[];
}

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

/**
 * Throws where a page made more requests than any page may, or more than a page may that nobody
 * touches: those of more than 10 seconds after the last interaction, or before the first.
 */
export function checkRate({ requests, interactions }: PageTimes): void {
  checkLimits('A page', requests, busy);
  const isIdle = (time: number): boolean =>
    !interactions.some((touched) => touched <= time && time - touched < busyMs);
  checkLimits('A page that nobody touched', requests.filter(isIdle), idle);
}

function checkLimits(who: string, times: readonly number[], { inSecond, inMinute }: Limits): void {
  const mostInSecond = mostWithin(times, 1_000 - lagMs);
  const mostInMinute = mostWithin(times, 60_000 - lagMs);
  if (mostInSecond <= inSecond && mostInMinute <= inMinute) return;
  throw new Error(
    `${who} called the API ${mostInSecond} times in a second and ${mostInMinute} in a minute; ` +
      `${inSecond} and ${inMinute} are the most`,
  );
}

/** The events by which a person touches a page. Touches fire `pointerdown` too. */
export const interactionTypes = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;

/** The name of the function by which pages tell what happened in them. */
const noteName = 'noteForRequestRate';

/** What the pages of a context did: by page, and for requests by address too. */
interface Notes {
  readonly interactions: Map<Page, number[]>;
  readonly calls: Map<Page, Map<string, number[]>>;
}

/**
 * Watches what the pages of `context` ask of the service from now on, and when they are touched.
 * Gives a function that throws where one of them has asked for more than it may since the last call.
 */
export async function watchRequests(context: BrowserContext): Promise<() => void> {
  const notes: Notes = { interactions: new Map(), calls: new Map() };
  await context.exposeBinding(noteName, ({ page }, time: number, url?: string) => {
    if (url === undefined) appendTo(notes.interactions, page, time);
    else
      appendTo(
        getOrAdd(notes.calls, page, () => new Map<string, number[]>()),
        url,
        time,
      );
  });
  await context.addInitScript(noteInPage, { types: interactionTypes, name: noteName });
  const requests = new Map<Page, { readonly request: Request; readonly heardAt: number }[]>();
  context.on('page', (page) => {
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.includes('/v2/')) return;
      appendTo(requests, page, { request, heardAt: Date.now() });
    });
  });
  return () => {
    for (const [page, sent] of requests) {
      const calls = notes.calls.get(page);
      checkRate({
        requests: sent
          .splice(0)
          .map(({ request, heardAt }) => calls?.get(request.url())?.shift() ?? heardAt),
        interactions: notes.interactions.get(page) ?? [],
      });
    }
  };
}

/**
 * Runs in pages: tells when a person touches them, and when each request was made. A request is
 * heard of outside of the page only later, many at once where the machine is busy.
 */
function noteInPage({ types, name }: { types: readonly string[]; name: string }): void {
  const note: unknown = Reflect.get(globalThis, name);
  if (typeof note !== 'function') return;
  const { timeOrigin } = performance;
  // No function has a name here: some compilers call a function of theirs for each that has one.
  for (const type of types) {
    addEventListener(
      type,
      ({ isTrusted, timeStamp }) => {
        if (isTrusted) Reflect.apply(note, null, [timeOrigin + timeStamp]);
      },
      { capture: true, passive: true },
    );
  }
  new PerformanceObserver((list) => {
    for (const { name: url, startTime } of list.getEntries()) {
      if (url.includes('/v2/')) Reflect.apply(note, null, [timeOrigin + startTime, url]);
    }
  }).observe({ type: 'resource', buffered: true });
}

function appendTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  getOrAdd(lists, key, () => []).push(value);
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
