import type { ReactiveControllerHost } from 'lit';

/** A module that its host has use for only later, so that what comes first need not wait for it. */
export class LazyModule<Module> {
  readonly #host: ReactiveControllerHost;
  readonly #fetch: () => Promise<Module>;
  #module: Module | undefined;
  #coming: Promise<Module> | undefined;

  /** `fetch` is an `import()`. */
  constructor(host: ReactiveControllerHost, fetch: () => Promise<Module>) {
    this.#host = host;
    this.#fetch = fetch;
  }

  /** The module where it is there. */
  get ready(): Module | undefined {
    return this.#module;
  }

  /** Fetches the module where it is not there yet. A failure is not for ever: ask again. */
  readonly load = async (): Promise<Module> => {
    this.#coming ??= this.#fetch();
    try {
      const module = await this.#coming;
      if (!this.#module) {
        this.#module = module;
        this.#host.requestUpdate();
      }
      return module;
    } catch (error) {
      this.#coming = undefined;
      throw error;
    }
  };
}
