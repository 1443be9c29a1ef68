import type { Answer, Answers } from './answers.js';
import type { Grants } from './grants.js';
import type { Outcome } from './outcome.js';
import type { SessionCookie } from './session-cookie.js';
import { StoreFailure } from './guarded-store.js';
import { isTokenOf } from './token-text.js';

/** A call that has passed the gate. */
export interface Call {
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookies: string | null;
  readonly origin: string;
  readonly answers: Answers;
}

/** What the endpoints are made of. */
export interface EndpointsOptions {
  readonly grants: Grants;
  readonly cookie: SessionCookie;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  readonly account: string;
}

/** What the broker can be asked for. */
export class Endpoints {
  readonly #grants: Grants;
  readonly #cookie: SessionCookie;
  readonly #now: () => number;
  readonly #account: string;

  constructor({ grants, cookie, now, account }: EndpointsOptions) {
    this.#grants = grants;
    this.#cookie = cookie;
    this.#now = now;
    this.#account = account;
  }

  /** Begins a session: `{code, attempt}`. */
  async token(call: Call): Promise<Answer> {
    const { code, attempt } = call.body;
    const isAttempt = typeof attempt === 'string' && /^[\w-]{22,64}$/.test(attempt);
    if (!isAttempt || !isTokenOf(code, 'wac', this.#account)) return call.answers.exchangeFailed();
    const outcome = await this.#grants.begin(code, attempt);
    return this.#tell(outcome, call, {
      rejected: () => call.answers.exchangeFailed(),
      refused: () => call.answers.exchangeFailed('client_refused'),
    });
  }

  /** Gives the session's token: `{replaced?}`, the one that is spent or about to be. */
  async refresh(call: Call): Promise<Answer> {
    const { body, cookies, origin, answers } = call;
    const { replaced } = body;
    const loginRequired = (): Answer => answers.loginRequired(this.#cookie.forget(origin));
    const session = await this.#cookie.read(cookies, origin);
    if (!session) return loginRequired();
    const token = typeof replaced === 'string' ? replaced : undefined;
    return this.#tell(await this.#grants.renew(session, token), call, {
      rejected: loginRequired,
      refused: () => answers.unavailable('client_refused'),
    });
  }

  /** Ends the session: `{access_token?}`, the page's own in case there is no session here. */
  async logout({ body, cookies, origin, answers }: Call): Promise<Answer> {
    const { access_token: token } = body;
    const session = await this.#cookie.read(cookies, origin);
    const forget = this.#cookie.forget(origin);
    try {
      if (session) await this.#grants.end(session);
      else if (isTokenOf(token, 'wat', this.#account)) await this.#grants.endToken(token);
    } catch (error) {
      // The browser forgets it at once, and the page comes back to finish.
      if (error instanceof StoreFailure) return answers.unavailable('store_failed', forget);
      throw error;
    }
    return answers.signedOut(forget);
  }

  async #tell(
    outcome: Outcome,
    call: Call,
    otherwise: Readonly<Record<'rejected' | 'refused', () => Answer>>,
  ): Promise<Answer> {
    const { answers, origin } = call;
    switch (outcome.status) {
      case 'ok': {
        const cookie = await this.#cookie.keep(outcome.session, origin);
        return answers.granted(outcome.session, cookie, this.#now());
      }
      case 'rejected':
      case 'refused':
        return otherwise[outcome.status]();
      case 'throttled':
        return answers.throttled(outcome.retryAfter);
      case 'unknown':
        return answers.unknownOutcome();
    }
  }
}
