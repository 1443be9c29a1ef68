import type { Page } from '@playwright/test';
import { expect, test } from './frames/chromium.js';
import { embed, type Embedding, type EmbeddingOptions } from './frames/embedding.js';
import { allow, Panel } from './sign-in/acting.js';

let embedding: Embedding;

test.afterEach(() => embedding.close());

async function openFramed(page: Page, options: EmbeddingOptions): Promise<Panel> {
  embedding = await embed(options);
  await page.goto(embedding.framing());
  const panel = new Panel(page, 'Source 1', page.frameLocator('iframe'));
  await expect(panel.status).toHaveText('signed-out');
  return panel;
}

/** Signs in as a person does: through the relay page, where there is one. */
async function signIn(panel: Panel, { relay = false }: EmbeddingOptions): Promise<void> {
  const opened = await panel.openSignIn();
  if (relay) {
    const opening = opened.waitForEvent('popup');
    await opened.getByRole('button', { name: 'Continue' }).click();
    await allow(await opening);
  } else {
    await allow(opened);
  }
  await expect(panel.status).toHaveText('signed-in');
}

/** The tokens that a sandbox needs, as the documentation has them. */
const tokens =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const rows: readonly (readonly [string, EmbeddingOptions, 'signed-in' | 'signed-out'])[] = [
  ['neither relay nor SameSite=None', {}, 'signed-out'],
  ['a relay with dam-sites, without SameSite=None', { relay: true, damSites: true }, 'signed-out'],
  [
    'a relay with dam-sites and SameSite=None, before a sign-in page that cuts the tie',
    { relay: true, damSites: true, sameSite: 'none', openerPolicy: 'same-origin' },
    'signed-in',
  ],
  ['SameSite=None alone, before a plain sign-in page', { sameSite: 'none' }, 'signed-in'],
  [
    'all of it and the documented sandbox tokens',
    { relay: true, damSites: true, sameSite: 'none', openerPolicy: 'same-origin', sandbox: tokens },
    'signed-in',
  ],
];

for (const [name, options, afterReload] of rows) {
  test(`in another site’s frame a page with ${name} signs in, and is ${afterReload} after a reload`, async ({
    page,
  }) => {
    const panel = await openFramed(page, options);
    await signIn(panel, options);
    await page.reload();
    await expect(panel.status).toHaveText(afterReload);
  });
}

test('in a sandbox without allow-forms a person signs in, and typing searches', async ({
  page,
}) => {
  embedding = await embed({
    sandbox: tokens.replace(' allow-forms', ''),
    files: {
      '/picker.html': `<!doctype html><title>Host</title>
        <script type="module" src="/dist/dam-elements.js"></script>
        <asset-picker base-url="{api}" site-url="{site}" client-id="dam-elements-demo"
          broker-url="/dam-auth/" redirect-uri="/callback.html"></asset-picker>`,
    },
  });
  await page.goto(embedding.framing('/picker.html'));
  const picker = page.frameLocator('iframe').locator('asset-picker');
  const opening = page.waitForEvent('popup');
  await picker.getByRole('button', { name: 'Sign in' }).click();
  await allow(await opening);
  await picker.getByRole('gridcell').first().waitFor();
  await picker.getByRole('searchbox').fill('nothing is called so');
  await expect(picker.getByRole('gridcell')).toHaveCount(0);
});

test('in another site’s frame a relay page that names no customer site refuses, and says so', async ({
  page,
}) => {
  const panel = await openFramed(page, { relay: true, sameSite: 'none' });
  const relay = await panel.openSignIn();
  await expect(relay.getByRole('alert')).toBeVisible();
  await expect(relay.getByRole('button')).toHaveCount(0);
});

test('in another site’s frame a page without a relay is never signed in where the sign-in page cuts the tie', async ({
  page,
}) => {
  await page.clock.install();
  const panel = await openFramed(page, { sameSite: 'none', openerPolicy: 'same-origin' });
  const popup = await panel.openSignIn();
  await expect(panel.status).toHaveText('detached');
  await allow(popup);
  await page.clock.fastForward('05:10');
  await expect(panel.outcome).toHaveText('relay_needed');
  await expect(panel.status).not.toHaveText('signed-in');
});
