import { waitByClock, type Wait } from './retry.js';

/**
 * Resolves when a request may be sent. Requests over the budget wait in order; one whose signal is
 * aborted rejects at once, and leaves its place to the next.
 */
export type TakeTurn = (signal?: AbortSignal) => Promise<void>;

/** What a budget is kept with. */
export interface RequestBudgetOptions {
  /** Milliseconds of a clock that is never set back. */
  readonly now: () => number;
  readonly wait: Wait;
  /** When a person last did something on the page, by the same clock. */
  readonly lastInteractionAt: () => number;
}

/** How long an act counts, in milliseconds: what follows from it is still on its way. */
const interactionMs = 10_000;
/** How often a request that waits looks whether it is its turn, in milliseconds. */
const pollMs = 25;

/**
 * Counts requests against two allowances: 10 in a second and 300 in a minute for what a page asks by
 * itself; 30 in a second and 900 in a minute beside them for 10 seconds after a person did
 * something. Together they stay below the 50 in a second that the live service gives an account.
 */
export function createRequestBudget({
  now,
  wait,
  lastInteractionAt,
}: RequestBudgetOptions): TakeTurn {
  const takeInteractive = createRateLimit(30, 900);
  const takeBackground = createRateLimit(10, 300);
  const waiting = new Set<object>();
  return async (signal) => {
    const ticket = {};
    waiting.add(ticket);
    try {
      for (;;) {
        signal?.throwIfAborted();
        const [first] = waiting;
        const time = now();
        if (first === ticket) {
          if (
            (time - lastInteractionAt() < interactionMs && takeInteractive(time)) ||
            takeBackground(time)
          )
            return;
        }
        await wait(pollMs, signal);
      }
    } finally {
      waiting.delete(ticket);
    }
  };
}

/** Takes one of so many in any second and in any minute. Says whether there was one left. */
function createRateLimit(maxPerSecond: number, maxPerMinute: number): (now: number) => boolean {
  let taken: readonly number[] = [];
  return (now) => {
    taken = taken.filter((time) => time > now - 60_000);
    const isFree =
      taken.length < maxPerMinute && (taken.at(-maxPerSecond) ?? -Infinity) <= now - 1000;
    if (isFree) taken = [...taken, now];
    return isFree;
  };
}

/** Where copies of this package on one page find the budget that they share. */
const key = Symbol.for('dam-elements.request-budget');

/** The one budget of all pickers and clients of this page, whichever copy of the package they are of. */
export const takeTurn: TakeTurn = (signal) => {
  const page = globalThis as typeof globalThis & Record<symbol, TakeTurn | undefined>;
  return (page[key] ??= createPageBudget())(signal);
};

function createPageBudget(): TakeTurn {
  let lastInteractionAt = -Infinity;
  const now = (): number => performance.now();
  const onInteraction = ({ isTrusted }: Event): void => {
    if (isTrusted) lastInteractionAt = now();
  };
  // A finger that comes down is a pointer, too. Nothing of the kind happens outside of pages.
  const interactions = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'];
  for (const type of 'document' in globalThis ? interactions : []) {
    // On the way down: a page may keep an event from going further.
    addEventListener(type, onInteraction, { capture: true, passive: true });
  }
  return createRequestBudget({
    now,
    wait: waitByClock,
    lastInteractionAt: () => lastInteractionAt,
  });
}
