/**
 * Measures the reference service's catalogue: how long it takes to make and index, how much memory
 * it holds, and how long searches take. Run: `node --import tsx bench/service-search.ts [count]`.
 */
import { generateCatalogue } from '../src/service/index.js';
import type { AssetSearch } from '../src/service/catalogue/catalogue.js';

const ROUNDS = 9;
const count = Number(process.argv[2] ?? 100_000);

const facets: AssetSearch['facets'] = ['file_types', 'categories', 'metadata'];
const wanted = (query: string | null, further: Partial<AssetSearch> = {}): AssetSearch => ({
  query,
  sort: null,
  offset: 0,
  limit: 50,
  facets,
  includeArchived: false,
  includeDeleted: false,
  ...further,
});

/** `#` is replaced by a unique number, so that no result is cached. */
const searches: readonly (readonly [name: string, search: AssetSearch])[] = [
  ['everything, three facets', wanted('-fn:absent#')],
  ['two words, three facets', wanted('harbour dawn -fn:absent#')],
  [
    'word and two clauses, three facets',
    wanted('sea AND (ft:(IMAGE) OR ft:(VIDEO)) AND cat:(Photography) -fn:absent#'),
  ],
  ['prefix, three facets', wanted('harb* -fn:absent#')],
  ['infix, three facets', wanted('*arbo* -fn:absent#')],
  ['dates and sizes, three facets', wanted('dateadded:[after 2024-01-01] size:>5.#')],
  ['exact filename', wanted('filename:{fishing-harbour-at-dawn-000#.jpg}', { facets: [] })],
  ['page at offset 10,000, no facets', wanted('sea -fn:absent#', { offset: 10_000, facets: [] })],
  ['last page, no facets', wanted('-fn:absent#', { offset: count * 0.96 - 60, facets: [] })],
  ['sorted by filename, no facets', wanted('-fn:absent#', { sort: 'filename', facets: [] })],
  ['sorted by -size, no facets', wanted('-fn:absent#', { sort: '-size', facets: [] })],
  ['remembered, three facets', wanted('harbour')],
];

function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function print(name: string, value: string): void {
  console.log(`${name.padEnd(44)} ${value.padStart(12)}`);
}

const start = performance.now();
const catalogue = generateCatalogue({ count, seed: 1 });
print(`assets`, count.toLocaleString('en'));
print('made and indexed, s', ((performance.now() - start) / 1000).toFixed(2));
for (const sort of ['-created_date', 'filename', '-size', 'des']) {
  const time = milliseconds(() => catalogue.search(wanted(null, { sort, facets: [] })));
  print(`first search sorted by ${sort}, ms`, time.toFixed(1));
}
for (const [index, [name, search]] of searches.entries()) {
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const query = search.query?.replaceAll('#', `${index}${round + 1}`) ?? null;
    return milliseconds(() => catalogue.search({ ...search, query }));
  }).sort((one, other) => one - other);
  print(`${name}, ms (median of ${ROUNDS})`, (times[ROUNDS >> 1] ?? 0).toFixed(1));
}
print('memory held (RSS), MB', (process.memoryUsage().rss / 1e6).toFixed(0));
print('highest memory, MB', (process.resourceUsage().maxRSS / 1000).toFixed(0));
