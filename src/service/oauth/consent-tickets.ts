import type { ChanceString } from './chance-string.js';

/** A validated request for access. */
export interface AccessRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  /** Returned unchanged; null if the request has none. */
  readonly state: string | null;
}

interface Ticket {
  readonly visitor: string;
  readonly request: AccessRequest;
  readonly expires: number;
}

const ticketLifetimeMs = 15 * 60 * 1000;
const maxTickets = 1000;

/**
 * Binds a decision to the page it was made on. A ticket is valid once, for 15 minutes, and only in
 * the browser that loaded the page, so other sites cannot allow access for the user.
 */
export class ConsentTickets {
  readonly #tickets = new Map<string, Ticket>();
  readonly #chance: ChanceString;
  readonly #now: () => number;

  constructor(chance: ChanceString, now: () => number) {
    this.#chance = chance;
    this.#now = now;
  }

  /** Creates a ticket for the browser with the id `visitor`. */
  issue(visitor: string, request: AccessRequest): string {
    const ticket = this.#chance(32);
    this.#tickets.set(ticket, { visitor, request, expires: this.#now() + ticketLifetimeMs });
    for (const oldest of this.#tickets.keys()) {
      if (this.#tickets.size <= maxTickets) break;
      this.#tickets.delete(oldest);
    }
    return ticket;
  }

  /** Uses up a ticket and returns its request; undefined if the ticket is invalid. */
  redeem(ticket: string, visitor: string | undefined): AccessRequest | undefined {
    const found = this.#tickets.get(ticket);
    if (found?.visitor !== visitor || !found) return undefined;
    this.#tickets.delete(ticket);
    return this.#now() < found.expires ? found.request : undefined;
  }
}
