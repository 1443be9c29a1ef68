import type { BrowserContext } from '@playwright/test';
import { expect, test as base } from '../e2e/sign-in/strict-chromium.js';
import { watchRequests } from '../request-rate.js';
import { DialogPage } from './dialog-page.js';
import { anotherPicture, picture } from './editor-page.js';
import { openHost } from './open-host.js';
import { tabTo } from './tab-to.js';

const ways = ['in', 'over'] as const;
const libraries = ['radix', 'mui', 'headlessui', 'bootstrap', 'native', 'tinymce', 'ckeditor5'];
const names = libraries.map((library) => `dialogs/${library}`);

/** A part of the name of the asset that is listed first. */
const newest = 'shop-icon-wide';

type Open = (name: string, way: (typeof ways)[number]) => Promise<DialogPage>;

/** With a way to open the page of a library, by mouse or on a touch screen. */
const test = base.extend<{ open: Open; openTouched: Open }>({
  open: async ({ context }, use) => {
    const { open, close } = opening(context);
    await use(open);
    await close();
  },
  openTouched: async ({ strictBrowser }, use) => {
    const context = await strictBrowser.newContext({ hasTouch: true });
    const check = await watchRequests(context);
    const { open, close } = opening(context);
    await use(open);
    await close();
    await context.close();
    check();
  },
});

function opening(context: BrowserContext): { open: Open; close: () => Promise<void> } {
  const closings: (() => Promise<void>)[] = [];
  return {
    open: async (name, way) => {
      const host = await openHost(name);
      closings.push(() => host.close());
      const page = new DialogPage(await context.newPage(), way);
      await page.open(host.origin);
      return page;
    },
    close: async () => {
      for (const close of closings) await close();
    },
  };
}

for (const name of names) {
  for (const way of ways) {
    test(`${name}: the picker ${way} their dialog is used with the mouse`, async ({ open }) => {
      const dialog = await open(name, way);
      const first = dialog.result(newest);
      await first.hover();
      await dialog.page.mouse.wheel(0, 3_000);
      await expect(first).not.toBeInViewport();
      await dialog.page.mouse.wheel(0, -3_000);
      await dialog.result(picture).click();
      await expect(dialog.result(picture)).toHaveAttribute('aria-selected', 'true');
      await dialog.picker.insert.click();
      await dialog.expectPicked(picture);
      expect(dialog.picker.trouble).toEqual([]);
    });

    test(`${name}: the picker ${way} their dialog is used with the keyboard, whose keys are no shortcuts of the page`, async ({
      open,
    }) => {
      const dialog = await open(name, way);
      const { keyboard } = dialog.page;
      await tabTo(dialog.picker.search);
      await keyboard.type('wave  pattern');
      await keyboard.press('Home');
      for (let typed = 'wave '; typed; typed = typed.slice(1)) await keyboard.press('Delete');
      await expect(dialog.picker.search).toHaveValue(' pattern');
      await expect(dialog.result('hamburg')).toHaveCount(0);
      await tabTo(dialog.picker.results.first());
      await keyboard.press('Space');
      await tabTo(dialog.picker.insert);
      await keyboard.press('Enter');
      await dialog.expectPicked('attern');
      expect(dialog.picker.trouble).toEqual([]);
    });

    test(`${name}: Escape closes one level, beginning with what the picker has opened ${way} their dialog`, async ({
      open,
    }) => {
      const dialog = await open(name, way);
      const { keyboard } = dialog.page;
      // Some libraries listen to keys that come up, which they do a moment later under a finger.
      const escape = () => keyboard.press('Escape', { delay: 100 });
      await dialog.picker.results.first().focus();
      await keyboard.press('Enter');
      await expect(dialog.preview).toBeFocused();
      await escape();
      await expect(dialog.preview).toBeHidden();
      await expect(dialog.picker.results.first()).toBeFocused();
      if (way === 'over') {
        await escape();
        await expect(dialog.ours).toBeHidden();
        await expect(dialog.opener).toBeFocused();
        await expect(dialog.notes).toHaveText('cancelled; ');
      }
      await expect(dialog.theirs).toBeVisible();
      await escape();
      await expect(dialog.theirs).toBeHidden();
      await expect(dialog.notes).toHaveText(/(^|cancelled; )closed; $/);
      expect(dialog.picker.trouble).toEqual([]);
    });

    test(`${name}: the picker ${way} their dialog is used with a finger`, async ({
      openTouched,
    }) => {
      const dialog = await openTouched(name, way);
      const first = dialog.result(newest);
      await dialog.swipeUp(first);
      await expect(first).not.toBeInViewport();
      // A tap on a list that is still rolling stops it, and does no more.
      await expect(async () => {
        await dialog.picker.search.tap();
        await expect(dialog.picker.search).toBeFocused({ timeout: 500 });
      }).toPass();
      await dialog.page.keyboard.type('wave');
      // Until then, what is tapped may show another result a moment later.
      await expect(dialog.picker.results.filter({ hasNotText: /wave/i })).toHaveCount(0);
      await dialog.result(anotherPicture).tap();
      await expect(dialog.result(anotherPicture)).toHaveAttribute('aria-selected', 'true');
      await dialog.picker.insert.tap();
      await dialog.expectPicked(anotherPicture);
      expect(dialog.picker.trouble).toEqual([]);
    });
  }
}
