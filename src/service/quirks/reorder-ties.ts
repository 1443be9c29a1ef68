import type { AssetRecord, AssetSearch, AssetSearchOutcome } from '../catalogue/catalogue.js';

type Search = (search: AssetSearch) => AssetSearchOutcome;

/** The number of items around a page in which ties are found. */
const margin = 5;

/**
 * Changes the order of assets with equal sort values on every call, like the live service. Pages
 * may therefore overlap and miss assets.
 */
export function reorderTies(search: Search): Search {
  let calls = 0;
  return (asked) => {
    const before = Math.min(margin, asked.offset);
    const wide = { ...asked, offset: asked.offset - before, limit: before + asked.limit + margin };
    const outcome = search(wide);
    calls += 1;
    const items = turnTies(outcome.items, outcome.sort.replace(/^-/, ''), calls);
    return { ...outcome, items: items.slice(before, before + asked.limit) };
  };
}

function turnTies(
  items: readonly AssetRecord[],
  sort: string,
  turns: number,
): readonly AssetRecord[] {
  const turned: AssetRecord[] = [];
  for (let start = 0; start < items.length;) {
    const key = keyOf(items[start], sort);
    let end = start + 1;
    while (end < items.length && keyOf(items[end], sort) === key) end += 1;
    const ties = items.slice(start, end);
    const shift = turns % ties.length;
    turned.push(...ties.slice(shift), ...ties.slice(0, shift));
    start = end;
  }
  return turned;
}

function keyOf(record: AssetRecord | undefined, sort: string): string {
  if (!record) return '';
  switch (sort) {
    case 'created_date':
      return String(record.created);
    case 'last_update_date':
      return String(record.updated);
    case 'filename':
      return record.filename;
    case 'file_format':
      return record.format;
    case 'file_size':
    case 'size':
      return String(record.bytes);
    default:
      return record.metadata[sort]?.join() ?? '';
  }
}
