import type { MadeImage } from './image-maker.js';

/**
 * Caches the most recently used pictures, up to a number of bytes. Concurrent requests for the same
 * picture share one result. Failures are not cached.
 */
export class PictureCache {
  readonly #maxBytes: number;
  readonly #cached = new Map<string, MadeImage>();
  readonly #pending = new Map<string, Promise<MadeImage>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Returns the cached picture, or the result of `make`. */
  async get(key: string, make: () => Promise<MadeImage>): Promise<MadeImage> {
    const kept = this.#cached.get(key);
    if (kept) {
      this.#cached.delete(key);
      this.#cached.set(key, kept);
      return kept;
    }
    const making = this.#pending.get(key) ?? make().finally(() => this.#pending.delete(key));
    this.#pending.set(key, making);
    const made = await making;
    this.#keep(key, made);
    return made;
  }

  #keep(key: string, made: MadeImage): void {
    if (this.#cached.has(key)) return;
    this.#cached.set(key, made);
    this.#bytes += made.bytes.byteLength;
    for (const [oldest, { bytes }] of this.#cached) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#cached.delete(oldest);
      this.#bytes -= bytes.byteLength;
    }
  }
}
