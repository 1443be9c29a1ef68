import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { judge, judgeScrolling, type Verdict } from './picker/bounds.js';
import { pooled, typical, type Figures } from './picker/figures.js';
import { startLibrary } from './picker/library.js';
import { readOptions, type Contestant } from './picker/options.js';
import { pageFiles, probeSource } from './picker/page-files.js';
import { startSite } from './picker/site.js';
import { listVerdicts, tabulate } from './picker/table.js';
import { openBrowser } from './picker/tab.js';
import { arrive, visit, wander, type Arrival, type Stay, type Visit } from './picker/visit.js';

// `npm run bench -- picker [--rounds N] [--assets N] [--many N] [--slowdown N]
// [--pages NAMES] [--strict] [--no-build] [--dist DIR] [--before DIR]` compares the picker with a
// hand-written page, InstantSearch and another build. With `--strict` it exits with 2 if a bound is
// exceeded. The browser is slowed four times; a slow machine needs less to be comparable.

/** How often a page is loaded per round. Load times vary most between visits. */
const arrivalsInRound = 4;

const options = readOptions(process.argv.slice(2));
const { slowdown } = options;
const root = fileURLToPath(new URL('..', import.meta.url));
if (options.build) {
  const { status } = spawnSync(process.execPath, ['scripts/build.js', '--quiet'], {
    ...{ cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  });
  if (status !== 0) process.exit(1);
}

const site = await startSite();
const browser = await openBrowser();
const verdicts: Verdict[] = [];
try {
  const way: Visit = { browser, origin: site.origin, probe: await probeSource(), slowdown };
  const { rounds, assets, many } = options;
  const figures = await besideEachOther(way, rounds, assets);
  console.log(
    `${assets.toLocaleString('en')} assets; medians of ${rounds} rounds; CPU slowed ${slowdown} times, 10 Mbit/s, 40 ms\n`,
  );
  console.log(tabulate(figures));
  const [ours, floor] = [figures.get('ours'), figures.get('floor')];
  if (ours && floor) {
    conclude(
      `Bounds at ${assets.toLocaleString('en')} results:`,
      judge(ours, floor, figures.get('instantsearch')),
    );
    if (many > 0) await amongMany(way, many);
  }
} finally {
  await browser.close();
  site.close();
}
if (options.strict && verdicts.some(({ held }) => !held)) process.exitCode = 2;

/** Visits the pages in turn. Each round begins with a different page. */
async function besideEachOther(
  way: Visit,
  rounds: number,
  assets: number,
): Promise<ReadonlyMap<Contestant, Figures>> {
  const { pages } = options;
  const library = await startLibrary(assets, site.origin);
  await site.serve(await pageFiles(library, options.dist, options.before));
  const arrivals = new Map<Contestant, Arrival[]>(pages.map((page) => [page, []]));
  const stays = new Map<Contestant, Stay[]>(pages.map((page) => [page, []]));
  try {
    // The first round only warms the browser and the service.
    for (let round = 0; round <= rounds; round += 1) {
      const first = round % pages.length;
      const turns = [...pages.slice(first), ...pages.slice(0, first)];
      for (let time = 0; time < arrivalsInRound; time += 1) {
        for (const page of turns) await note(arrivals, round, page, arrive(way, page));
      }
      for (const page of turns) await note(stays, round, page, visit(way, page));
    }
  } finally {
    library.close();
  }
  return new Map(pages.map((page) => [page, figuresOf(arrivals.get(page), stays.get(page))]));
}

function figuresOf(arrivals: readonly Arrival[] = [], stays: readonly Stay[] = []): Figures {
  return {
    ...typical(arrivals),
    ...typical(stays.map(({ once }) => once)),
    ...pooled(stays.map(({ times }) => times)),
  };
}

async function note<Found>(
  all: ReadonlyMap<Contestant, Found[]>,
  round: number,
  page: Contestant,
  measuring: Promise<Found>,
): Promise<void> {
  const found = await measuring;
  if (round === 0) return;
  const rounded = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Number(value.toFixed(1)) : value;
  console.error(`round ${round}, ${page}: ${JSON.stringify(found, rounded)}`);
  all.get(page)?.push(found);
}

/** Measures the picker with very many results, before and after random jumps. */
async function amongMany(way: Visit, many: number): Promise<void> {
  const library = await startLibrary(many, site.origin);
  try {
    await site.serve(await pageFiles(library, options.dist));
    const floor = await wander(way, 'floor');
    const ours = await wander(way, 'ours');
    const results = `${many.toLocaleString('en')} results`;
    conclude(`The same at ${results}:`, judgeScrolling(ours.before, floor.before));
    conclude(`And after 200 random jumps:`, judgeScrolling(ours.after, floor.after));
  } finally {
    library.close();
  }
}

function conclude(title: string, found: readonly Verdict[]): void {
  console.log(`\n${listVerdicts(title, found)}`);
  verdicts.push(...found);
}
