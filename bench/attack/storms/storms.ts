import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags, requireBrowsers } from '../../../scripts/browsers.js';
import type { Attack } from '../attack.js';
import { ratesOf } from './rates.js';
import { setUps } from './setups.js';
import { watch } from './watched.js';
import { createWorld } from './world.js';

/** The maximum number of requests of a page without interaction. */
const maxInSecond = 10;
const maxInMinute = 300;

/** The tolerance for requests that a busy machine delays and then sends together. */
const tolerance = 10;

/** How long pages are observed, unless more than a minute is requested. */
const defaultSeconds = 20;

/** How long the last of the pages may take for its first request, in seconds: they load together. */
const startSeconds = 30;

/**
 * Opens pages that may make a picker repeat requests endlessly, without interaction, and counts the
 * requests of each page.
 */
export const storms: Attack = {
  name: 'storms',
  title: `${setUps.length} idle pages, each with a reason to ask without end`,
  share: 1,
  run: async ({ seconds, say }) => {
    const { headlessShell: executablePath } = requireBrowsers();
    const world = await createWorld(setUps);
    const browser = await chromium.launch({
      args: chromiumFlags,
      ...(executablePath !== undefined && { executablePath }),
    });
    try {
      const origins = { api: world.apiUrl, pictures: world.picturesUrl };
      const watched = [];
      for (const setUp of setUps) {
        watched.push({ setUp, page: await watch(browser, world.pageOf(setUp), origins) });
      }
      for (let left = startSeconds; left > 0; left -= 1) {
        if (watched.every(({ page }) => page.times.length > 0)) break;
        await sleep(1_000);
      }
      await sleep((seconds > 60 ? seconds : Math.min(seconds, defaultSeconds)) * 1_000);
      const faults: string[] = [];
      say(row('set-up', 'requests', 'in 1 s', 'in 60 s', 'at last'));
      const latest = Math.max(...watched.flatMap(({ page }) => page.times)) - 5_000;
      for (const { setUp, page } of watched) {
        const { times } = page;
        const rates = ratesOf(times);
        const last = times.filter((time) => time > latest).length;
        say(row(setUp.name, rates.requests, rates.maxInSecond, rates.maxInMinute, last));
        if (times.length === 0) faults.push(`${setUp.name}: the page asked for nothing`);
        if (
          rates.maxInSecond > maxInSecond + tolerance ||
          rates.maxInMinute > maxInMinute + tolerance
        ) {
          faults.push(
            `${setUp.name}: ${rates.maxInSecond} requests in a second, ${rates.maxInMinute} in a minute`,
          );
        }
      }
      return { tried: setUps.length, faults };
    } finally {
      await browser.close();
      await world.close();
    }
  },
};

function row(name: string, ...figures: readonly (number | string)[]): string {
  return `${name.padEnd(40)}${figures.map((figure) => String(figure).padStart(10)).join('')}`;
}
