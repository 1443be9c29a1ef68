/** The first and the maximum pause, in milliseconds. */
const initialBackoffMs = 60_000;
const maxBackoffMs = 3_600_000;

/**
 * Tracks when a resource may be requested again: at once the first time, then after pauses that
 * double, from a minute up to an hour. The pauses start over for a resource that was not requested
 * for more than twice its pause.
 *
 * Times are in milliseconds of a monotonic clock.
 */
export class Backoff {
  readonly #requests = new Map<string, { readonly at: number; readonly pause: number }>();

  /** Returns the earliest time at which `id` may be requested. */
  dueAt(id: string): number {
    const last = this.#requests.get(id);
    return last ? last.at + last.pause : -Infinity;
  }

  /** Records that `id` is requested now. */
  record(id: string, now: number): void {
    const { at = -Infinity, pause = 0 } = this.#requests.get(id) ?? {};
    const doubled = Math.min(pause * 2, maxBackoffMs);
    this.#requests.set(id, { at: now, pause: now - at > doubled ? initialBackoffMs : doubled });
  }
}
