/** A module that is needed later, so that what comes first does not wait for it. */
export class LazyModule<Module> {
  readonly #onLoad: () => void;
  readonly #fetch: () => Promise<Module>;
  #module: Module | undefined;
  #loading: Promise<Module> | undefined;

  /** `onLoad` is called once the module is there. `fetch` is an `import()`. */
  constructor(onLoad: () => void, fetch: () => Promise<Module>) {
    this.#onLoad = onLoad;
    this.#fetch = fetch;
  }

  /** The module; undefined until it is there. */
  get ready(): Module | undefined {
    return this.#module;
  }

  /** Loads the module, unless it is there already. After a failure, the next call tries again. */
  readonly load = async (): Promise<Module> => {
    this.#loading ??= this.#fetch();
    try {
      const module = await this.#loading;
      if (!this.#module) {
        this.#module = module;
        this.#onLoad();
      }
      return module;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  };
}
