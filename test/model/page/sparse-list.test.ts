import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  itemAt,
  knownItems,
  knownLength,
  lengthOf,
  nothingKnown,
  pageAt,
  withinBound,
  withPage,
  type SparseList,
} from '../../../src/model/page/sparse-list.js';

interface Item {
  readonly id: string;
}

type Given = readonly [page: number, ids: string, total: number];

/** A list of pages of four, one letter an item. */
function listOf(...pages: readonly Given[]): SparseList<Item> {
  let list: SparseList<Item> = { ...nothingKnown, size: 4 };
  for (const [page, ids, total] of pages) {
    list = withPage(list, page, itemsOf(ids), total);
  }
  return list;
}

/** Every place in its order: its item, or a dot where nothing is known of it. */
function seen(list: SparseList<Item>): string {
  const places = Array.from({ length: lengthOf(list) }, (_, place) => place);
  return places.map((place) => itemAt(list, place)?.id ?? '.').join('');
}

describe('a list of which parts are known', () => {
  test('has every place from the first page on, and items in those that came', () => {
    assert.equal(seen(listOf([0, 'abcd', 10])), 'abcd......');
  });

  test('takes pages in any order', () => {
    assert.equal(seen(listOf([2, 'ij', 10], [0, 'abcd', 10])), 'abcd....ij');
    assert.equal(seen(listOf([2, 'ij', 10], [0, 'abcd', 10], [1, 'efgh', 10])), 'abcdefghij');
  });

  test('gives what is known in the order of the list', () => {
    const list = listOf([2, 'ij', 10], [0, 'abcd', 10]);
    assert.equal(
      knownItems(list)
        .map(({ id }) => id)
        .join(''),
      'abcdij',
    );
  });

  test('is as it was after another was made of it', () => {
    const before = listOf([0, 'abcd', 10]);
    withPage(before, 1, [{ id: 'e' }], 5);
    assert.equal(seen(before), 'abcd......');
  });

  test('is empty where nothing is known', () => {
    const list: SparseList<Item> = nothingKnown;
    assert.equal(lengthOf(list), 0);
    assert.equal(itemAt(list, 0), undefined);
  });
});

describe('pages that are not as they should be', () => {
  test('hold nothing that another page holds, and later items move up', () => {
    assert.equal(seen(listOf([0, 'abcd', 10], [1, 'cdef', 10])), 'abcdef..');
    assert.equal(seen(listOf([0, 'abcd', 10], [1, 'cdef', 10], [2, 'gh', 10])), 'abcdefgh');
  });

  test('hold nothing twice themselves', () => {
    assert.equal(seen(listOf([0, 'aabb', 8])), 'ab....');
  });

  test('may be nothing but doubles', () => {
    const list = listOf([0, 'abcd', 12], [1, 'abcd', 12], [2, 'efgh', 12]);
    assert.equal(seen(list), 'abcdefgh');
  });

  test('may be shorter than promised', () => {
    const list = listOf([0, 'ab', 10], [1, 'efgh', 10], [2, 'i', 10]);
    assert.equal(seen(list), 'abefghi');
    assert.equal(pageAt(list, 1), 0);
    assert.equal(pageAt(list, 2), 1);
    assert.equal(pageAt(list, 6), 2);
  });

  test('may be longer: what is too much is left to the next page', () => {
    assert.equal(seen(listOf([0, 'abcdefgh', 8])), 'abcd....');
    assert.equal(seen(listOf([0, 'abcdefgh', 8], [1, 'efgh', 8])), 'abcdefgh');
  });

  test('end the list where they hold nothing', () => {
    assert.equal(seen(listOf([0, 'abcd', 100], [1, '', 100])), 'abcd');
    assert.equal(seen(listOf([0, '', 100])), '');
  });
});

describe('totals that change between pages', () => {
  test('are taken from the page that came last', () => {
    assert.equal(seen(listOf([0, 'abcd', 4], [0, 'abcd', 6])), 'abcd..');
    assert.equal(seen(listOf([0, 'abcd', 100], [1, 'ef', 6])), 'abcdef');
  });

  test('leave room for a page again that ended the list when it was shorter', () => {
    const short = listOf([0, 'abcd', 6], [1, 'ef', 6]);
    assert.equal(seen(short), 'abcdef');
    const grown = withPage(short, 0, itemsOf('abcd'), 9);
    assert.equal(lengthOf(grown), 9);
    assert.equal(grown.pages.has(1), false, 'what was its last page is asked for again');
    assert.equal(seen(withPage(grown, 1, itemsOf('efgh'), 9)), 'abcdefgh.');
  });

  test('leave room for a page again that once was empty', () => {
    const ended = listOf([0, 'abcd', 100], [1, '', 100]);
    const grown = withPage(ended, 0, itemsOf('abcd'), 8);
    assert.equal(seen(grown), 'abcd....');
    assert.equal(grown.pages.has(1), false);
  });

  test('do not count as missing what no longer is there', () => {
    const list = listOf([2, 'ij', 12], [0, 'abcd', 7]);
    assert.equal(lengthOf(list), 7);
    assert.equal(lengthOf(listOf([2, 'ij', 12], [0, 'abcd', 10])), 10);
  });

  test('of nothing do not hide the items that came with them', () => {
    assert.equal(seen(listOf([0, 'abcd', 0])), 'abcd');
    assert.equal(seen(listOf([0, 'abcd', 10], [1, 'efgh', 0])), 'abcdefgh..');
  });
});

