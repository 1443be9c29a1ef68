import type { Browser } from '@playwright/test';
import type { Figures, Repeated, Times } from './figures.js';
import type { Contestant } from './options.js';
import { quantile } from './quantile.js';
import { pause, Tab } from './tab.js';
import { clickFacets, pressKeys, select, typeWord } from './acts.js';

/** The options of a visit. */
export interface Visit {
  readonly browser: Browser;
  readonly origin: string;
  /** The source of the probe. */
  readonly probe: string;
  /** The factor by which the page is slowed. */
  readonly slowdown: number;
}

const screens = 200;
const jumps = 200;

/** The figures of a page until its first results. */
export type Arrival = Pick<Figures, 'firstPainted' | 'requestSent' | 'blocking' | 'scriptBytes'>;

/** Loads a page without further actions. */
export function arrive(way: Visit, contestant: Contestant): Promise<Arrival> {
  return within(way, contestant, async (tab) => ({
    firstPainted: await tab.ask((page) => page.first()),
    requestSent: await tab.ask((page) => page.requestSent()),
    blocking: await tab.ask((page) => page.blocking()),
    scriptBytes: tab.scriptBytes / 1000,
  }));
}

/** The figures of a page after its first results, and the times of repeated actions. */
export interface Stay {
  readonly once: Omit<Figures, keyof Arrival | keyof Repeated>;
  readonly times: Times;
}

/** Measures a page in two visits: one with a fling only, and one with all actions. */
export async function visit(way: Visit, contestant: Contestant): Promise<Stay> {
  const glanced = await glance(way, contestant);
  const { once, times } = await work(way, contestant);
  return { once: { ...glanced, ...once }, times };
}

/** The figures of scrolling. */
export type Scrolling = Pick<Figures, 'frame' | 'longTasks' | 'nodes' | 'heap'>;

type Flung = Scrolling & Pick<Figures, 'domNodes'>;

type Glance = Flung & Pick<Figures, 'thumbnails'>;

/** Loads a page and flings it. */
function glance(way: Visit, contestant: Contestant): Promise<Glance> {
  return within(way, contestant, async (tab) => {
    let thumbnails = 0;
    tab.page.on('request', (request) => {
      if (request.url().includes('/previews/')) thumbnails += 1;
    });
    return { ...(await flung(tab)), thumbnails };
  });
}

interface Work {
  readonly once: Omit<Stay['once'], keyof Glance>;
  readonly times: Times;
}

/** Performs all actions of a user, then flings the page. */
function work(way: Visit, contestant: Contestant): Promise<Work> {
  return within(way, contestant, async (tab) => {
    const isOurs = contestant !== 'instantsearch';
    const keyPresses = isOurs ? await pressKeys(tab) : [];
    const selections = isOurs ? await select(tab) : [];
    const typed = await typeWord(tab);
    const facets = await clickFacets(tab);
    await tab.ask((page) => page.rewind());
    await tab.waitForIdle();
    const later = await flung(tab);
    return {
      once: {
        ...typed,
        ...{ laterFrame: later.frame, laterLongTasks: later.longTasks, laterHeap: later.heap },
      },
      times: {
        facetClicks: facets.map(({ whole }) => whole),
        facetMarks: facets.map(({ mark }) => mark),
        facetWorks: facets.map((facet) => facet.work),
        ...{ selections, keyPresses },
      },
    };
  });
}

/** The figures of a fling before and after random jumps. */
export interface Wandering {
  readonly before: Scrolling;
  readonly after: Scrolling;
}

/** Flings a page, jumps to random positions, and flings it again. */
export function wander(way: Visit, contestant: Contestant): Promise<Wandering> {
  return within(way, contestant, async (tab) => {
    const before = await flung(tab);
    await tab.page.evaluate(`probe.jump(${jumps})`);
    await tab.waitForIdle();
    return { before, after: await flung(tab) };
  });
}

/** Opens a new tab and acts when the page has its first results and is idle. */
async function within<Found>(
  { browser, origin, probe, slowdown }: Visit,
  contestant: Contestant,
  act: (tab: Tab) => Promise<Found>,
): Promise<Found> {
  const tab = await Tab.open(browser, probe, `${origin}/nothing`, slowdown);
  try {
    await tab.page.goto(`${origin}/${contestant}`);
    await tab.ask((page) => page.first());
    await tab.waitForIdle();
    await pause(500);
    const found = await act(tab);
    if (contestant === 'ours') tab.checkRequests();
    return found;
  } finally {
    await tab.close();
  }
}

/** Flings a page, then measures its nodes and memory. */
async function flung(tab: Tab): Promise<Flung> {
  const { frames, longTasks } = await tab.page.evaluate<Moved>(`probe.fling(${screens})`);
  await tab.waitForIdle();
  return {
    frame: quantile(frames, 0.95),
    longTasks,
    nodes: await tab.ask((page) => page.elements()),
    ...(await tab.held()),
  };
}

/** The probe's figures of a fling. */
interface Moved {
  /** The duration of each frame, in milliseconds. */
  readonly frames: readonly number[];
  readonly longTasks: number;
}
