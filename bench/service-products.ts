/**
 * Measures the reference service's products over a whole request and answer, JSON included: how
 * long making the index takes, how long searches take, and how much memory it all holds. Prints a
 * last line that says whether the median of every search is within 50 ms. Run: `npm run bench --
 * service-products [count]`.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createService } from '../src/service/index.js';

const ROUNDS = 15;
const MOST_MILLISECONDS = 50;
const count = Number(process.argv[2] ?? 50_000);

const contains = (type: string, text: string): object => ({
  type,
  operator: 'contains',
  argument: [text],
});

/** `#` is replaced by a unique number. */
const searches: readonly (readonly [name: string, body: object])[] = [
  ['everything', {}],
  ['everything, 100 with attributes', { limit: 100, expand: ['attributes'] }],
  ['one word', { query: 'jacket' }],
  ['two words', { query: 'alpine navy' }],
  ['a word that is nowhere', { query: 'nowhere#' }],
  ['a whole SKU', { query: 'ALP-JKT-0412-M-RED' }],
  ['a SKU by filter', { filters: [{ type: 'sku', operator: 'in', argument: ['MDW-SHO-04#'] }] }],
  [
    'parents by their variants',
    {
      query: 'navy',
      filters: [{ type: 'search_parents_via_variants' }, { type: 'exclude_variants' }],
    },
  ],
  [
    'five filters',
    {
      filters: [
        contains('name', 'a'),
        contains('sku', '-'),
        { type: 'product_type', operator: 'has_value' },
        { type: 'featured_image', operator: 'has_value' },
        { type: 'exclude_parents' },
      ],
    },
  ],
  ['sorted by name', { sort: { type: 'name', order: 'ascending' } }],
  ['offset 9,999', { offset: 9999, limit: 100 }],
];

function print(name: string, value: string): void {
  console.log(`${name.padEnd(48)} ${value.padStart(12)}`);
}

const service = createService({ products: count, assets: 5000 });
const before = heldMegabytes();
const authorization = `Bearer ${service.issueTokens().accessToken}`;
const headers = { authorization, 'content-type': 'application/json' };

/** The used heap after a garbage collection, in MB. */
function heldMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage().heapUsed / 1e6;
}

async function search(body: object): Promise<number> {
  const start = performance.now();
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await service.fetch(`${service.baseUrl}/v2/products/search`, request);
  await answer.json();
  if (!answer.ok) throw new Error(`A search was answered with ${answer.status}`);
  return performance.now() - start;
}

print('products', count.toLocaleString('en'));
print('first search, which makes the index, ms', (await search({})).toFixed(0));
let slowest = 0;
for (const [index, [name, body]] of searches.entries()) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = JSON.stringify(body).replaceAll('#', String(10 + index * ROUNDS + round));
    times.push(await search(JSON.parse(text) as object));
  }
  const median = times.sort((one, other) => one - other)[ROUNDS >> 1] ?? 0;
  slowest = Math.max(slowest, median);
  print(`${name}, ms (median of ${ROUNDS})`, median.toFixed(1));
}
print('memory held beyond the assets, MB', (heldMegabytes() - before).toFixed(0));
print(`every median within ${MOST_MILLISECONDS} ms`, slowest <= MOST_MILLISECONDS ? 'yes' : 'no');
