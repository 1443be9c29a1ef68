import { readSession, type BrokerSession } from '../session/broker-session.js';
import { parseObject } from '../limits/limited-body.js';

/** What became of a call to the service's token endpoint. There is nothing else. */
export type Outcome =
  | { readonly status: 'ok'; readonly session: BrokerSession }
  /** The code or refresh token is dead. */
  | { readonly status: 'rejected' }
  | Undecided;

/**
 * A call that brought neither tokens nor a final refusal. While it is `isLingering`, the service
 * may have processed it, or may still do so after its answer: what was sent must not be sent again
 * before the quiet period is over.
 */
export type Undecided = { readonly isLingering: boolean } & (
  | /** The service did not take the client's id and secret. */ { readonly status: 'refused' }
    /** The service wants no call before `until`, in milliseconds since 1970. */
  | { readonly status: 'throttled'; readonly until: number }
  /** The broker's memory was lost; it asks the service nothing before `until`. */
  | { readonly status: 'held'; readonly until: number }
  /** No answer, or none that says what happened. */
  | { readonly status: 'unknown' }
);

/** Writes an outcome down. */
export function writeOutcome(outcome: Outcome): string {
  return JSON.stringify(outcome);
}

/** Reads an outcome that was written down. What makes no sense is unknown, never absent. */
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
