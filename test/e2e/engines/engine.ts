/** A window or tab, as the browser sees it. Every call is one command to the browser. */
export interface BrowserWindow {
  /** Stays the same as long as the window is there. */
  readonly id: string;
  /** Begins to go to `address`, and does not wait until it is there. */
  go(address: string): Promise<void>;
  /**
   * Calls `work` in the page and gives its answer, which has to be JSON. Where the engine lets
   * it, this does not count as the person's doing.
   */
  run<In, Out>(work: (input: In) => Out | Promise<Out>, input: In): Promise<Out>;
  /** Clicks as a person does, at a point of the viewport in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Closes it as a person does. */
  close(): Promise<void>;
}

/** A person's browser, in which nobody has been anywhere yet. */
export interface Visit {
  /** Opens an empty tab in front. */
  open(): Promise<BrowserWindow>;
  /** Opens one that lies behind others, where the engine has such: it takes no clicks. */
  openBehind(): Promise<BrowserWindow>;
  /** All that is open, in no order. */
  windows(): Promise<readonly BrowserWindow[]>;
  /** Closes all of it, and forgets what was kept. */
  end(): Promise<void>;
}

/** A browser program that runs, with its own policy on popups. */
export interface Engine {
  visit(): Promise<Visit>;
  stop(): Promise<void>;
}

/** The script that calls `work` with `input`, as an expression of a promise of JSON text. */
export function scriptFor<In, Out>(work: (input: In) => Out | Promise<Out>, input: In): string {
  return `Promise.resolve((${String(work)})(${JSON.stringify(input)})).then((out) => JSON.stringify(out ?? null))`;
}
