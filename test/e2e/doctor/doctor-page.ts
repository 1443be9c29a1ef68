import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The names of the fields, which are those of the picker's attributes. */
export type Setting =
  | 'base-url'
  | 'site-url'
  | 'client-id'
  | 'redirect-uri'
  | 'broker-url'
  | 'relay-uri'
  | 'branded-links'
  | 'openConnector';

const switches: readonly string[] = ['branded-links', 'openConnector'];

/** The demo's doctor, as an integrator uses it. */
export class DoctorPage {
  readonly #page: Page;
  readonly #inside: Page | FrameLocator;

  /** `inside` is the frame that shows the doctor, where it is not the page itself. */
  constructor(page: Page, inside: Page | FrameLocator = page) {
    this.#page = page;
    this.#inside = inside;
  }

  /** What became of one step: its sign, and its words. */
  line(step: string): Locator {
    const name = this.#inside.getByText(step, { exact: true });
    return this.#inside.getByRole('listitem').filter({ has: name });
  }

  get summary(): Locator {
    return this.#inside.getByRole('status');
  }

  /** Gives the settings that differ from the good ones; switches are on for any text. */
  async give(settings: Partial<Record<Setting, string>>): Promise<void> {
    for (const [name, value] of Object.entries(settings)) {
      const field = this.#inside.getByLabel(name);
      await (switches.includes(name) ? field.check() : field.fill(value));
    }
  }

  /** Examines everything that needs nobody, and waits for the end. */
  async examine(settings: Partial<Record<Setting, string>> = {}): Promise<void> {
    await this.give(settings);
    await this.#inside.getByRole('button', { name: 'Without signing in' }).click();
    await this.done();
  }

  /** Examines signing in, too. Gives the window, in which a person has to act. */
  async beginSignIn(settings: Partial<Record<Setting, string>> = {}): Promise<Page> {
    await this.give(settings);
    const opening = this.#page.waitForEvent('popup');
    await this.#inside.getByRole('button', { name: 'Examine, and sign in' }).click();
    return opening;
  }

  /** Waits until the report is complete. */
  async done(): Promise<void> {
    await this.#inside.getByRole('button', { name: 'Copy report' }).waitFor();
  }

  /** The whole report as text, a finding to a line. */
  async report(): Promise<string> {
    const lines = await this.#inside.getByRole('list').getByRole('listitem').allInnerTexts();
    return lines.map((line) => line.replace(/\s+/g, ' ')).join('\n');
  }
}
