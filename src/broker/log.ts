/** The log entry of one call. It contains no secrets and no text from the caller. */
export interface BrokerEvent {
  readonly endpoint: 'token' | 'refresh' | 'logout';
  /** The outcome of the call; see `Verdict`. */
  readonly verdict: Verdict;
  /** The HTTP status of the answer. */
  readonly status: number;
  /** How long the answer took, in milliseconds. */
  readonly milliseconds: number;
}

/** The possible outcomes of a call. */
export type Verdict =
  | 'ok'
  | 'refused_origin'
  | 'refused_request'
  | 'rate_limited'
  | 'login_required'
  | 'exchange_failed'
  | 'throttled'
  | 'unknown_outcome'
  /** The shared store could not be read, so nothing was done. */
  | 'store_failed'
  /** The shared store has lost its data. The broker waits until earlier calls must have ended. */
  | 'store_lost'
  /** The service accepts none of the broker's client secrets. */
  | 'client_refused'
  | 'signed_out'
  /** Signed out in the browser, but not yet confirmed by the service. The broker keeps trying. */
  | 'signing_out';
