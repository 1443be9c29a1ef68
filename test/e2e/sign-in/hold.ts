/** A gate in front of the broker's answers. It stands open until it is shut. */
export class Hold {
  readonly #endpoint: string;
  readonly #waiting: (() => void)[] = [];
  #next: 'before' | 'after' | undefined;
  #caught: (() => void) | undefined;

  constructor(endpoint: string) {
    this.#endpoint = endpoint;
  }

  /** Keeps the next call back, before or after it is processed. Resolves once it has come. */
  next(when: 'before' | 'after'): Promise<void> {
    this.#next = when;
    return new Promise((resolve) => (this.#caught = resolve));
  }

  /** Lets go of all that is kept back. */
  release(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  readonly between = async (
    { method, url }: Request,
    answer: () => Promise<Response>,
  ): Promise<Response> => {
    const isMeant = method === 'POST' && url.endsWith(this.#endpoint);
    const when = isMeant ? this.#next : undefined;
    if (when === undefined) return answer();
    this.#next = undefined;
    if (when === 'before') await this.#wait();
    const told = await answer();
    if (when === 'after') await this.#wait();
    return told;
  };

  #wait(): Promise<void> {
    this.#caught?.();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
