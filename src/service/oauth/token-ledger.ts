import type { ChanceString } from './chance-string.js';
import type { Denial, Grant, TokenCounts, TokenShape } from './grant.js';

/** The options of the ledger. Lifetimes are in seconds. */
export interface LedgerOptions {
  readonly account: string;
  readonly refreshTokens: boolean;
  readonly codeSeconds: number;
  readonly accessTokenSeconds: number;
  readonly chance: ChanceString;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** All tokens of one sign-in. */
interface Family {
  readonly clientId: string;
  readonly accessTokens: Set<string>;
  readonly refreshTokens: Set<string>;
}

interface Entry {
  readonly family: Family;
  readonly expires: number;
  spent: boolean;
}

/** Six months (section 8), as half a mean year. */
const refreshTokenSeconds = 15_778_476;

/**
 * Issues and validates tokens by the rules of section 3: a refresh token is used once, its use
 * invalidates the earlier access tokens, and a second use invalidates all tokens of the same
 * sign-in.
 */
export class TokenLedger {
  readonly #options: LedgerOptions;
  readonly #codes = new Map<string, Entry>();
  readonly #accessTokens = new Map<string, Entry>();
  readonly #refreshTokens = new Map<string, Entry>();
  #counts: TokenCounts = { refreshes: 0, reuses: 0, familiesRevoked: 0 };

  constructor(options: LedgerOptions) {
    this.#options = options;
  }

  get counts(): TokenCounts {
    return this.#counts;
  }

  /** Issues a code, as the allow-access page does. It is valid once, for a limited time. */
  issueCode(clientId: string): string {
    const family: Family = { clientId, accessTokens: new Set(), refreshTokens: new Set() };
    const code = this.#mint('wac');
    this.#keep(this.#codes, code, family, this.#options.codeSeconds);
    return code;
  }

  /** Issues tokens without a code, for tests. */
  issueTokens(clientId: string, shape: TokenShape = 'specified'): Grant {
    return this.#grant({ clientId, accessTokens: new Set(), refreshTokens: new Set() }, shape);
  }

  /** Exchanges a code for tokens. An expired code is used up as well. */
  exchange(code: string, clientId: string, shape: TokenShape = 'specified'): Grant | Denial {
    const entry = this.#codes.get(code);
    if (entry?.family.clientId !== clientId) return 'unknown';
    if (entry.spent) return 'reused';
    entry.spent = true;
    return this.#isExpired(entry) ? 'expired' : this.#grant(entry.family, shape);
  }

  /** New tokens for a refresh token. */
  refresh(token: string, clientId: string, shape: TokenShape = 'specified'): Grant | Denial {
    const entry = this.#refreshTokens.get(token);
    if (entry?.family.clientId !== clientId) return 'unknown';
    if (entry.spent) {
      const { reuses, familiesRevoked } = this.#counts;
      const revoked = this.#revoke(entry.family) ? 1 : 0;
      this.#counts = {
        ...this.#counts,
        reuses: reuses + 1,
        familiesRevoked: familiesRevoked + revoked,
      };
      return 'reused';
    }
    if (this.#isExpired(entry)) return 'expired';
    this.#revoke(entry.family);
    this.#counts = { ...this.#counts, refreshes: this.#counts.refreshes + 1 };
    return this.#grant(entry.family, shape);
  }

  /** Whether an access token is valid now. */
  isValid(accessToken: string): boolean {
    const entry = this.#accessTokens.get(accessToken);
    return entry !== undefined && !entry.spent && !this.#isExpired(entry);
  }

  /** An object that all tokens of the same sign-in share. */
  familyOf(accessToken: string): object | undefined {
    return this.#accessTokens.get(accessToken)?.family;
  }

  /** Invalidates one access token. The other tokens of its sign-in stay valid. */
  invalidate(accessToken: string): void {
    const entry = this.#accessTokens.get(accessToken);
    if (entry) entry.spent = true;
  }

  /** Invalidates all tokens of a sign-in. Returns whether any was still valid. */
  #revoke(family: Family): boolean {
    const entries = [
      ...[...family.accessTokens].map((token) => this.#accessTokens.get(token)),
      ...[...family.refreshTokens].map((token) => this.#refreshTokens.get(token)),
    ].filter((entry) => entry !== undefined && !entry.spent);
    for (const entry of entries) if (entry) entry.spent = true;
    return entries.length > 0;
  }

  #grant(family: Family, shape: TokenShape): Grant {
    const accessToken = shape === 'old' ? this.#mintOld() : this.#mint('wat');
    family.accessTokens.add(accessToken);
    this.#keep(this.#accessTokens, accessToken, family, this.#options.accessTokenSeconds);
    if (!this.#options.refreshTokens) return { accessToken };
    const refreshToken = this.#mint('wrt');
    family.refreshTokens.add(refreshToken);
    this.#keep(this.#refreshTokens, refreshToken, family, refreshTokenSeconds);
    return { accessToken, refreshToken };
  }

  #keep(entries: Map<string, Entry>, token: string, family: Family, seconds: number): void {
    entries.set(token, { family, expires: this.#options.now() + seconds * 1000, spent: false });
  }

  #isExpired(entry: Entry): boolean {
    return this.#options.now() >= entry.expires;
  }

  #mintOld(): string {
    const { account, chance } = this.#options;
    const digits = Array.from(chance(16), (letter) => letter.charCodeAt(0).toString(16));
    return `${account}/${digits.join('')}`;
  }

  #mint(type: 'wac' | 'wat' | 'wrt'): string {
    return `${type}_${this.#options.account}_${this.#options.chance(32)}`;
  }
}
