import { waitByClock, type Wait } from './retry.js';

/**
 * Resolves when a request may be sent. Requests over the budget wait in order. A waiting request
 * rejects as soon as its signal is aborted.
 */
export type TakeTurn = (signal?: AbortSignal) => Promise<void>;

/** Options of a request budget. */
export interface RequestBudgetOptions {
  /** Current time in milliseconds. The clock must be monotonic. */
  readonly now: () => number;
  readonly wait: Wait;
  /** When the user last interacted with the page, by the same clock. */
  readonly lastInteractionAt: () => number;
}

/** How long the larger limit applies after an interaction, in milliseconds. */
const interactionMs = 10_000;
/** How often a waiting request checks whether it may be sent, in milliseconds. */
const pollMs = 25;

/**
 * Creates a budget with two limits: 10 requests per second and 300 per minute at any time, plus 30
 * per second and 900 per minute during the 10 seconds after a user interaction. Together they stay
 * below the 50 requests per second that the live service allows an account.
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

/**
 * Returns a function that counts one request against the limit and returns whether it was within
 * the limit.
 */
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

/** The global key under which all copies of this package on a page share one budget. */
const key = Symbol.for('dam-elements.request-budget');

/**
 * Waits for the budget that all pickers and clients of this page share, also across copies of this
 * package.
 */
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
  // Touches fire `pointerdown` too. Outside of pages there are no interactions.
  const interactions = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'];
  for (const type of 'document' in globalThis ? interactions : []) {
    // Listens in the capture phase, because a page may stop the propagation of an event.
    addEventListener(type, onInteraction, { capture: true, passive: true });
  }
  return createRequestBudget({
    now,
    wait: waitByClock,
    lastInteractionAt: () => lastInteractionAt,
  });
}
