const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const maxKeys = 500;

/** Counts requests by method and path, for tests and operators. */
export class RequestCounts {
  readonly #counts = new Map<string, number>();

  /** Counts one request. Identifiers in its path count as `{id}`. */
  add(request: Request): void {
    const path = new URL(request.url).pathname.replace(uuid, '{id}');
    const shortened = path.replace(/^\/(img|content|previews|view)\/.*/, '/$1/…');
    const key = `${request.method} ${shortened}`;
    if (!this.#counts.has(key) && this.#counts.size >= maxKeys) return;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** The counts so far, e.g. `{'GET /v2/user': 3}`. */
  get all(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }
}
