/** The first and the longest pause, in milliseconds. */
const initialBackoffMs = 60_000;
const maxBackoffMs = 3_600_000;

/**
 * Says when something may be asked for again: at once the first time, then after pauses that
 * double, from a minute up to an hour. What was good for more than twice its pause starts over.
 *
 * Instants are milliseconds of a clock that is never set back.
 */
export class Backoff {
  readonly #asked = new Map<string, { readonly at: number; readonly pause: number }>();

  /** The earliest instant at which `id` may be asked for. */
  dueAt(id: string): number {
    const asked = this.#asked.get(id);
    return asked ? asked.at + asked.pause : -Infinity;
  }

  /** Takes note that `id` is asked for now. */
  ask(id: string, now: number): void {
    const { at = -Infinity, pause = 0 } = this.#asked.get(id) ?? {};
    const doubled = Math.min(pause * 2, maxBackoffMs);
    this.#asked.set(id, { at: now, pause: now - at > doubled ? initialBackoffMs : doubled });
  }
}
