import type { ChanceString } from './chance-string.js';

/** One request for access, as it was checked before a person was asked. */
export interface AccessRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  /** Handed back unread. Null where none came. */
  readonly state: string | null;
}

interface Ticket {
  readonly visitor: string;
  readonly request: AccessRequest;
  readonly expires: number;
}

const minutes15 = 15 * 60 * 1000;
const mostTickets = 1000;

/**
 * Ties an answer to the page it was given on. A ticket is good once, for 15 minutes, and only in
 * the browser that was shown the page, so that no other site can allow access for a person.
 */
export class ConsentTickets {
  readonly #tickets = new Map<string, Ticket>();
  readonly #chance: ChanceString;
  readonly #now: () => number;

  constructor(chance: ChanceString, now: () => number) {
    this.#chance = chance;
    this.#now = now;
  }

  /** Makes a ticket for the browser that `visitor` names. */
  issue(visitor: string, request: AccessRequest): string {
    const ticket = this.#chance(32);
    this.#tickets.set(ticket, { visitor, request, expires: this.#now() + minutes15 });
    for (const oldest of this.#tickets.keys()) {
      if (this.#tickets.size <= mostTickets) break;
      this.#tickets.delete(oldest);
    }
    return ticket;
  }

  /** Gives up what a ticket stands for, or undefined where it is not good. */
  redeem(ticket: string, visitor: string | undefined): AccessRequest | undefined {
    const found = this.#tickets.get(ticket);
    if (found?.visitor !== visitor || !found) return undefined;
    this.#tickets.delete(ticket);
    return this.#now() < found.expires ? found.request : undefined;
  }
}
