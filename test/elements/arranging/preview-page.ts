import { sendKeys } from '@web/test-runner-commands';
import type { PickerPage } from './picker-page.js';
import { allByRole, byRole, nameOf, wordsOf } from './seen.js';
import { until } from './until.js';

/** The preview of a picker, as a person meets it. */
export class PreviewPage {
  constructor(readonly page: PickerPage) {}

  get isOpen(): boolean {
    return allByRole(this.page.picker, 'dialog', /^Preview of /).length > 0;
  }

  /** The preview itself. */
  get dialog(): HTMLElement {
    return byRole(this.page.picker, 'dialog', /^Preview of /);
  }

  get name(): string {
    return nameOf(this.dialog);
  }

  /** Everything that can be read in it. */
  get words(): string {
    return wordsOf(this.dialog);
  }

  get focused(): Element | null | undefined {
    return this.page.picker.shadowRoot?.activeElement;
  }

  /** The picture on its stage, and how wide it is. */
  get stage(): HTMLElement {
    return byRole(this.dialog, 'group', 'Preview');
  }

  get width(): number {
    return this.stage.firstElementChild?.getBoundingClientRect().width ?? 0;
  }

  button(name: string | RegExp): HTMLButtonElement {
    return byRole(this.dialog, 'button', name) as HTMLButtonElement;
  }

  press(name: string | RegExp): void {
    this.button(name).click();
  }

  /** Presses a button that copies, in the menu of the other ways to copy. */
  pressOtherWay(name: string): void {
    if (!this.has('button', name)) this.press('Other ways to copy');
    this.press(name);
  }

  has(role: string, name: string): boolean {
    return allByRole(this.dialog, role, name).length > 0;
  }

  /** Goes from the first asset of the list to another by keys, and presses Enter. */
  async show(index: number): Promise<void> {
    this.page.options[0]?.focus();
    for (let step = 0; step < index; step += 1) await this.key('ArrowRight');
    await sendKeys({ press: 'Enter' });
    await until('the preview', () => this.isOpen);
  }

  /** The same; resolves once its links are there. */
  async open(index: number): Promise<void> {
    await this.show(index);
    await this.ready();
  }

  /** Resolves once the links of what is shown are there, or why there are none. */
  async ready(): Promise<void> {
    await until('the links', () => /Copy link|Not available/.test(this.words));
    await until('the details', () => !this.words.includes('Preparing links'));
  }

  /** Presses a key, and waits for what it does. */
  async key(key: string): Promise<void> {
    await sendKeys({ press: key });
    await this.page.picker.updateComplete;
  }
}
