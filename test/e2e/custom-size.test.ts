import type { Page } from '@playwright/test';
import type { FocalPoint } from '../../src/index.js';
import { branded, startImageHost, type ImageHost } from './picker/image-host.js';
import { expect, test } from './watched.js';

let host: ImageHost;

test.beforeAll(async () => {
  host = await startImageHost();
});

test.afterAll(() => host.close());

async function pressCustomSize(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Custom size…' }).click();
  await page.getByRole('dialog', { name: /^Custom size of/ }).waitFor();
}

/** Opens the page, selects the first image and begins to define its size. */
async function openEditor(page: Page): Promise<void> {
  await host.open(page, branded);
  await page.getByRole('gridcell').first().click();
  await pressCustomSize(page);
}

async function enterCrop(page: Page, width: number, height: number): Promise<void> {
  await page.getByRole('radio', { name: 'Crop' }).check();
  await page.getByRole('spinbutton', { name: 'Width' }).fill(String(width));
  await page.getByRole('spinbutton', { name: 'Height' }).fill(String(height));
}

test('a crop around a focal point is seen before it is used, and is what the page receives', async ({
  page,
}) => {
  await openEditor(page);
  await enterCrop(page, 400, 300);
  const result = page.locator('.result img');
  // The picture takes its place when both images are there.
  await expect(result).toHaveJSProperty('naturalWidth', 400);
  const whole = page.locator('.whole');
  await expect(whole.locator('img')).toHaveJSProperty('complete', true);
  const box = await whole.boundingBox();
  if (!box) throw new Error('The image is not shown.');
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height * 0.25);
  await expect(result).toHaveAttribute('src', /&a=/);
  await expect(result).toHaveJSProperty('naturalWidth', 400);
  await expect(result).toHaveJSProperty('naturalHeight', 300);
  const shown = await result.getAttribute('src');
  await page.getByRole('button', { name: 'Use this size' }).click();
  await expect(page.getByRole('button', { name: 'Custom size…' })).toBeFocused();

  const item = await host.insert(page);
  expect(item.markup.url).toBe(shown);
  expect(item.markup.url).toMatch(/\/web\/[^?]+\?w=400&h=300&crop=yes&a=\d+,\d+$/);
  expect([item.width, item.height]).toEqual([400, 300]);
  const { rendition } = item;
  expect(rendition).toMatchObject({ ...{ type: 'custom', width: 400, height: 300 }, rotation: 0 });
  const { x = 0, y = 0 } = Object(
    rendition.type === 'custom' && rendition.crop,
  ) as Partial<FocalPoint>;
  expect(x).toBeCloseTo(0.8, 1);
  expect(y).toBeCloseTo(0.25, 1);
});

