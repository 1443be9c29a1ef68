import type { Page } from '@playwright/test';
import { Panel } from './acting.js';
import { expect, test as strict } from './strict-chromium.js';
import { createWorld, type World, type WorldOptions } from './world.js';

/** A world, and the first source on the host's page, signed out. */
export interface Host {
  readonly world: World;
  readonly page: Page;
  readonly panel: Panel;
  /** How often the first service was asked for tokens. */
  readonly tokenCalls: () => number;
}

/** As {@link strict}, with a host's page to open. */
export const test = strict.extend<{ openHost: (options?: WorldOptions) => Promise<Host> }>({
  openHost: async ({ page }, use) => {
    const worlds: World[] = [];
    await use(async (options) => {
      const world = await createWorld(options);
      worlds.push(world);
      await page.goto(world.pageUrl);
      const panel = new Panel(page);
      await expect(panel.status).toHaveText(/^(signed-out|stalled)$/);
      const tokenCalls = (): number =>
        world.service.stats().requests['POST /v2/oauth/access-token'] ?? 0;
      return { world, page, panel, tokenCalls };
    });
    for (const world of worlds) await world.close();
  },
});

export { expect };
