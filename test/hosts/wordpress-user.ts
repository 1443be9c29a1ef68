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
    page.setDefaultTimeout(60_000);
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

  /** Logs in, again where PHP's own server leaves a request without an answer, as it may. */
  async logIn(name: WordPressSite['users'][number]): Promise<void> {
    // The dashboard, where WordPress leads otherwise, asks other sites for news.
    const next = encodeURIComponent(`${this.site.origin}/wp-admin/profile.php`);
    await expect(async () => {
      await this.page.goto(`${this.site.origin}/wp-login.php?redirect_to=${next}`);
      await this.page.getByLabel('Username or Email Address').fill(name);
      await this.page.getByLabel('Password', { exact: true }).fill(this.site.password);
      await this.page.getByRole('button', { name: 'Log In' }).click();
      await this.page.waitForURL('**/wp-admin/**', { waitUntil: 'commit', timeout: 15_000 });
    }).toPass({ timeout: 90_000 });
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
