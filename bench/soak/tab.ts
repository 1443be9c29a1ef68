import type { Page } from '@playwright/test';
import type { Host } from './page/host.js';

/** The statuses in which the page waits for the user to sign in. */
const asking: ReadonlySet<string> = new Set(['signed-out', 'error']);

/** The timeout for actions that a healthy page performs immediately. */
const actionTimeoutMs = 10_000;

/** The timeout for loading a page, which is slow on a busy machine. */
const loadTimeoutMs = 120_000;

/** An open page of a person. */
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
    await this.#arriving(this.page.goto(address, { waitUntil: 'load', timeout: loadTimeoutMs }));
  }

  /** How long the page has been asking the user to sign in, in milliseconds; 0 if it does not. */
  get askedFor(): number {
    return this.#askingSince === undefined ? 0 : Date.now() - this.#askingSince;
  }

  /** The sign-in statuses of everything on the page. */
  get statuses(): string {
    return this.#statuses.join(', ');
  }

  get hasCrashed(): boolean {
    return this.#hasCrashed;
  }

  /** Whether everything on the page reports that it has a token. */
  get isSignedIn(): boolean {
    const { length } = this.#statuses;
    return length > 0 && this.#statuses.every((status) => /^(signed-in|refreshing)$/.test(status));
  }

  /** Calls `act` with the page's script; undefined if the page does not answer. */
  async call<Result>(act: (host: Host) => Result | Promise<Result>): Promise<Result | undefined> {
    const late = new Promise<undefined>((resolve) => {
      setTimeout(resolve, actionTimeoutMs, undefined);
    });
    const source = `(${act.toString()})(soak)`;
    const answer = this.page.evaluate<Result>(source);
    return Promise.race([answer.catch(() => undefined), late]);
  }

  async reload(): Promise<void> {
    this.#forget();
    await this.#arriving(this.page.reload({ waitUntil: 'load', timeout: loadTimeoutMs }));
  }

  /** Freezes the page for some milliseconds, as browsers do with background tabs. */
  async freeze(milliseconds: number): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await session.detach();
  }

  /** Signs in like a user. Returns whether that succeeded. */
  async signIn(): Promise<boolean> {
    const opening = this.page.waitForEvent('popup', { timeout: actionTimeoutMs });
    opening.catch(() => undefined);
    const button = this.page.getByRole('button', { name: 'Sign in' }).first();
    try {
      await button.click({ timeout: actionTimeoutMs });
      const popup = await opening;
      const gone = popup.waitForEvent('close', { timeout: actionTimeoutMs });
      gone.catch(() => undefined);
      await popup.getByRole('button', { name: 'Allow' }).click({ timeout: actionTimeoutMs });
      await gone;
      return true;
    } catch {
      // Closes a popup that makes no progress. The page then asks again.
      const popup = await opening.catch(() => undefined);
      await popup?.close().catch(() => undefined);
      return false;
    }
  }

  /** Waits for navigation. Crashes are reported elsewhere. */
  async #arriving(going: Promise<unknown>): Promise<void> {
    await going.catch((error: unknown) => {
      if (!this.#hasCrashed) throw error;
    });
  }

  #forget(): void {
    this.#statuses = [];
    this.#askingSince = undefined;
  }

  /** Records a sign-in status that a part of the page reports. */
  stands(who: number, status: string): void {
    const statuses = [...this.#statuses];
    statuses[who] = status;
    this.#statuses = statuses;
    const isAsking = statuses.some((status) => asking.has(status));
    this.#askingSince = isAsking ? (this.#askingSince ?? Date.now()) : undefined;
  }
}
