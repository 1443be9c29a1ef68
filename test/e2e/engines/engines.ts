import { test as base } from '@playwright/test';
import { requireBrowsers } from '../../../scripts/browsers.js';
import { startChromium } from './chromium.js';
import type { Engine, Visit } from './engine.js';
import { startFirefox } from './firefox.js';
import { startWebKit } from './webkit.js';
import { createWorld, type World, type WorldOptions } from './world.js';

/** The engines that people's browsers are made of. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

interface PerWorker {
  readonly engineName: EngineName;
  readonly engine: Engine;
}

interface PerTest {
  readonly visit: Visit;
  /** Starts a world that ends with the test. */
  readonly begin: (options?: WorldOptions) => Promise<World>;
}

export const test = base.extend<PerTest, PerWorker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine }, use) => {
    const visit = await engine.visit();
    await use(visit);
    await visit.end();
  },
  begin: async ({}, use) => {
    const worlds: World[] = [];
    await use(async (options) => {
      const world = await createWorld(options);
      worlds.push(world);
      return world;
    });
    await Promise.all(worlds.map((world) => world.close()));
  },
});

async function start(name: EngineName): Promise<Engine> {
  const { chromium, firefox, webkit } = requireBrowsers();
  if (name === 'chromium' && chromium !== undefined) return startChromium(chromium);
  if (name === 'firefox' && firefox !== undefined) return startFirefox(firefox);
  if (name === 'webkit' && webkit) return startWebKit(webkit);
  throw new Error(`${name} is not on this machine`);
}