test('an anchor, a rotation and a format are asked for as the service knows them', async ({
  page,
}) => {
  await openEditor(page);
  await enterCrop(page, 320, 200);
  await page.getByRole('radio', { name: 'Top right' }).check();
  // What is to be kept turns with the image.
  await page.getByRole('button', { name: 'Rotate clockwise' }).click();
  await expect(page.getByRole('radio', { name: 'Bottom right' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Format' }).selectOption('PNG');
  await page.getByRole('spinbutton', { name: 'Height' }).press('Enter');
  const { markup } = await host.insert(page);
  expect(markup.url).toMatch(/\/png\/[^?]+\.png\?w=320&h=200&crop=yes&k=se&r=90$/);
  expect(markup.html).toMatch(/^<img [^>]*width="320" height="200"/);
  const shown = await page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, markup.url);
  expect(shown).toEqual([320, 200]);
});

test('the height follows the width while the whole image is shown', async ({ page }) => {
  await openEditor(page);
  const width = page.getByRole('spinbutton', { name: 'Width' });
  const height = page.getByRole('spinbutton', { name: 'Height' });
  await width.fill('300');
  await expect(height).toHaveValue('400');
  await height.fill('800');
  await expect(width).toHaveValue('600');
  await page.getByRole('button', { name: 'Use this size' }).click();
  const { markup } = await host.insert(page);
  expect(markup.url).toMatch(/\?w=600$/);
  expect(markup.html).toMatch(/width="600" height="800"/);
});

test('a size that is none is not taken, and says what is possible', async ({ page }) => {
  await openEditor(page);
  const width = page.getByRole('spinbutton', { name: 'Width' });
  for (const wrong of ['0', '', '2049', '1000000000', '1.5', '-3']) {
    await width.fill(wrong);
    await expect(page.getByRole('alert')).toHaveText('Enter whole numbers from 1 to 2,048.');
    await expect(page.getByRole('button', { name: 'Use this size' })).toBeDisabled();
  }
  await width.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await width.fill('100');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the last size is offered again for the next asset, and after the page is loaded anew', async ({
  page,
}) => {
  await host.open(page, branded);
  const use = async (place: number): Promise<void> => {
    await page.getByRole('gridcell').nth(place).click();
    await pressCustomSize(page);
  };
  await use(0);
  await enterCrop(page, 333, 222);
  await page.getByRole('button', { name: 'Use this size' }).click();
  for (const again of ['at once', 'later']) {
    if (again === 'later') await host.open(page, branded);
    await use(1);
    await expect(page.getByRole('radio', { name: 'Crop' })).toBeChecked();
    await expect(page.getByRole('spinbutton', { name: 'Width' })).toHaveValue('333');
    await expect(page.getByRole('spinbutton', { name: 'Height' })).toHaveValue('222');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Custom size…' })).toBeFocused();
  }
});

test('a preset takes the place of a custom size, from the preview too', async ({ page }) => {
  await host.open(page, branded);
  await page.getByRole('gridcell').first().click();
  await page.getByRole('gridcell').first().press('Enter');
  const preview = page.getByRole('dialog', { name: /^Preview of/ });
  await preview.getByRole('button', { name: 'Custom size…' }).click();
  await page.getByRole('spinbutton', { name: 'Width' }).fill('240');
  await page.getByRole('button', { name: 'Use this size' }).click();
  await expect(preview.getByRole('radio', { name: /^Custom size/ })).toBeChecked();
  await page.keyboard.press('Escape');
  const sizes = page.getByRole('combobox', { name: 'Size' });
  await expect(sizes.locator(':checked')).toHaveText('Custom size (240 × 320)');
  await sizes.selectOption({ index: 1 });
  await expect(sizes.locator('option', { hasText: 'Custom size' })).toHaveCount(0);
  expect((await host.insert(page)).rendition.type).toBe('preset');
});

test('nothing behind the dialog can be reached, and the keyboard alone sets the focal point', async ({
  page,
}) => {
  await openEditor(page);
  await page.getByRole('radio', { name: 'Crop' }).check();
  await page.getByRole('spinbutton', { name: 'Height' }).fill('100');
  const down = page.getByRole('slider', { name: 'Focal point, from top to bottom' });
  await down.focus();
  await down.press('End');
  await expect(page.locator('.result img')).toHaveAttribute('src', /&a=0,[1-9]/);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const inside = document.activeElement?.shadowRoot?.activeElement;
      return inside?.closest('[role=dialog]') ? undefined : inside?.outerHTML;
    });
    expect(outside).toBe(undefined);
  }
});

test('the picture is asked for within 100 ms of the last change', async ({ page }) => {
  await openEditor(page);
  await expect(page.locator('.result img')).toHaveJSProperty('complete', true);
  const width = page.getByRole('spinbutton', { name: 'Width' });
  const took: number[] = [];
  // The best of several: the machine may stand still for a while.
  for (let wanted = 201; wanted < 211; wanted += 1) {
    const asked = page.waitForRequest((request) => request.url().endsWith(`?w=${wanted}`));
    const changedAt = await width.evaluate((field: HTMLInputElement, value) => {
      field.value = value;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      return performance.timeOrigin + performance.now();
    }, String(wanted));
    await asked;
    const startedAt = await page.evaluate((end) => {
      const entries = performance.getEntriesByType('resource');
      const entry = entries.findLast(({ name }) => name.endsWith(end));
      return performance.timeOrigin + (entry?.startTime ?? Infinity);
    }, `?w=${wanted}`);
    took.push(startedAt - changedAt);
  }
  expect(Math.min(...took)).toBeLessThan(100);
});

test('a picture that does not come in the size is said, and another may come', async ({ page }) => {
  await host.open(page, branded);
  await page.getByRole('gridcell').first().click();
  await page.route(/\?w=123$/, (route) => route.abort());
  await pressCustomSize(page);
  const width = page.getByRole('spinbutton', { name: 'Width' });
  await width.fill('123');
  await expect(page.getByRole('alert')).toHaveText('The image could not be loaded in this size.');
  await width.fill('124');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('in a dialog, Escape closes the editor alone, and all of it works twice in a row', async ({
  page,
}) => {
  await host.open(page, `open="" sizes-allowed="both" ${branded} mode="dialog" remember="off"`);
  const dialog = page.getByRole('dialog', { name: 'Choose an asset' });
  for (const width of ['210', '220']) {
    await page.getByRole('gridcell').first().click();
    await pressCustomSize(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: /^Custom size of/ })).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await pressCustomSize(page);
    await page.getByRole('spinbutton', { name: 'Width' }).fill(width);
    await page.getByRole('button', { name: 'Use this size' }).click();
    expect((await host.insert(page)).width).toBe(Number(width));
    await expect(dialog).toHaveCount(0);
    await page.locator('asset-picker').evaluate((picker) => picker.setAttribute('open', ''));
  }
});
