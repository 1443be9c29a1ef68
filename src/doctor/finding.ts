/** The steps, in the order in which they are checked. */
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
 * The result of one step, for the developer of the page. It never contains a token, a code or
 * another secret, so it can be shared.
 */
export interface Finding {
  readonly step: DoctorStep;
  /** `skipped` means that the step was not requested or could not be checked. */
  readonly status: 'ok' | 'warning' | 'failed' | 'skipped';
  /** The result in one line. */
  readonly message: string;
  /** How to fix it, in one line. */
  readonly fix?: string;
  /** Path and heading of the documentation in the repository. */
  readonly docs?: string;
}

/** A finding without its step. */
export type Verdict = Omit<Finding, 'step'>;

/** One check. */
export interface Check {
  readonly step: DoctorStep;
  /** Steps that must succeed before this one is checked. */
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
