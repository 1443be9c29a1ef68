import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { judge, judgeScrolling, type Verdict } from './picker/bounds.js';
import { typical, type Figures } from './picker/figures.js';
import { startLibrary } from './picker/library.js';
import { readOptions, type Contestant } from './picker/options.js';
import { pageFiles, probeSource } from './picker/page-files.js';
import { startSite } from './picker/site.js';
import { listVerdicts, tabulate } from './picker/table.js';
import { openBrowser } from './picker/tab.js';
import { visit, wander, type Visit } from './picker/visit.js';

// `npm run bench -- picker [--rounds N] [--assets N] [--many N] [--pages NAMES] [--strict]
// [--no-build] [--dist DIR]` measures the picker beside a hand-written page and InstantSearch. With `--strict`
// it exits with 2 where a bound does not hold.

const options = readOptions(process.argv.slice(2));
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
  const way: Visit = { browser, origin: site.origin, probe: await probeSource() };
  const { rounds, assets, many } = options;
  const figures = await besideEachOther(way, rounds, assets);
  console.log(
    `${assets.toLocaleString('en')} assets; medians of ${rounds} rounds; CPU slowed 4 times, 10 Mbit/s, 40 ms\n`,
  );
  console.log(tabulate(figures));
  const [ours, floor] = [figures.get('ours'), figures.get('floor')];
  if (ours && floor) {
    conclude(`What is promised at ${assets.toLocaleString('en')} results:`, judge(ours, floor));
    if (many > 0) await amongMany(way, many, floor);
  }
} finally {
  await browser.close();
  site.close();
}
if (options.strict && verdicts.some(({ held }) => !held)) process.exitCode = 2;

/** Visits the pages in turn, each round beginning with another. */
async function besideEachOther(
  way: Visit,
  rounds: number,
  assets: number,
): Promise<ReadonlyMap<Contestant, Figures>> {
  const library = await startLibrary(assets, site.origin);
  await site.serve(await pageFiles(library, options.dist));
  const visits = new Map<Contestant, Figures[]>(options.pages.map((page) => [page, []]));
  try {
    // The first round only warms the browser and the service.
    for (let round = 0; round <= rounds; round += 1) {
      for (let turn = 0; turn < options.pages.length; turn += 1) {
        const page = options.pages[(round + turn) % options.pages.length];
        if (!page) continue;
        const found = await visit(way, page);
        if (round === 0) continue;
        console.error(`round ${round}, ${page}: ${JSON.stringify(found)}`);
        visits.get(page)?.push(found);
      }
    }
  } finally {
    library.close();
  }
  return new Map([...visits].map(([page, found]) => [page, typical(found)]));
}

/** Measures ours where there are very many results, and after it was jumped about in. */
async function amongMany(way: Visit, many: number, floor: Figures): Promise<void> {
  const library = await startLibrary(many, site.origin);
  try {
    await site.serve(await pageFiles(library, options.dist));
    const [before, after] = await wander(way);
    const results = `${many.toLocaleString('en')} results`;
    if (before) conclude(`The same at ${results}:`, judgeScrolling(before, floor));
    if (after) conclude(`And after 200 random jumps:`, judgeScrolling(after, floor));
  } finally {
    library.close();
  }
}

function conclude(title: string, found: readonly Verdict[]): void {
  console.log(`\n${listVerdicts(title, found)}`);
  verdicts.push(...found);
}
