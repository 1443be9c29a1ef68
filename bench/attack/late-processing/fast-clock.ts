/** How much faster than real time the clock below runs. */
const speed = 60;

const startedAt = Date.now();

/** A clock that runs fast, in milliseconds since 1970: half a minute passes in half a second. */
export function now(): number {
  return startedAt + performance.now() * speed;
}

/** Waits by the fast clock; milliseconds. */
export function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds / speed));
}

/** What takes `milliseconds` of the fast clock in real ones. */
export function inRealTime(milliseconds: number): number {
  return milliseconds / speed;
}
