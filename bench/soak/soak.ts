import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, requireBrowsers } from '../../scripts/browsers.js';
import { chanceFrom } from './chance.js';
import type { SoakOptions } from './options.js';
import { Person } from './person.js';
import type { Tab } from './tab.js';
import { emptyTally, type Findings, type Tally } from './tally.js';
import { createWorld } from './world.js';

/** How long promises may take to settle after the last fault. */
const settleTimeoutMs = 120_000;

/** Runs a soak test. `tell` is called with progress messages. */
export async function soak(
  options: SoakOptions,
  tell: (words: string) => void = () => undefined,
): Promise<Findings> {
  const startedAt = Date.now();
  const isDirect = options.mode === 'direct';
  const count = isDirect ? options.tabs : options.people;
  const names = Array.from({ length: count }, (_, index) => `person-${index + 1}`);
  const world = await createWorld(options, names);
  const browser = await strictChromium();
  const tally = emptyTally();
  let telling: NodeJS.Timeout | undefined;
  try {
    const people = await Promise.all(
      names.map((name, index) => {
        const setting = {
          ...{ browser, world, tally, isDirect },
          chance: chanceFrom(options.seed + index + 1),
        };
        const tabs = Math.floor((options.tabs + index) / count);
        return Person.arrive(setting, name, tabs);
      }),
    );
    const end = startedAt + options.seconds * 1000;
    const isOver = (): boolean =>
      Date.now() >= end || world.service.stats().tokens.refreshes >= options.refreshes;
    telling = setInterval(() => {
      const { refreshes, reuses } = world.service.stats().tokens;
      const tabs = people.flatMap((person) => person.tabs);
      const well = tabs.filter((tab) => tab.isSignedIn).length;
      tell(
        `${refreshes} refreshes, ${reuses} reuses, ${tally.lost} lost, ` +
          `${well} of ${tabs.length} pages signed in`,
      );
    }, 20_000);
    await Promise.all(people.map((person) => person.live(isOver)));
    world.stopFaults();
    await settle(people, tally);
    return {
      ...tally,
      tokens: world.service.stats().tokens,
      needlessReuses: world.witness.needlessReuses,
      lastChances: world.witness.lastChances,
      faults: world.faults,
      seconds: (Date.now() - startedAt) / 1000,
    };
  } finally {
    clearInterval(telling);
    await browser.close();
    await world.close();
  }
}

/** Waits, with a timeout, until everything pending has settled and all pages answer. */
async function settle(people: readonly Person[], tally: Tally): Promise<void> {
  const tabs = people.flatMap((person) => person.tabs);
  await Promise.all(tabs.map((tab) => tab.call((host) => host.rest())));
  const end = Date.now() + settleTimeoutMs;
  let waiting: readonly Tab[] = tabs;
  while (waiting.length > 0 && Date.now() < end) {
    await Promise.all(people.map((person) => person.answer()));
    const still = await Promise.all(waiting.map(isWaiting));
    waiting = waiting.filter((_, index) => still[index]);
  }
  for (const tab of tabs) {
    const { begun = 0, pending = 0 } = (await tab.call((host) => host.promises())) ?? {};
    tally.begun += begun;
    // A page that does not answer counts as at least one pending promise.
    if (waiting.includes(tab)) tally.pending += Math.max(1, pending);
  }
}

/** Whether the page has pending promises or does not answer. */
async function isWaiting(tab: Tab): Promise<boolean> {
  const promises = await tab.call((host) => host.promises());
  if (promises?.pending !== 0) return true;
  return (await tab.call((host) => host.answering())) !== true;
}

/** Chromium with the defaults of users: popups need a gesture, storage is partitioned. */
function strictChromium(): Promise<Browser> {
  const { chromium: executablePath } = requireBrowsers();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    ignoreDefaultArgs: true,
    args: [
      ...chromiumFlags,
      // Otherwise the system gives background pages the lowest priority.
      '--disable-renderer-backgrounding',
      // Avoids processes without pages.
      '--disable-features=PreloadTopChromeWebUI,SpareRendererForSitePerProcess',
      '--disable-extensions',
      '--remote-debugging-pipe',
      '--no-default-browser-check',
      'about:blank',
    ],
  });
}
