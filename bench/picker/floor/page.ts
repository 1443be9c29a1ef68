import { readSettings } from '../page/settings.js';
import { Facets } from './facets.js';
import { Grid } from './grid.js';
import { queryOf, search, type Answer, type Item } from './service.js';

// A page without any library. The search is sent before the first rendering.

const size = 50;
const settings = readSettings();
let query = '';
let running = new AbortController();
const first = search(settings, { query, offset: 0 }, running.signal);

const total = document.querySelector('.total') as HTMLElement;
const box = document.querySelector('input') as HTMLInputElement;
const pages = new Map<number, readonly Item[]>();
const onTheirWay = new Map<number, AbortController>();
let count = 0;

const grid = new Grid(document.querySelector('.results') as HTMLElement, {
  itemAt: (index) => pages.get(Math.floor(index / size))?.[index % size],
  onShowRange: (from, to) => {
    const seen = [Math.floor(from / size), Math.floor(to / size)];
    for (const [page, asking] of onTheirWay) if (!seen.includes(page)) asking.abort();
    for (const page of new Set(seen)) void fetchPage(page);
  },
});
const facets = new Facets(document.querySelector('.facets') as HTMLElement, find);
box.addEventListener('input', find);
void first.then(show);

function show(answer: Answer): void {
  pages.clear();
  pages.set(0, answer.items);
  count = answer.total_count;
  total.textContent = `${count.toLocaleString('en')} results`;
  grid.start(count);
  if (answer.facets) facets.show(answer.facets);
}

function find(): void {
  query = queryOf(box.value, [...facets.applied.values()]);
  running.abort();
  running = new AbortController();
  for (const asking of onTheirWay.values()) asking.abort();
  search(settings, { query, offset: 0 }, running.signal).then(show, () => undefined);
}

async function fetchPage(page: number): Promise<void> {
  if (pages.has(page) || onTheirWay.has(page) || page * size >= count) return;
  const asking = new AbortController();
  onTheirWay.set(page, asking);
  try {
    const { items } = await search(settings, { query, offset: page * size }, asking.signal);
    pages.set(page, items);
    if (pages.size > 12) pages.delete(pages.keys().next().value ?? 0);
    grid.draw();
  } catch {
    // Aborted or failed pages are requested again when scrolling ends.
  }
  onTheirWay.delete(page);
}
