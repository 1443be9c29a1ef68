/** A module that is loaded when needed, so that the first results do not wait for it. */
export class LazyModule<Module> {
  readonly #onLoad: () => void;
  readonly #fetch: () => Promise<Module>;
  #module: Module | undefined;
  #loading: Promise<Module> | undefined;

  /** `onLoad` is called once the module is loaded. `fetch` calls `import()`. */
  constructor(onLoad: () => void, fetch: () => Promise<Module>) {
    this.#onLoad = onLoad;
    this.#fetch = fetch;
  }

  /** The module. Undefined until it is loaded. */
  get ready(): Module | undefined {
    return this.#module;
  }

  /** Loads the module, unless it is loaded already. After a failure, the next call tries again. */
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
