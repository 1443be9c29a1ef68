import type { Browser } from '@playwright/test';
import type { Figures } from './figures.js';
import type { Contestant } from './options.js';
import { median, quantile } from './quantile.js';
import { pause, Tab } from './tab.js';
import { clickFacets, pressKeys, select, typeWord } from './acts.js';

/** The options of a visit. */
export interface Visit {
  readonly browser: Browser;
  readonly origin: string;
  /** The source of the probe. */
  readonly probe: string;
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

/** The figures of a page after its first results. */
export type Stay = Omit<Figures, keyof Arrival>;

/** Measures a page in two visits: one with a fling only, and one with all actions. */
export async function visit(way: Visit, contestant: Contestant): Promise<Stay> {
  return { ...(await glance(way, contestant)), ...(await work(way, contestant)) };
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

/** Performs all actions of a user, then flings the page. */
function work(way: Visit, contestant: Contestant): Promise<Omit<Stay, keyof Glance>> {
  return within(way, contestant, async (tab) => {
    const isOurs = contestant !== 'instantsearch';
    const keys = isOurs ? await pressKeys(tab) : undefined;
    const selections = isOurs ? await select(tab) : undefined;
    const typed = await typeWord(tab);
    const facets = await clickFacets(tab);
    await tab.ask((page) => page.rewind());
    await tab.waitForIdle();
    const later = await flung(tab);
    return {
      facetClick: median(facets.map(({ whole }) => whole)),
      facetMark: quantile(
        facets.map(({ mark }) => mark),
        0.95,
      ),
      facetWork: quantile(
        facets.map((each) => each.work),
        0.95,
      ),
      ...typed,
      selection: selections && quantile(selections, 0.95),
      keyPress: keys && quantile(keys, 0.95),
      ...{ laterFrame: later.frame, laterLongTasks: later.longTasks, laterHeap: later.heap },
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
  { browser, origin, probe }: Visit,
  contestant: Contestant,
  act: (tab: Tab) => Promise<Found>,
): Promise<Found> {
  const tab = await Tab.open(browser, probe, `${origin}/nothing`);
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
