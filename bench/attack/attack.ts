/** How an attack is run. */
export interface AttackOptions {
  /** How long it may go on, in seconds. An attack ends by itself when its cases are used up. */
  readonly seconds: number;
  /** What its cases are drawn from: the same seed draws the same cases. */
  readonly seed: number;
  /** Hears how far it is, for the person who watches. */
  readonly say: (line: string) => void;
}

/** What an attack came to. */
export interface AttackResult {
  /** How many cases were tried. */
  readonly tried: number;
  /** What did not hold: one sentence each, with the smallest case that shows it. */
  readonly faults: readonly string[];
  /** Figures beside that, by what they are, with their unit: `p99, ms`. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** One way to attack the pickers, the client or the broker. */
export interface Attack {
  /** Names it on the command line, in kebab-case. */
  readonly name: string;
  /** What it tries, in a few words. */
  readonly title: string;
  /** The share of the time that it gets when all attacks run; 1 is usual, 0 where it needs none. */
  readonly share: number;
  readonly run: (options: AttackOptions) => Promise<AttackResult>;
}
