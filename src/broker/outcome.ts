import { readSession, type BrokerSession } from './broker-session.js';
import { parseObject } from './limited-body.js';

/** What became of a call to the service's token endpoint. There is nothing else. */
export type Outcome =
  | { readonly status: 'ok'; readonly session: BrokerSession }
  /** The code or refresh token is dead. */
  | { readonly status: 'rejected' }
  /** The service did not take the client's id and secret, so nothing happened. */
  | { readonly status: 'refused' }
  /** Nothing happened; ask again after so many seconds. */
  | { readonly status: 'throttled'; readonly retryAfter: number }
  /** It may have been processed or not. While it is `lingering` it still may be. */
  | { readonly status: 'unknown'; readonly isLingering: boolean };

/** Writes an outcome down. */
export function writeOutcome(outcome: Outcome): string {
  return JSON.stringify(outcome);
}

/** Reads an outcome that was written down. */
export function readOutcome(text: string): Outcome {
  const { status, session } = parseObject(text);
  if (status === 'rejected') return { status };
  if (status === 'ok' && typeof session === 'object' && session !== null) {
    const read = readSession({ ...session });
    if (read) return { status, session: read };
  }
  return { status: 'unknown', isLingering: true };
}
