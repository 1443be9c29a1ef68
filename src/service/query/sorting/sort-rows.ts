/** A stable sort of rows by key. Keys are below `keyCount`. */
export function sortByKey(
  rows: Uint32Array,
  keyOf: (row: number) => number,
  keyCount: number,
): Uint32Array {
  const keys = new Uint32Array(rows.length);
  const places = new Uint32Array(keyCount + 1);
  for (let at = 0; at < rows.length; at += 1) {
    const key = keyOf(rows[at] ?? 0);
    keys[at] = key;
    places[key + 1] = (places[key + 1] ?? 0) + 1;
  }
  for (let key = 0; key < keyCount; key += 1) {
    places[key + 1] = (places[key + 1] ?? 0) + (places[key] ?? 0);
  }
  const sorted = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const key = keys[at] ?? 0;
    const place = places[key] ?? 0;
    sorted[place] = rows[at] ?? 0;
    places[key] = place + 1;
  }
  return sorted;
}

/** Splits rows into those that pass a test and the others. Both keep their order. */
export function partition(
  rows: Uint32Array,
  test: (row: number) => boolean,
): readonly [Uint32Array, Uint32Array] {
  const passed = new Uint32Array(rows.length);
  const others = new Uint32Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    if (test(row)) {
      passed[count] = row;
      count += 1;
    } else others[at - count] = row;
  }
  return [passed.subarray(0, count), others.subarray(0, rows.length - count)];
}

/** The rows of `first`, then those of `second`. */
export function concatenate(first: Uint32Array, second: Uint32Array): Uint32Array {
  const rows = new Uint32Array(first.length + second.length);
  rows.set(first);
  rows.set(second, first.length);
  return rows;
}
