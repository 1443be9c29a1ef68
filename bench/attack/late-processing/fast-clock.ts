/** How much faster than real time the clock below runs. */
const speed = 60;

const startedAt = Date.now();

/** A fast clock, in milliseconds since 1970: half a minute takes half a second. */
export function now(): number {
  return startedAt + performance.now() * speed;
}

/** Waits for milliseconds of the fast clock. */
export function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds / speed));
}

/** Converts milliseconds of the fast clock to real ones. */
export function inRealTime(milliseconds: number): number {
  return milliseconds / speed;
}
