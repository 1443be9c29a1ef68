import { branded, startImageHost, type ImageHost } from './picker/image-host.js';
import { expect, test } from './watched.js';

let host: ImageHost;

test.beforeAll(async () => {
  host = await startImageHost();
});

test.afterAll(() => host.close());

test('a page may want presets alone, or custom sizes alone', async ({ page }) => {
  await host.open(page, `${branded} sizes-allowed="presets"`);
  await page.getByRole('gridcell').first().click();
  await expect(page.getByRole('combobox', { name: 'Size' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Custom size…' })).toHaveCount(0);

  await host.open(page, `sizes-allowed="custom" ${branded}`);
  await page.getByRole('gridcell').first().click();
  await expect(page.getByRole('combobox', { name: 'Size' }).locator('option')).toHaveText(
    /^\s*Custom size \(/,
  );
  expect((await host.insert(page)).markup.url).toMatch(/\/web\/[^?]+\?w=1280$/);
});

test('nothing is offered where the links know presets alone', async ({ page }) => {
  await host.open(page, `${branded} sizes-allowed="custom"`, host.specified);
  await page.getByRole('gridcell').first().click();
  await expect(page.getByRole('combobox', { name: 'Size' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Custom size…' })).toHaveCount(0);
  expect((await host.insert(page)).rendition.type).toBe('preset');
});

test('images come in the widths that the page names, and players as frames', async ({ page }) => {
  await host.open(page, `${branded} responsive="320, 640" responsive-sizes="50vw"`);
  await page.getByRole('gridcell').first().click();
  const { markup } = await host.insert(page);
  expect(markup.element?.attributes['sizes']).toBe('50vw');
  expect(markup.element?.attributes['srcset']).toMatch(/ 320w, .* 480w, .* 640w$/);

  await host.open(
    page,
    'branded-links="" players="frame" embed="video_player" filter="ft:(video)"',
  );
  await page.getByRole('gridcell').first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Our film');
  const { element } = (await host.insert(page)).markup;
  expect(element?.name).toBe('iframe');
  expect(element?.attributes['title']).toBe('Our film');
  expect(element?.attributes['src']).toMatch(/\/view\/video\/\w+\/[^?]+$/);
});
