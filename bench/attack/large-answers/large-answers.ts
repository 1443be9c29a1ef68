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
/** On slow machines, the limit is this multiple of the time of an ordinary answer, … */
const maxRatio = 5;
/** … or this multiple of the time for parsing 4 million characters of JSON, if that is longer. */
const maxParsings = 7;
/** How often an answer is tried: a busy machine delays one visit, a slow picker delays them all. */
const maxVisits = 3;
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
    const ordinaries = new Map<string, Times>();
    try {
      for (const each of cases) {
        const { kind, name } = each;
        const ordinary = ordinaries.get(kind);
        let late: readonly (keyof Times)[] = [];
        for (let visits = 0; visits === 0 || (late.length > 0 && visits < maxVisits); visits++) {
          const { times, parsing } = await timesOf(browser, world, each);
          say(`${`${kind}: ${name}`.padEnd(64)}${told(times)}; parsing ${Math.round(parsing)} ms`);
          const max = Math.max(
            each.isUnrealistic ? maxUnrealisticMs : maxMs,
            maxParsings * parsing,
          );
          const lateNow = lateSteps(times, ordinary, max);
          late = visits === 0 ? lateNow : late.filter((what) => lateNow.includes(what));
          if (!ordinaries.has(kind)) ordinaries.set(kind, times);
        }
        for (const what of late) faults.push(`${kind}, ${name}: ${what} took too long`);
      }
    } finally {
      await browser.close();
      await world.close();
    }
    return { tried: cases.length, faults };
  },
};

/** The steps that took too long, also in comparison with those of an ordinary answer, if known. */
function lateSteps(times: Times, ordinary: Times | undefined, max: number): (keyof Times)[] {
  const steps = Object.keys(times) as (keyof Times)[];
  return steps.filter(
    (what) => !(times[what] <= Math.max(max, maxRatio * (ordinary?.[what] ?? 0))),
  );
}

/**
 * The duration of each step with these answers, infinite for steps that do not finish, and that of
 * parsing 4 million characters.
 */
async function timesOf(
  browser: Browser,
  world: World,
  { kind, change }: Case,
): Promise<{ readonly times: Times; readonly parsing: number }> {
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
    const parsing = await page.evaluate(() => attack.parsingTime());
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
    return { times, parsing };
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
