import type { GrantIssuer } from '../../../src/auth/session/grant.js';
import type { SessionMessage } from '../../../src/auth/session/session-channel.js';
import { Session } from '../../../src/auth/session/session.js';

/** A session, and what it has told other tabs. */
export interface BegunSession {
  readonly session: Session;
  readonly announced: readonly SessionMessage[];
}

/** A page's session of that name, begun in it by a person who has just allowed access. */
export async function beginSession(
  issuer: GrantIssuer,
  name: string,
  sign: { readonly code: string; readonly attempt: string },
): Promise<BegunSession> {
  const announced: SessionMessage[] = [];
  const session = new Session(issuer, name, {
    changed: () => undefined,
    announce: (notice) => announced.push(notice),
  });
  await session.begin(sign.code, sign.attempt);
  return { session, announced };
}
