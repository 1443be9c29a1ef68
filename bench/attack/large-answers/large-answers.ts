import type { Browser } from '@playwright/test';
import { watchRequests } from '../../../test/request-rate.js';
import type { Attack, AttackResult } from '../attack.js';
import type { Json } from '../browser/json.js';
import type { Timed, Times } from '../browser/page/timing.js';
import { launchChromium } from '../browser/visit.js';
import { createWorld, type World } from '../browser/world.js';
import { cases, type Case } from './cases.js';

/** The maximum time for reading and rendering an answer. */
const maxMs = 1_000;
/** The same for answers that no real service would send. */
const maxUnrealisticMs = 3_000;
/** On slow machines, the limit is this multiple of the time of an ordinary answer. */
const maxRatio = 5;
/** The timeout of a page. */
const visitTimeoutMs = 60_000;

export const largeAnswers: Attack = {
  name: 'large-answers',
  title: 'the largest answers that are read, drawn and picked from',
  share: 1,
  run: async ({ say }): Promise<AttackResult> => {
    const world = await createWorld();
    const browser = await launchChromium();
    const faults: string[] = [];
    const limits = new Map<string, Times>();
    try {
      for (const each of cases) {
        const times = await timesOf(browser, world, each);
        const { kind, name } = each;
        say(`${`${kind}: ${name}`.padEnd(64)}${told(times)}`);
        const ordinary = limits.get(kind);
        if (!ordinary) limits.set(kind, times);
        for (const [what, ms] of Object.entries(times) as [keyof Times, number][]) {
          const limit = Math.max(
            each.isUnrealistic ? maxUnrealisticMs : maxMs,
            maxRatio * (ordinary?.[what] ?? 0),
          );
          if (!(ms <= limit)) faults.push(`${kind}, ${name}: ${what} took ${Math.round(ms)} ms`);
        }
      }
    } finally {
      await browser.close();
      await world.close();
    }
    return { tried: cases.length, faults };
  },
};

/** The duration of each step with these answers; infinite for steps that do not finish. */
async function timesOf(browser: Browser, world: World, { kind, change }: Case): Promise<Times> {
  const { name } = world.enter({
    originalOf: (id) => id,
    change: ({ route, json }) => {
      const changed = change(route, json as Record<string, Json>);
      if (changed === undefined) return undefined;
      const body = typeof changed === 'string' ? changed : JSON.stringify(changed);
      return { status: 200, type: 'application/json', body };
    },
  });
  const context = await browser.newContext();
  const checkRequests = await watchRequests(context);
  try {
    const page = await context.newPage();
    await page.goto(`${world.pageUrl}/`, { waitUntil: 'load' });
    const using = page.evaluate((timed: Timed) => attack.time(timed), {
      kind,
      apiUrl: `${world.apiUrl}/${name}`,
      siteUrl: world.siteUrl,
      brokerUrl: `${world.pageUrl}/dam-auth/${name}/`,
    });
    using.catch(() => undefined); // The page may be closed before it answers.
    const late = new Promise<Times>((resolve) => {
      setTimeout(
        () => resolve({ drawn: Infinity, chosen: Infinity, picked: Infinity }),
        visitTimeoutMs,
      );
    });
    const times = await Promise.race([using, late]);
    checkRequests();
    return times;
  } finally {
    world.leave(name);
    await context.close();
  }
}

function told(times: Times): string {
  return Object.entries(times)
    .map(([what, ms]) => `${what} ${Math.round(Number(ms))} ms`)
    .join(', ');
}
