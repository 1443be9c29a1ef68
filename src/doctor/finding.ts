/** What is tried, in this order. */
export type DoctorStep =
  | 'settings'
  | 'page'
  | 'frame'
  | 'policy'
  | 'script'
  | 'site'
  | 'redirect-page'
  | 'relay-page'
  | 'broker'
  | 'broker-origin'
  | 'window'
  | 'callback'
  | 'exchange'
  | 'session'
  | 'api'
  | 'api-origin'
  | 'authorization'
  | 'content-type'
  | 'toggle'
  | 'token'
  | 'branded-links'
  | 'pictures'
  | 'connector'
  | 'clock';

/**
 * What came of one step, for whoever sets the page up. It never holds a token, a code or anything
 * else that was told in confidence, so it can be copied into a letter as it is.
 */
export interface Finding {
  readonly step: DoctorStep;
  /** `skipped` says that nothing was learned: it was not asked for, or could not be tried. */
  readonly status: 'ok' | 'warning' | 'failed' | 'skipped';
  /** What is so, in one line. */
  readonly message: string;
  /** What to change, in one line. */
  readonly fix?: string;
  /** Where the repository says more: a path in it, with the heading. */
  readonly docs?: string;
}

/** A finding whose step is known by whoever asked. */
export type Verdict = Omit<Finding, 'step'>;

/** One thing to try. */
export interface Check {
  readonly step: DoctorStep;
  /** Steps without which this one would only repeat what they say. */
  readonly needs?: readonly DoctorStep[];
  readonly run: () => Verdict | Promise<Verdict>;
}

export function ok(message: string): Verdict {
  return { status: 'ok', message };
}

export function warning(message: string, fix: string, docs?: string): Verdict {
  return { status: 'warning', message, fix, ...(docs !== undefined && { docs }) };
}

export function failed(message: string, fix: string, docs?: string): Verdict {
  return { status: 'failed', message, fix, ...(docs !== undefined && { docs }) };
}

export function skipped(message: string): Verdict {
  return { status: 'skipped', message };
}
