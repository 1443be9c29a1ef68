import type { Browser } from '@playwright/test';
import type { Figures } from './figures.js';
import type { Contestant } from './options.js';
import { median, quantile } from './quantile.js';
import { pause, Tab } from './tab.js';
import { clickFacets, pressKeys, select, typeWord } from './acts.js';

/** Where a visit leads, and how. */
export interface Visit {
  readonly browser: Browser;
  readonly origin: string;
  /** What watches the page from inside. */
  readonly probe: string;
}

const screens = 200;
const jumps = 200;

/** Does on one page what a person does, and measures it. */
export async function visit(
  { browser, origin, probe }: Visit,
  contestant: Contestant,
): Promise<Figures> {
  const tab = await Tab.open(browser, probe, `${origin}/nothing`);
  let thumbnails = 0;
  try {
    await tab.page.goto(`${origin}/${contestant}`);
    const firstPainted = await tab.ask((page) => page.first());
    await tab.calm();
    await pause(500);
    const requestSent = await tab.ask((page) => page.requestSent());
    const blocking = await tab.ask((page) => page.blocking());
    const { scriptBytes } = tab;
    const isOurs = contestant !== 'instantsearch';
    const keys = isOurs ? await pressKeys(tab) : undefined;
    const selections = isOurs ? await select(tab) : undefined;
    const typed = await typeWord(tab);
    const facets = await clickFacets(tab);
    tab.page.on('request', (request) => {
      if (request.url().includes('/previews/')) thumbnails += 1;
    });
    await tab.ask((page) => page.rewind());
    await tab.calm();
    const { frames, longTasks, nodes } = await flung(tab);
    return {
      ...{ firstPainted, requestSent, blocking, scriptBytes: scriptBytes / 1000, nodes },
      facetClick: median(facets.map(({ whole }) => whole)),
      facetMark: quantile(
        facets.map(({ mark }) => mark),
        0.95,
      ),
      facetWork: quantile(
        facets.map(({ work }) => work),
        0.95,
      ),
      ...typed,
      selection: selections && quantile(selections, 0.95),
      keyPress: keys && quantile(keys, 0.95),
      ...{ frame: quantile(frames, 0.95), longTasks, thumbnails },
      ...(await tab.held()),
    };
  } finally {
    await tab.close();
  }
}

/** What there is to say of a list that is only scrolled. */
export type Scrolling = Pick<Figures, 'frame' | 'longTasks' | 'nodes' | 'heap'>;

/** Flings ours, jumps about in it, and flings it again. */
export async function wander({ browser, origin, probe }: Visit): Promise<readonly Scrolling[]> {
  const tab = await Tab.open(browser, probe, `${origin}/nothing`);
  try {
    await tab.page.goto(`${origin}/ours`);
    await tab.ask((page) => page.first());
    await tab.calm();
    const { frames, longTasks, nodes } = await flung(tab);
    const before = { frame: quantile(frames, 0.95), longTasks, nodes, ...(await tab.held()) };
    await tab.page.evaluate(`probe.jump(${jumps})`);
    await tab.calm();
    const again = await flung(tab);
    const after = { frame: quantile(again.frames, 0.95), longTasks: again.longTasks };
    return [before, { ...after, nodes: again.nodes, ...(await tab.held()) }];
  } finally {
    await tab.close();
  }
}

interface Flung {
  readonly frames: readonly number[];
  readonly longTasks: number;
  readonly nodes: number;
}

async function flung(tab: Tab): Promise<Flung> {
  const moved = await tab.page.evaluate<Omit<Flung, 'nodes'>>(`probe.fling(${screens})`);
  await tab.calm();
  return { ...moved, nodes: await tab.ask((page) => page.elements()) };
}
