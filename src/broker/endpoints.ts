import type { Answer, Answers } from './answers.js';
import type { Grants } from './session/grants.js';
import type { Outcome } from './service/outcome.js';
import type { SessionCookie } from './session/session-cookie.js';
import type { SignOut } from './session/sign-out.js';
import { isTokenOf } from './service/token-text.js';

/** A call that `checkRequest` has accepted. */
export interface Call {
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookies: string | null;
  readonly origin: string;
  readonly answers: Answers;
}

/** The dependencies of the endpoints. */
export interface EndpointsOptions {
  readonly grants: Grants;
  readonly signOut: SignOut;
  readonly cookie: SessionCookie;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  readonly account: string;
}

/** The broker's endpoints. */
export class Endpoints {
  readonly #grants: Grants;
  readonly #signOut: SignOut;
  readonly #cookie: SessionCookie;
  readonly #now: () => number;
  readonly #account: string;

  constructor({ grants, signOut, cookie, now, account }: EndpointsOptions) {
    this.#grants = grants;
    this.#signOut = signOut;
    this.#cookie = cookie;
    this.#now = now;
    this.#account = account;
  }

  /** Begins a session: `{code, attempt}`. */
  async token(call: Call): Promise<Answer> {
    const { body, cookies, origin, answers } = call;
    const { code, attempt } = body;
    const isAttempt = typeof attempt === 'string' && /^[\w-]{22,64}$/.test(attempt);
    if (!isAttempt || !isTokenOf(code, 'wac', this.#account)) return answers.exchangeFailed();
    const outcome = await this.#grants.exchange(code, attempt);
    const found = await this.#cookie.read(cookies, origin);
    if (outcome.status === 'ok') {
      // The new cookie replaces the one that kept an unfinished sign-out, so that continues here.
      for (const each of found) if (each.isEnding) this.#signOut.endLater(each.session);
    }
    return this.#toAnswer(outcome, call, {
      superseded: found.map(({ sealed }) => sealed),
      rejected: () => Promise.resolve(answers.exchangeFailed()),
      refused: () => answers.exchangeFailed('client_refused'),
    });
  }

  /**
   * Returns the session's access token: `{replaced?, quiet?}`. `replaced` is the token that has
   * expired or is about to. With `quiet`, the answer to a request without a session cookie has
   * status 200 instead of 401.
   */
  async refresh(call: Call): Promise<Answer> {
    const { body, cookies, origin, answers } = call;
    const { replaced, quiet } = body;
    const loginRequired = async (): Promise<Answer> =>
      answers.loginRequired(await this.#cookie.clear(origin));
    const found = await this.#cookie.read(cookies, origin);
    const inForce = found.filter(({ isSuperseded }) => !isSuperseded);
    const [kept] = inForce;
    if (!kept) {
      const isNew = quiet === true && !(await this.#cookie.isPresent(cookies, origin));
      return isNew ? answers.notSignedIn() : loginRequired();
    }
    // If there are two sessions, an attacker may have set either of them. A session that is being
    // signed out is kept only until the sign-out is complete.
    if (inForce.length > 1 || kept.isEnding) return answers.loginRequired();
    const token = typeof replaced === 'string' ? replaced : undefined;
    return this.#toAnswer(await this.#grants.refresh(kept.session, token), call, {
      superseded: found.filter(({ isSuperseded }) => isSuperseded).map(({ sealed }) => sealed),
      rejected: loginRequired,
      refused: () => answers.unavailable('client_refused'),
    });
  }

  /** Ends the session: `{access_token?}`, which is used if there is no session cookie. */
  async logout({ body, cookies, origin, answers }: Call): Promise<Answer> {
    const { access_token: token } = body;
    const found = await this.#cookie.read(cookies, origin);
    const sessions = found.map(({ session }) => session);
    if (sessions.length === 0 && isTokenOf(token, 'wat', this.#account)) {
      sessions.push({ accessToken: token });
    }
    const ends = await Promise.all(sessions.map((session) => this.#signOut.end(session)));
    const unfinished = sessions.find((_, index) => !ends[index]);
    if (!unfinished) return answers.signedOut(await this.#cookie.clear(origin));
    const cookie = await this.#cookie.write(unfinished, origin, { isEnding: true });
    return answers.signingOut(cookie);
  }

  async #toAnswer(
    outcome: Outcome,
    call: Call,
    handlers: {
      readonly superseded: readonly string[];
      readonly rejected: () => Promise<Answer>;
      readonly refused: () => Answer;
    },
  ): Promise<Answer> {
    const { answers, origin } = call;
    switch (outcome.status) {
      case 'ok': {
        const { superseded } = handlers;
        const cookie = await this.#cookie.write(outcome.session, origin, { superseded });
        return answers.granted(outcome.session, cookie, this.#now());
      }
      case 'rejected':
        return handlers.rejected();
      case 'refused':
        return handlers.refused();
      case 'throttled':
        return answers.throttled(this.#secondsUntil(outcome.until));
      case 'held':
        return answers.unavailable('store_lost', {
          retryAfter: this.#secondsUntil(outcome.until),
        });
      case 'unknown':
        return answers.unknownOutcome();
    }
  }

  #secondsUntil(time: number): number {
    return Math.max(1, Math.ceil((time - this.#now()) / 1000));
  }
}
