import { now, pass } from './fast-clock.js';

/** The answer to the first refresh: a status, or an invalid answer. */
export type LateAnswer = number | 'tokens' | 'html' | 'half' | 'nothing' | 'reset' | 'silence';

/** When the first refresh is processed. Delays are in milliseconds. */
export interface Lateness {
  readonly answer: LateAnswer;
  /** Before its answer, after it, or never. */
  readonly when: 'before' | 'after' | 'never';
  readonly delay: number;
}

interface Due {
  readonly at: number;
  readonly refreshToken: string;
}

/**
 * The service's token endpoint for one session. It follows section 3: using a refresh token twice
 * ends the session. The first refresh behaves as `lateness` says, all others are normal.
 */
export class LateService {
  /** The number of reused refresh tokens. */
  reuses = 0;
  /** Resolves when the first refresh has arrived. */
  readonly firstRefresh: Promise<void>;

  readonly #lateness: Lateness;
  #accessToken = '';
  #refreshToken = '';
  #issued = 0;
  #refreshes = 0;
  #isRevoked = false;
  #arrived: () => void = () => undefined;
  #due: readonly Due[] = [];

  constructor(lateness: Lateness) {
    this.#lateness = lateness;
    this.firstRefresh = new Promise((resolve) => (this.#arrived = resolve));
  }

  /** Whether `accessToken` is valid now. */
  isGood(accessToken: string): boolean {
    this.#catchUp();
    return !this.#isRevoked && accessToken === this.#accessToken;
  }

  readonly fetch: typeof globalThis.fetch = async (
    _address,
    { method, headers, body, signal } = {},
  ) => {
    this.#catchUp();
    if (method !== 'POST') {
      const [, token = ''] = new Headers(headers).get('authorization')?.split(' ') ?? [];
      // A user, without which the broker takes what answers for another than the service.
      return this.isGood(token)
        ? Response.json({ uuid: 'u-1' })
        : new Response(null, { status: 401 });
    }
    const { refresh_token: refreshToken } = JSON.parse(typeof body === 'string' ? body : '{}') as {
      refresh_token?: string;
    };
    if (refreshToken === undefined) return this.#issue();
    this.#refreshes += 1;
    return this.#refreshes === 1 ? this.#late(refreshToken, signal) : this.#refresh(refreshToken);
  };

  async #late(refreshToken: string, signal: AbortSignal | null | undefined): Promise<Response> {
    const { answer, when, delay } = this.#lateness;
    if (when !== 'never') this.#due = [...this.#due, { at: now() + delay, refreshToken }];
    this.#arrived();
    if (when === 'before') {
      await Promise.race([until(now() + delay), aborted(signal)]);
      this.#catchUp();
    }
    switch (answer) {
      case 'tokens':
        return this.#tokens();
      case 'html':
        return new Response('<!doctype html><title>Sign in to the network</title>');
      case 'half':
        return new Response('{"access_token":"wat_acme_');
      case 'nothing':
        return new Response('');
      case 'reset':
        throw new TypeError('fetch failed');
      case 'silence':
        return aborted(signal);
      default:
        return new Response(null, { status: answer, headers: { 'retry-after': '1' } });
    }
  }

  #refresh(refreshToken: string): Response {
    return this.#use(refreshToken) ? this.#tokens() : new Response(null, { status: 400 });
  }

  #use(refreshToken: string): boolean {
    if (this.#isRevoked) return false;
    if (refreshToken !== this.#refreshToken) {
      this.reuses += 1;
      this.#isRevoked = true;
      return false;
    }
    this.#issue();
    return true;
  }

  #issue(): Response {
    this.#issued += 1;
    this.#accessToken = `wat_acme_${this.#issued}`;
    this.#refreshToken = `wrt_acme_${this.#issued}`;
    return this.#tokens();
  }

  #tokens(): Response {
    const [access_token, refresh_token] = [this.#accessToken, this.#refreshToken];
    return Response.json({ access_token, refresh_token, expires_in: 28_800 });
  }

  /** Processes everything that is due, so that exact timers are not needed. */
  #catchUp(): void {
    const due = this.#due.filter(({ at }) => at <= now());
    this.#due = this.#due.filter((each) => !due.includes(each));
    for (const { refreshToken } of due) this.#use(refreshToken);
  }
}

async function until(time: number): Promise<void> {
  while (now() < time) await pass(time - now());
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const leave = (): void => reject(new DOMException('It took too long', 'TimeoutError'));
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}
