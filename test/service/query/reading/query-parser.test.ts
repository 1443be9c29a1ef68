import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Draws } from '../../draws.js';
import { recordCatalogue } from '../../../../src/service/index.js';
import { findNames, named, searchFor } from '../../catalogue/make-record.js';

const library = recordCatalogue([
  named('red boat.jpg', { metadata: { brand: ['Marram'] } }),
  named('blue boat.jpg'),
  named('green hill [1].jpg'),
]);
const find = (query: string): readonly string[] => findNames(library, query);
const understands = (query: string): boolean => library.search(searchFor(query)).syntaxOk;

describe('a query that makes no sense', () => {
  test('is reported, and read as far as it goes', () => {
    for (const [query, found] of [
      ['(red boat', ['red boat.jpg']],
      ['red boat)', ['red boat.jpg']],
      ['red) boat', ['red boat.jpg']],
      ['boat AND', ['blue boat.jpg', 'red boat.jpg']],
      ['OR red', ['red boat.jpg']],
      ['red OR', ['red boat.jpg']],
      ['boat NOT', ['blue boat.jpg', 'red boat.jpg']],
      ['red () boat', ['red boat.jpg']],
      ['red "boat', ['red boat.jpg']],
      ['red {boat', ['red boat.jpg']],
      ['nofield:red', []],
      ['brand: ', []],
      ['rd:[someday] boat', []],
      ['red\\', ['red boat.jpg']],
    ] as const) {
      assert.deepEqual(find(query), found, query);
      assert.equal(understands(query), false, query);
    }
  });

  test('does not include brackets in a name, or an address', () => {
    assert.deepEqual(find('green hill [1].jpg'), ['green hill [1].jpg']);
    assert.deepEqual(find('green ['), ['green hill [1].jpg']);
    for (const query of ['green hill [1].jpg', 'green [', 'http://red.boat']) {
      assert.equal(understands(query), true, query);
    }
  });
});

describe('a hostile query', () => {
  const long = 100_000;
  const hostile: readonly string[] = [
    '('.repeat(long),
    ')'.repeat(long),
    '-('.repeat(long / 2),
    'NOT '.repeat(long / 4),
    'brand:'.repeat(long / 6),
    'brand:-'.repeat(long / 7),
    'brand:('.repeat(long / 7),
    '('.repeat(long / 2) + 'red' + ')'.repeat(long / 2),
    'a OR '.repeat(long / 5),
    'a* '.repeat(long / 3),
    '*a'.repeat(long / 2),
    '"'.repeat(long),
    '{'.repeat(long),
    '['.repeat(long),
    'brand:[ '.repeat(long / 8),
    `rd:[x${' '.repeat(long)}]`,
    `rd:[${'1 to '.repeat(long / 5)}]`,
    '\\'.repeat(long),
    'a:'.repeat(long / 2),
    '"a '.repeat(long / 3),
    'x'.repeat(long),
    '\u0000\uD800🙂'.repeat(long / 4),
  ];

  test('is answered within a second however it is made', () => {
    for (const query of hostile) {
      const start = performance.now();
      library.search(searchFor(query));
      const time = performance.now() - start;
      assert.ok(time < 1000, `${query.slice(0, 12)}… took ${time} ms`);
    }
  });

  test('never fails, whatever it is put together from', () => {
    const pieces = ['(', ')', '[', ']', '{', '}', '"', '\\', ':', '-', '*', '>', ' ', 'AND', 'or'];
    const words = ['brand', 'ft', 'size', 'rd', 'isEmpty', 'before', '1/2/2020', 'red', '5', '😀'];
    const chance = new Draws(7);
    for (let round = 0; round < 3000; round += 1) {
      const length = chance.between(1, 14);
      const query = Array.from({ length }, () => chance.pick([...pieces, ...words])).join('');
      assert.doesNotThrow(() => library.search(searchFor(query)), JSON.stringify(query));
    }
  });

  test('is cut short past what anybody writes, and says so', () => {
    const patterns = (count: number): string =>
      Array.from({ length: count }, (_, at) => `x${at}*`).join(' OR ');
    assert.equal(understands(patterns(50)), true);
    assert.equal(understands(patterns(51)), false);
    const ranges = (field: string, count: number): string =>
      Array.from({ length: count }, (_, at) => `${field}:>${at}`).join(' OR ');
    assert.equal(understands(ranges('width', 200)), true);
    assert.equal(understands(ranges('width', 201)), false);
    assert.equal(understands(ranges('brand', 51)), false);
    const words = Array.from({ length: 1001 }, (_, at) => `x${at}`).join(' OR ');
    assert.equal(understands(words), false);
    assert.deepEqual(find(`red boat OR ${words}`), ['red boat.jpg']);
  });

  test('keeps its innermost words though its parentheses are too deep', () => {
    const deep = `${'('.repeat(500)}red${')'.repeat(500)}`;
    assert.deepEqual(find(`${deep} boat`), ['red boat.jpg']);
    assert.deepEqual(find(`-${deep} boat`), ['blue boat.jpg']);
  });
});
