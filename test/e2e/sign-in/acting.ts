import type { FrameLocator, Locator, Page } from '@playwright/test';

/** What a person sees and does of one source on the host's page. */
export class Panel {
  readonly #page: Page;
  readonly #region: Locator;

  /** `inside` is the frame that shows the panel, where it is not the page itself. */
  constructor(page: Page, name = 'Source 1', inside: Page | FrameLocator = page) {
    this.#page = page;
    this.#region = inside.getByRole('region', { name });
  }

  get status(): Locator {
    return this.#shown('Status');
  }

  /** What became of the last press: `done`, or the code of an error. */
  get outcome(): Locator {
    return this.#shown('Outcome');
  }

  /** The status of the last answer about the person. */
  get person(): Locator {
    return this.#shown('Person');
  }

  press(name: string): Promise<void> {
    return this.#region.getByRole('button', { name }).click();
  }

  /** Presses the button and gives the window that opens. */
  async openSignIn(): Promise<Page> {
    const opening = this.#page.waitForEvent('popup');
    await this.press('Sign in');
    return opening;
  }

  #shown(name: string): Locator {
    return this.#region.getByRole('status', { name });
  }
}

/** Allows access, and waits until the sign-in window is gone. */
export async function allow(popup: Page): Promise<void> {
  const gone = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Allow' }).click();
  await gone;
}
