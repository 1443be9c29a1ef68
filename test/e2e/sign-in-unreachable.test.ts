import type { Page } from '@playwright/test';
import { expect, test } from './sign-in/strict-chromium.js';
import { createWorld, type World } from './sign-in/world.js';

let world: World;

test.afterEach(() => world.close());

/** What developers read in the console of `page` from now on. */
function listen(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('dam-elements')) said.push(message.text());
  });
  return said;
}

/** Waits for the words that an editor reads, and for the only ones that a developer does. */
async function expectTold(page: Page, said: readonly string[], cause: RegExp): Promise<void> {
  await expect(page.getByRole('paragraph').getByText('Sign-in cannot be reached')).toBeVisible();
  await expect(page.getByText('contact the page owner')).toBeVisible();
  await expect.poll(() => said.join('\n')).toMatch(cause);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('paragraph').getByText('Sign-in cannot be reached')).toBeVisible();
  expect(said).toHaveLength(1);
}

test('a broker that the page’s own policy forbids is told as that', async ({ page }) => {
  const said = listen(page);
  const policy = "connect-src 'none'";
  world = await createWorld({ pageHeaders: { 'content-security-policy': policy } });
  await page.goto(world.pickerUrl);
  await expectTold(page, said, new RegExp(`policy blocks it.*${world.pageUrl}.*connect-src`));
});

test('a broker that does not list the page’s origin is told as that', async ({ page }) => {
  const said = listen(page);
  world = await createWorld();
  const elsewhere = world.pageUrl.replace('localhost', '127.0.0.1');
  await page.goto(`${elsewhere}/picker.html?broker=${world.pageUrl}/dam-auth-acme/`);
  await expectTold(page, said, new RegExp(`Add ${elsewhere} to its allowedOrigins`));
});

test('a broker at whose address nothing answers is told as that', async ({ page }) => {
  const said = listen(page);
  world = await createWorld();
  await page.goto(`${world.pickerUrl}?broker=http://127.0.0.1:9/dam-auth/`);
  await expectTold(page, said, /http:\/\/127\.0\.0\.1:9\/dam-auth\/ .*nothing responds/);
});
