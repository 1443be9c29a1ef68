import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

test('an editor looks at assets by keyboard, enlarges one, copies it and goes on from there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: demo.origin });
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();

  await picker.results.first().focus();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: /^Preview of / });
  await expect(preview).toBeFocused();
  await expect(preview.getByRole('radio').first()).toBeVisible();
  const [first, second] = [await preview.getAttribute('aria-label'), preview.getByText('2 of ')];
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeVisible();
  await expect(preview).not.toHaveAccessibleName(first ?? '');

  const picture = preview.getByRole('group').first().locator('img').last();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600);
  const before = await picture.boundingBox();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect
    .poll(async () => (await picture.boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) * 1.5);

  await preview.getByTitle('Other ways to copy').press('Enter');
  await preview.getByRole('button', { name: 'Copy HTML' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^<img src="${demo.siteUrl}/img/acme/[^"]+" alt=.* width=`));
  await preview.getByRole('button', { name: 'Copy for documents and email' }).press('Enter');
  // The words are those of the copy before, so the clipboard says when it is done.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types))
    .toContain('text/html');
  await expect(page.getByRole('status')).toHaveText(/^Copied\s*$/);

  await preview.getByRole('button', { name: 'Select', exact: true }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(picker.results.nth(1)).toBeFocused();
  await expect(picker.results.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(picker.trouble).toEqual([]);
});

test('a result is dragged onto the page with its link, its markup and its facts', async ({
  page,
}) => {
  const picker = new PickerPage(page);
  // The card and the article have to be seen at once.
  await page.setViewportSize({ width: 1280, height: 1300 });
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  // What is chosen has its links already.
  await picker.choose(0);
  await expect(page.getByRole('textbox', { name: 'Alt text' })).toBeVisible();
  const dropped = page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve) => {
        document.addEventListener('dragover', (event) => event.preventDefault());
        document.addEventListener('drop', (event) => {
          event.preventDefault();
          const { dataTransfer } = event;
          const types = dataTransfer?.types ?? [];
          resolve(
            Object.fromEntries(types.map((type) => [type, dataTransfer?.getData(type) ?? ''])),
          );
        });
      }),
  );
  await picker.results.first().hover();
  await page.mouse.down();
  await page.getByRole('article').hover();
  await page.getByRole('article').hover({ position: { x: 20, y: 20 } });
  await page.mouse.up();
  const data = await dropped;
  const picked = JSON.parse(data['application/x-dam-asset+json'] ?? '') as {
    readonly markup: { readonly html: string; readonly url: string };
  };
  expect(data['text/uri-list']?.trim()).toBe(picked.markup.url);
  expect(data['text/plain']).toBe(picked.markup.url);
  expect(data['text/html']).toContain(picked.markup.url);
  expect(picker.trouble).toEqual([]);
});
