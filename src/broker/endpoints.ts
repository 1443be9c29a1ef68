import type { Answer, Answers } from './answers.js';
import type { Grants } from './session/grants.js';
import type { Outcome } from './service/outcome.js';
import type { SessionCookie } from './session/session-cookie.js';
import type { SignOut } from './session/sign-out.js';
import { isTokenOf } from './service/token-text.js';

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
  readonly signOut: SignOut;
  readonly cookie: SessionCookie;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  readonly account: string;
}

/** What the broker can be asked for. */
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
    const outcome = await this.#grants.begin(code, attempt);
    const found = await this.#cookie.read(cookies, origin);
    if (outcome.status === 'ok') {
      // The new cookie takes the place of one that keeps an unfinished sign-out.
      for (const each of found) if (each.isEnding) this.#signOut.endLater(each.session);
    }
    return this.#tell(outcome, call, {
      over: found.map(({ sealed }) => sealed),
      rejected: () => Promise.resolve(answers.exchangeFailed()),
      refused: () => answers.exchangeFailed('client_refused'),
    });
  }

  /**
   * Gives the session's token: `{replaced?, quiet?}`; `replaced` is the one that is spent or about
   * to be. With `quiet`, a request without a session cookie is answered with 200 instead of 401.
   */
  async refresh(call: Call): Promise<Answer> {
    const { body, cookies, origin, answers } = call;
    const { replaced, quiet } = body;
    const loginRequired = async (): Promise<Answer> =>
      answers.loginRequired(await this.#cookie.forget(origin));
    const found = await this.#cookie.read(cookies, origin);
    const inForce = found.filter(({ isSuperseded }) => !isSuperseded);
    const [kept] = inForce;
    if (!kept) {
      const isNew = quiet === true && !(await this.#cookie.hasCome(cookies, origin));
      return isNew ? answers.nobodySignedIn() : loginRequired();
    }
    // If there are two sessions, an attacker may have set one of them, and either could be it. A
    // session that is being signed out is kept only until that is done.
    if (inForce.length > 1 || kept.isEnding) return answers.loginRequired();
    const token = typeof replaced === 'string' ? replaced : undefined;
    return this.#tell(await this.#grants.renew(kept.session, token), call, {
      over: found.filter(({ isSuperseded }) => isSuperseded).map(({ sealed }) => sealed),
      rejected: loginRequired,
      refused: () => answers.unavailable('client_refused'),
    });
  }

  /** Ends the session: `{access_token?}`, the page's own in case there is no session here. */
  async logout({ body, cookies, origin, answers }: Call): Promise<Answer> {
    const { access_token: token } = body;
    const found = await this.#cookie.read(cookies, origin);
    const sessions = found.map(({ session }) => session);
    if (sessions.length === 0 && isTokenOf(token, 'wat', this.#account)) {
      sessions.push({ accessToken: token });
    }
    const ends = await Promise.all(sessions.map((session) => this.#signOut.end(session)));
    const unfinished = sessions.find((_, index) => !ends[index]);
    if (!unfinished) return answers.signedOut(await this.#cookie.forget(origin));
    const cookie = await this.#cookie.keep(unfinished, origin, { isEnding: true });
    return answers.signingOut(cookie);
  }

  async #tell(
    outcome: Outcome,
    call: Call,
    otherwise: {
      readonly over: readonly string[];
      readonly rejected: () => Promise<Answer>;
      readonly refused: () => Answer;
    },
  ): Promise<Answer> {
    const { answers, origin } = call;
    switch (outcome.status) {
      case 'ok': {
        const { over } = otherwise;
        const cookie = await this.#cookie.keep(outcome.session, origin, { over });
        return answers.granted(outcome.session, cookie, this.#now());
      }
      case 'rejected':
        return otherwise.rejected();
      case 'refused':
        return otherwise.refused();
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
