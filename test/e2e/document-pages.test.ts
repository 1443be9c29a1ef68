import type { Locator, Page } from '@playwright/test';
import { expect, test } from './frames/chromium.js';
import { embed } from './frames/embedding.js';
import { startDemo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { allow } from './sign-in/acting.js';

/** Opens the preview of the first PDF. */
async function openDocument(page: Page): Promise<Locator> {
  await page.getByRole('checkbox', { name: /^PDF/ }).check();
  await page.getByRole('button', { name: 'Remove filter File type: PDF' }).waitFor();
  const first = page.getByRole('grid', { name: 'Assets' }).getByRole('gridcell').first();
  await expect(first).toHaveAccessibleName(/\.pdf/);
  await first.press('Enter');
  return page.getByRole('dialog', { name: /^Preview of / });
}

test('the pages of a document are read in the preview, until another asset is shown', async ({
  page,
}) => {
  const demo = await startDemo();
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  const preview = await openDocument(page);
  const pages = preview.getByRole('button', { name: 'Show pages' });
  await pages.click();
  const name = (await preview.getAttribute('aria-label'))?.replace('Preview of ', '') ?? '';
  const viewer = preview.locator('iframe');
  await expect(viewer).toHaveAccessibleName(name);
  await expect(viewer.contentFrame().getByText(name).first()).toBeVisible();
  await pages.click();
  await expect(viewer).toHaveCount(0);
  await expect(preview.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await pages.click();
  await expect(viewer).toHaveCount(1);
  await preview.getByRole('button', { name: 'Next asset' }).click();
  await expect(viewer).toHaveCount(0);
  await expect(pages).toHaveAttribute('aria-pressed', 'false');
  expect(picker.trouble).toEqual([]);
  await demo.close();
});

test('where the page’s policy does not allow the viewer, the preview says so and leads to it', async ({
  page,
}) => {
  const embedding = await embed({
    policy:
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' {api}; img-src {site}; require-trusted-types-for 'script'; trusted-types dam-elements",
    files: {
      '/page.html': `<!doctype html><meta charset="utf-8"><title>Host</title><script type="module"
        src="/dist/dam-elements.js"></script><asset-picker base-url="{api}" site-url="{site}"
        client-id="dam-elements-demo" broker-url="/dam-auth/" redirect-uri="/callback.html"></asset-picker>`,
    },
  });
  await page.goto(`${embedding.pageOrigin}/page.html`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await allow(await opening);
  const preview = await openDocument(page);
  await preview.getByRole('button', { name: 'Show pages' }).click();
  await expect(preview.getByText('This page does not allow the viewer.')).toBeVisible();
  await expect(preview.locator('iframe')).toHaveCount(0);
  await expect(preview.getByRole('link', { name: 'Open the document' })).toBeVisible();
  await preview.getByRole('button', { name: 'Show pages' }).click();
  await expect(preview.getByText('This page does not allow the viewer.')).toBeHidden();
  await embedding.close();
});
