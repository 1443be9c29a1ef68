import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { WordPressSite } from '../../hosts/wordpress/server/wordpress.js';
import { expect } from '../e2e/sign-in/strict-chromium.js';
import { PickerPage } from '../e2e/picker/picker-page.js';

/** A user of WordPress in a browser of their own, and what they do. */
export class WordPressUser {
  readonly page: Page;
  readonly site: WordPressSite;
  readonly picker: PickerPage;

  constructor(page: Page, site: WordPressSite) {
    this.page = page;
    this.site = site;
    this.picker = new PickerPage(page);
    // PHP shares the processors with the browser.
    page.setDefaultTimeout(20_000);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: /^Choose (an asset|assets)$/ });
  }

  /** The pictures of DAM assets in the block editor, or on the page that visitors see. */
  get pictures(): Locator {
    return this.page.locator('figure[class*="dam-asset-"] img');
  }

  /** What is written in the Visual tab of the classic editor. */
  get text(): FrameLocator {
    return this.page.frameLocator('#content_ifr');
  }

  async logIn(name: WordPressSite['users'][number]): Promise<void> {
    await this.page.goto(`${this.site.origin}/wp-login.php`);
    const user = this.page.getByLabel('Username or Email Address');
    // WordPress focuses this field a moment after loading, whatever is being typed elsewhere.
    await expect(user).toBeFocused();
    await user.fill(name);
    await this.page.getByLabel('Password', { exact: true }).fill(this.site.password);
    await this.page.getByRole('button', { name: 'Log In' }).click();
    await this.page.waitForURL('**/wp-admin/**');
  }

  /** Goes to a page of the administration, such as `post-new.php`. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.site.origin}/wp-admin/${path}`);
  }

  /** Begins a post in the block editor: its title, and a paragraph, which is selected. */
  async writePost(): Promise<void> {
    await this.open('post-new.php');
    await this.page.getByRole('textbox', { name: 'Add title' }).fill('The boats');
    await this.page.getByRole('button', { name: 'Add default block' }).click();
    await this.page.keyboard.type('The first boats.');
    // The toolbar is hidden while somebody writes, until the pointer moves.
    await this.page.mouse.move(300, 300);
    await this.page.mouse.move(320, 310);
  }

  /** Opens the picker by the button of the toolbar. */
  async press(name: 'Insert a DAM asset' | 'Replace with a DAM asset'): Promise<void> {
    await this.page.getByRole('button', { name }).filter({ visible: true }).click();
    await this.dialog.waitFor();
  }

  /**
   * Opens a modal of WordPress, as another plugin does. `fill` is a script that puts something into
   * `box`, and may call `note` with words for the page.
   */
  async openModal(fill: string): Promise<Locator> {
    await this.page.addScriptTag({
      content: `{
        const { createElement, render } = wp.element;
        const place = document.body.appendChild(document.createElement('div'));
        const note = (words) =>
          place.before(Object.assign(document.createElement('p'), { textContent: words }));
        const fill = (box) => { ${fill} };
        const close = () => render(null, place);
        render(
          createElement(
            wp.components.Modal,
            { title: 'The cover', onRequestClose: close, isFullScreen: true },
            createElement('div', { ref: (box) => box && !box.firstChild && fill(box) }),
            createElement('button', { onClick: close }, 'Done'),
          ),
          place,
        );
      }`,
    });
    return this.page.getByRole('dialog', { name: 'The cover' });
  }

  /** Signs in to the DAM if that has not happened yet, and chooses a result of a kind. */
  async choose(kind: 'Images' | 'Videos' | 'Audio' | 'PDF', place = 0): Promise<void> {
    const signIn = this.page.getByRole('button', { name: 'Sign in' });
    await signIn.or(this.picker.results.first()).first().waitFor();
    if (await signIn.isVisible()) await this.picker.signIn();
    const types = this.dialog.getByRole('group', { name: 'File type' });
    const box = types.getByRole('checkbox', { name: new RegExp(`^${kind}`) });
    await box.check();
    await this.picker.choose(place);
    await box.uncheck();
  }

  /** Searches with a finger, and chooses the first result whose name has the word in it. */
  async tapResult(word: string): Promise<void> {
    await this.picker.search.tap();
    await this.page.keyboard.type(word);
    const result = this.picker.results.filter({ hasText: new RegExp(word, 'i') }).first();
    await result.tap();
    await expect(result).toHaveAttribute('aria-selected', 'true');
  }

  /** Rolls the results away by the wheel, and back. */
  async roll(): Promise<void> {
    const { results } = this.picker;
    await results.first().hover();
    const first = results.filter({
      hasText: (await results.first().innerText()).split('\n')[0] ?? '',
    });
    await this.page.mouse.wheel(0, 3_000);
    await expect(first).not.toBeInViewport();
    await this.page.mouse.wheel(0, -3_000);
    await expect(first).toBeInViewport();
  }

  /** Confirms what is chosen, and waits until the picker is gone. */
  async insert(): Promise<void> {
    await this.picker.insert.click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  /** Publishes the post of the block editor. Gives the address of its page. */
  async publish(): Promise<string> {
    const button = { name: 'Publish', exact: true };
    await this.page.getByRole('button', button).click();
    const panel = this.page.getByRole('region', { name: 'Editor publish' });
    await panel.getByRole('button', button).click();
    await expect(panel.getByText('is now live')).toBeVisible();
    return panel.getByRole('textbox', { name: 'Post address' }).inputValue();
  }
}

/** Waits until a picture is there and has arrived. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}
