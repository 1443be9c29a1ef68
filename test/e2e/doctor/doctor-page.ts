import type { Locator, Page } from '@playwright/test';

/** The names of the fields, which are those of the picker's attributes. */
export type Setting =
  'base-url' | 'site-url' | 'client-id' | 'redirect-uri' | 'broker-url' | 'branded-links';

/** The demo's doctor, as an integrator uses it. */
export class DoctorPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What became of one step: its sign, and its words. */
  line(step: string): Locator {
    const name = this.#page.getByText(step, { exact: true });
    return this.#page.getByRole('listitem').filter({ has: name });
  }

  get summary(): Locator {
    return this.#page.getByRole('status');
  }

  /** Gives the settings that differ from the good ones; `branded-links` is on for any text. */
  async give(settings: Partial<Record<Setting, string>>): Promise<void> {
    for (const [name, value] of Object.entries(settings)) {
      const field = this.#page.getByLabel(name);
      await (name === 'branded-links' ? field.check() : field.fill(value));
    }
  }

  /** Examines everything that needs nobody, and waits for the end. */
  async examine(settings: Partial<Record<Setting, string>> = {}): Promise<void> {
    await this.give(settings);
    await this.#page.getByRole('button', { name: 'Without signing in' }).click();
    await this.done();
  }

  /** Examines signing in, too. Gives the window, in which a person has to act. */
  async beginSignIn(settings: Partial<Record<Setting, string>> = {}): Promise<Page> {
    await this.give(settings);
    const opening = this.#page.waitForEvent('popup');
    await this.#page.getByRole('button', { name: 'Examine, and sign in' }).click();
    return opening;
  }

  /** Waits until the report is complete. */
  async done(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Copy report' }).waitFor();
  }

  /** The whole report as text, a finding to a line. */
  async report(): Promise<string> {
    const lines = await this.#page.getByRole('list').getByRole('listitem').allInnerTexts();
    return lines.map((line) => line.replace(/\s+/g, ' ')).join('\n');
  }
}
