import type { FrameLocator, Page } from '@playwright/test';
import { PickerPage } from '../e2e/picker/picker-page.js';
import { expect } from '../e2e/sign-in/strict-chromium.js';

/** Assets of the reference service, by a part of their names that is enough to find them. */
export const picture = 'hamburg_wild_daisy';
export const anotherPicture = 'Wave pattern light';
export const film = 'Field watch silver';
export const catalogue = 'Product catalogue v1';

/** A picked element in saved content. */
export interface SavedElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A page with a rich-text editor, as its author uses it. */
export class EditorPage {
  readonly page: Page;
  readonly picker: PickerPage;
  /** What the page wrote to its console as a warning or an error, and what nobody caught. */
  readonly complaints: string[] = [];
  readonly #inFrame: boolean;

  constructor(page: Page, name: string) {
    this.page = page;
    this.picker = new PickerPage(page);
    this.#inFrame = ['editors/tinymce', 'editors/tinymce-6'].includes(name);
    page.on('pageerror', ({ message }) => this.complaints.push(message));
    page.on('console', (message) => {
      if (/^dam-elements/.test(message.text())) this.complaints.push(message.text());
    });
  }

  /** Where the content stands. */
  get content(): Page | FrameLocator {
    return this.#inFrame ? this.page.frameLocator('iframe') : this.page;
  }

  async goto(origin: string): Promise<void> {
    await this.page.goto(origin);
    await this.page.locator('html[data-ready]').waitFor({ timeout: 20_000 });
  }

  /** Puts the caret at the end of the paragraph that begins with these words. */
  async placeCaret(words = 'The first boats'): Promise<void> {
    await this.content.getByText(words).click();
    await this.page.keyboard.press('End');
  }

  /** Opens the picker from the editor's toolbar. */
  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Insert an asset' }).click();
    await expect(this.page.getByRole('dialog', { name: 'Choose assets' })).toBeVisible();
  }

  /** Chooses assets by their names. */
  async choose(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.picker.results.filter({ hasText: name }).click();
  }

  async confirm(): Promise<void> {
    await this.picker.insert.click();
    await this.closed();
  }

  async closed(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** Opens, signs in where that has not been done, chooses and inserts. */
  async insert(...names: readonly string[]): Promise<void> {
    await this.open();
    await this.signIn();
    await this.choose(...names);
    await this.confirm();
  }

  async signIn(): Promise<void> {
    const signIn = this.page.getByRole('button', { name: 'Sign in' });
    await signIn.or(this.picker.results.first()).first().waitFor();
    if (await signIn.isVisible()) await this.picker.signIn();
  }

  /** The content as the page would store it. */
  async save(): Promise<string> {
    await this.#press('Save');
    return this.#saved.inputValue();
  }

  /** Replaces the content by what was stored. */
  async load(html: string): Promise<void> {
    await this.#saved.fill(html);
    await this.#press('Load');
  }

  /** Does something that the page's own script may do at any time. */
  happens(what: 'destroy-editor' | 'make-read-only' | 'replace-content'): Promise<void> {
    return this.page.evaluate((type) => void dispatchEvent(new Event(type)), what);
  }

  /** The picked elements in `html`, in their order. */
  elementsIn(html: string): Promise<SavedElement[]> {
    return this.page.evaluate((text) => {
      const found = new DOMParser()
        .parseFromString(text, 'text/html')
        .querySelectorAll('[data-dam-id]');
      return Array.from(found, (element) => ({
        name: element.localName,
        attributes: Object.fromEntries(
          Array.from(element.attributes, ({ name, value }) => [name, value]),
        ),
      }));
    }, html);
  }

  /** The words in `html`, with one space between them. */
  textOf(html: string): Promise<string> {
    return this.page.evaluate((text) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      return Array.from(body.children, (block) =>
        block.textContent.replace(/\s+/g, ' ').trim(),
      ).join(' | ');
    }, html);
  }

  get #saved() {
    return this.page.getByRole('textbox', { name: 'Saved' });
  }

  /** Without taking the focus from the editor, as what stores a page by itself does not. */
  #press(name: string): Promise<void> {
    return this.page
      .getByRole('button', { name, exact: true })
      .evaluate((button: HTMLElement) => button.click());
  }
}
