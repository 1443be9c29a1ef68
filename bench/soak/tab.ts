import type { Page } from '@playwright/test';
import type { Host } from './page/host.js';

/** Statuses in which the page waits for a person to sign in. */
const asking: ReadonlySet<string> = new Set(['signed-out', 'error']);

/** Longest wait for something that a page that is well does at once, in milliseconds. */
const patience = 10_000;

/** Longest wait for a page to load: it takes its time where the machine has others to serve. */
const loadingMs = 120_000;

/** One page that a person has open. */
export class Tab {
  readonly page: Page;
  #statuses: readonly string[] = [];
  #askingSince: number | undefined;
  #hasCrashed = false;

  constructor(page: Page) {
    this.page = page;
    page.once('crash', () => (this.#hasCrashed = true));
  }

  async go(address: string): Promise<void> {
    await this.#arriving(this.page.goto(address, { waitUntil: 'load', timeout: loadingMs }));
  }

  /** For how long the page has been asking its person to sign in; 0 where it does not. */
  get askedFor(): number {
    return this.#askingSince === undefined ? 0 : Date.now() - this.#askingSince;
  }

  /** Where signing in stands, by each on the page who can tell. */
  get statuses(): string {
    return this.#statuses.join(', ');
  }

  get hasCrashed(): boolean {
    return this.#hasCrashed;
  }

  /** Whether everything on the page has a token, as far as it says. */
  get isSignedIn(): boolean {
    const { length } = this.#statuses;
    return length > 0 && this.#statuses.every((status) => /^(signed-in|refreshing)$/.test(status));
  }

  /** Calls `act` of the page's own script; undefined where the page has none to answer with. */
  async call<Result>(act: (host: Host) => Result | Promise<Result>): Promise<Result | undefined> {
    const late = new Promise<undefined>((resolve) => {
      setTimeout(resolve, patience, undefined);
    });
    const source = `(${act.toString()})(soak)`;
    const answer = this.page.evaluate<Result>(source);
    return Promise.race([answer.catch(() => undefined), late]);
  }

  async reload(): Promise<void> {
    this.#forget();
    await this.#arriving(this.page.reload({ waitUntil: 'load', timeout: loadingMs }));
  }

  /** Freezes the page as browsers do with tabs nobody looks at, for so many milliseconds. */
  async freeze(milliseconds: number): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await session.detach();
  }

  /** Signs in as a person does. Says whether the page let them. */
  async signIn(): Promise<boolean> {
    const opening = this.page.waitForEvent('popup', { timeout: patience });
    opening.catch(() => undefined);
    const button = this.page.getByRole('button', { name: 'Sign in' }).first();
    try {
      await button.click({ timeout: patience });
      const popup = await opening;
      const gone = popup.waitForEvent('close', { timeout: patience });
      gone.catch(() => undefined);
      await popup.getByRole('button', { name: 'Allow' }).click({ timeout: patience });
      await gone;
      return true;
    } catch {
      // A window in which nothing goes on is closed, and the page asks again.
      const popup = await opening.catch(() => undefined);
      await popup?.close().catch(() => undefined);
      return false;
    }
  }

  /** A page that crashes on its way in says so elsewhere. */
  async #arriving(going: Promise<unknown>): Promise<void> {
    await going.catch((error: unknown) => {
      if (!this.#hasCrashed) throw error;
    });
  }

  #forget(): void {
    this.#statuses = [];
    this.#askingSince = undefined;
  }

  /** Takes note where signing in stands, by the word of one who can tell on the page. */
  stands(who: number, status: string): void {
    const statuses = [...this.#statuses];
    statuses[who] = status;
    this.#statuses = statuses;
    const isAsking = statuses.some((status) => asking.has(status));
    this.#askingSince = isAsking ? (this.#askingSince ?? Date.now()) : undefined;
  }
}
