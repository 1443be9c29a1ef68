import type { MadeImage } from './image-maker.js';

/**
 * Keeps the pictures used last, up to a number of bytes. Callers who want the same picture at
 * once share one making; one that fails is not kept.
 */
export class PictureShelf {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, MadeImage>();
  readonly #making = new Map<string, Promise<MadeImage>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** The picture kept under `key`, or the one that `make` makes. */
  async take(key: string, make: () => Promise<MadeImage>): Promise<MadeImage> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const making = this.#making.get(key) ?? make().finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    const made = await making;
    this.#keep(key, made);
    return made;
  }

  #keep(key: string, made: MadeImage): void {
    if (this.#kept.has(key)) return;
    this.#kept.set(key, made);
    this.#bytes += made.bytes.byteLength;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytes.byteLength;
    }
  }
}
