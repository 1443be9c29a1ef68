/** The options of an attack. */
export interface AttackOptions {
  /** The maximum duration, in seconds. An attack ends earlier when it has no more cases. */
  readonly seconds: number;
  /** The seed of its cases. The same seed gives the same cases. */
  readonly seed: number;
  /** Called with progress messages. */
  readonly say: (line: string) => void;
}

/** The result of an attack. */
export interface AttackResult {
  /** The number of cases tried. */
  readonly tried: number;
  /** The faults found: one sentence each, with the smallest case that shows it. */
  readonly faults: readonly string[];
  /** Further figures, by name and unit: `p99, ms`. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** An attack on the pickers, the client or the broker. */
export interface Attack {
  /** Its name on the command line, in kebab-case. */
  readonly name: string;
  /** A short description. */
  readonly title: string;
  /** Its share of the time when all attacks run: usually 1; 0 if it needs no time limit. */
  readonly share: number;
  readonly run: (options: AttackOptions) => Promise<AttackResult>;
}