describe('a list that is too long to be kept', () => {
  const size = 50;
  const ids = (page: number): readonly Item[] =>
    Array.from({ length: size }, (_, place) => ({ id: `${page}-${place}` }));

  function readTo(last: number, costly = Infinity): SparseList<Item> {
    let list: SparseList<Item> = { ...nothingKnown, size };
    for (let page = 0; page <= last; page += 1) {
      list = withinBound(withPage(list, page, ids(page), 1_000_000), page, costly);
    }
    return list;
  }

  test('keeps what is near to what is looked at', () => {
    const list = readTo(100);
    assert.equal(knownItems(list).length, 600);
    assert.equal(itemAt(list, 100 * size)?.id, '100-0');
    assert.equal(itemAt(list, 0), undefined);
    assert.equal(lengthOf(list), 1_000_000);
  });

  test('takes a page again that was forgotten', () => {
    const list = withinBound(withPage(readTo(100), 0, ids(0), 1_000_000), 0, Infinity);
    assert.equal(itemAt(list, 0)?.id, '0-0');
    assert.equal(itemAt(list, 90 * size)?.id, '90-0');
    assert.equal(itemAt(list, 100 * size), undefined);
  });

  test('knows of a page that was forgotten that it was short', () => {
    let list: SparseList<Item> = { ...nothingKnown, size };
    list = withPage(list, 0, ids(0).slice(5), 1_000_000);
    for (let page = 1; page < 30; page += 1) {
      list = withinBound(withPage(list, page, ids(page), 1_000_000), page, Infinity);
    }
    assert.equal(list.pages.has(0), false);
    assert.equal(itemAt(list, 29 * size - 5)?.id, '29-0');
  });

  test('keeps every page that is looked at, however many they are and however little they hold', () => {
    let list: SparseList<Item> = { ...nothingKnown, size };
    for (let page = 0; page < 100; page += 1) {
      list = withPage(list, page, ids(page).slice(0, 1), 1_000_000);
    }
    assert.equal(knownItems(withinBound(list, 0, Infinity, 99)).length, 100);
    assert.equal(knownItems(withinBound(list, 0, Infinity)).length, 100, 'by items, not by pages');
  });

  test('ends after what is known where further pages bring nothing', () => {
    let list: SparseList<Item> = { ...nothingKnown, size };
    list = withPage(list, 0, ids(0), 1_000_000);
    list = withPage(list, 1, ids(0), 1_000_000);
    list = withPage(list, 2, ids(2).slice(0, 3), 1_000_000);
    list = withPage(list, 3, ids(2).slice(0, 3), 1_000_000);
    assert.equal(knownLength(list), size + 3);
    assert.equal(knownLength(nothingKnown), 0);
  });

  test('keeps what is hard to come by, and what is looked at as well', () => {
    const list = readTo(40, 20);
    assert.equal(itemAt(list, 20 * size)?.id, '20-0');
    const back = withinBound(withPage(list, 0, ids(0), 1_000_000), 0, 20);
    assert.equal(itemAt(back, 0)?.id, '0-0', 'or it would be asked for again and again');
    assert.equal(itemAt(back, 20 * size)?.id, '20-0');
  });
});

describe('any list', () => {
  test('finds every item that it knows at one place, and no place in two pages', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const draw = drawing(seed);
      let list: SparseList<Item> = { ...nothingKnown, size: 1 + draw(7) };
      for (let step = 0; step < 12; step += 1) {
        const page = draw(8);
        const start = page * list.size - draw(3);
        const count = draw(list.size + 3);
        const items = Array.from({ length: count }, (_, place) => ({ id: String(start + place) }));
        list = withinBound(withPage(list, page, items, draw(60)), page, 6);
        check(list, `seed ${seed}, step ${step}`);
      }
    }
  });

  function check(list: SparseList<Item>, when: string): void {
    const length = lengthOf(list);
    assert.ok(length >= 0 && length <= list.total, when);
    const found: string[] = [];
    let before = 0;
    for (let place = 0; place < length; place += 1) {
      const page = pageAt(list, place);
      assert.ok(page >= before, `${when}: pages run backwards at ${place}`);
      before = page;
      const item = itemAt(list, place);
      if (item) found.push(item.id);
      assert.equal(item !== undefined, list.pages.has(page), `${when}: a hole at ${place}`);
    }
    assert.equal(new Set(found).size, found.length, `${when}: something is listed twice`);
    assert.ok(found.length <= knownItems(list).length, when);
  }
});

function itemsOf(ids: string): readonly Item[] {
  return ids.split('').map((id) => ({ id }));
}

/** Numbers below a bound, the same for the same seed. */
function drawing(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}
