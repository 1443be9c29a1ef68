import type { CDPSession, Locator, Page } from '@playwright/test';
import type { AssetPicker } from '../../src/index.js';
import { PickerPage } from '../e2e/picker/picker-page.js';

/** A page of a framework that holds a picker and state of its own, as its user sees it. */
export class FrameworkPage {
  readonly page: Page;
  readonly picker: PickerPage;
  /** Every warning and error in the console, and what nobody caught. */
  readonly complaints: string[] = [];

  constructor(page: Page) {
    this.page = page;
    this.picker = new PickerPage(page);
    page.on('pageerror', ({ message }) => this.complaints.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
  }

  /** Whether the page shows its picker. */
  get shown(): Locator {
    return this.page.getByRole('checkbox', { name: 'Shown' });
  }

  /** Whether more than one may be chosen. */
  get several(): Locator {
    return this.page.getByRole('checkbox', { name: 'Several' });
  }

  /** How many may be chosen. */
  get most(): Locator {
    return this.page.getByRole('spinbutton', { name: 'At most' });
  }

  /** What the page was handed last. */
  get picked(): Locator {
    return this.page.getByRole('status', { name: 'Picked' });
  }

  /** The ids in the framework's state. */
  get stored(): Locator {
    return this.page.getByRole('status', { name: 'Stored' });
  }

  /** What is chosen in the list of results. */
  get chosen(): Locator {
    return this.picker.results.and(this.page.locator('[aria-selected="true"]'));
  }

  /** The ids in the framework's state, once there are as many. */
  async storedIds(count: number): Promise<string[]> {
    const text = this.stored.filter({ hasText: new RegExp(`^\\S+( \\S+){${count - 1}}$`) });
    return (await text.innerText()).split(' ');
  }

  /** The ids that the picker itself tells. */
  value(): Promise<readonly string[]> {
    return this.page.locator('asset-picker').evaluate((picker: AssetPicker) => picker.value);
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Takes the picker off the page and puts another there, as fast as the framework does. */
  remount(times: number): Promise<void> {
    return this.shown.evaluate(async (box: HTMLElement, rounds) => {
      const is = (there: boolean) => (document.querySelector('asset-picker') !== null) === there;
      for (let round = 0; round < 2 * rounds; round += 1) {
        box.click();
        while (!is(round % 2 === 1)) await new Promise(requestAnimationFrame);
      }
    }, times);
  }

  /** How many pickers the browser still holds once it has tidied up. */
  async alive(): Promise<number> {
    this.#session ??= await this.page.context().newCDPSession(this.page);
    // `queryObjects` tidies up too, but may take an old value on the stack for a picker in use.
    await this.#session.send('HeapProfiler.collectGarbage');
    const { result: prototype } = await this.#session.send('Runtime.evaluate', {
      expression: "customElements.get('asset-picker').prototype",
      objectGroup: 'alive',
    });
    const { objects } = await this.#session.send('Runtime.queryObjects', {
      prototypeObjectId: prototype.objectId ?? '',
      objectGroup: 'alive',
    });
    const { result } = await this.#session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    await this.#session.send('Runtime.releaseObjectGroup', { objectGroup: 'alive' });
    return Number(result.value);
  }

  #session: CDPSession | undefined;
}
