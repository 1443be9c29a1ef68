import { readSession, type BrokerSession } from '../session/broker-session.js';
import { parseObject } from '../limits/limited-body.js';

/** The outcome of a call to the service's token endpoint. */
export type Outcome =
  | { readonly status: 'ok'; readonly session: BrokerSession }
  /** The code or refresh token is invalid. */
  | { readonly status: 'rejected' }
  | Undecided;

/**
 * A call that returned neither tokens nor a final refusal. If `isLingering` is true, the service
 * may have processed the call, or may process it after its answer. The same code or token must then
 * not be sent again before the quiet period is over.
 */
export type Undecided = { readonly isLingering: boolean } & (
  | /** The service rejected the client id and secret. */ { readonly status: 'refused' }
    /** The service accepts no calls before `until`, in milliseconds since 1970. */
  | { readonly status: 'throttled'; readonly until: number }
  /** The broker's store has lost its data. The broker does not call the service before `until`. */
  | { readonly status: 'held'; readonly until: number }
  /** There was no answer, or it does not say what happened. */
  | { readonly status: 'unknown' }
);

/** Serializes an outcome. */
export function writeOutcome(outcome: Outcome): string {
  return JSON.stringify(outcome);
}

/** Reads a serialized outcome. Invalid text becomes an unknown outcome. */
export function readOutcome(text: string): Outcome {
  const { status, session, until, isLingering } = parseObject(text);
  if (status === 'rejected') return { status };
  if (status === 'ok' && typeof session === 'object' && session !== null) {
    const read = readSession({ ...session });
    if (read) return { status, session: read };
  }
  if (status === 'refused') return { status, isLingering: isLingering !== false };
  if (status === 'throttled' && typeof until === 'number') {
    return { status, until, isLingering: isLingering !== false };
  }
  return { status: 'unknown', isLingering: true };
}
