/** One call, as an operator may record it. Nothing in it is secret or comes from the caller. */
export interface BrokerEvent {
  readonly endpoint: 'token' | 'refresh' | 'logout';
  /** What became of it; see `Verdict`. */
  readonly verdict: Verdict;
  /** Of the answer. */
  readonly status: number;
  /** How long the answer took, in milliseconds. */
  readonly milliseconds: number;
}

/** All that can become of a call. */
export type Verdict =
  | 'ok'
  | 'refused_origin'
  | 'refused_request'
  | 'rate_limited'
  | 'login_required'
  | 'exchange_failed'
  | 'throttled'
  | 'unknown_outcome'
  /** The memory that instances share could not be asked, so nothing was done. */
  | 'store_failed'
  /** That memory has lost what it held: what may be under way is let finish first. */
  | 'store_lost'
  /** The service takes none of the broker's secrets. */
  | 'client_refused'
  | 'signed_out'
  /** Signed out here, but the service has not confirmed it yet: the broker goes on trying. */
  | 'signing_out';
