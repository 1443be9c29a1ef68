import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recordCatalogue } from '../../../../src/service/index.js';
import type { AssetRecord } from '../../../../src/service/catalogue/catalogue.js';
import { makeRecord, searchFor } from '../../catalogue/make-record.js';

const id = (letter: string): string => `${letter.repeat(8)}-0000-4000-8000-000000000000`;

function record(letter: string, said: Partial<AssetRecord>): AssetRecord {
  return makeRecord({ id: id(letter), ...said });
}

const library = recordCatalogue([
  record('c', { filename: 'IMG 10.jpg', created: 3000, updated: 1, bytes: 7, format: 'PNG' }),
  record('a', { filename: 'IMG 9.jpg', created: 1000, updated: 3, bytes: 2 ** 40, format: 'GIF' }),
  record('b', { filename: 'img 9 b.jpg', created: 3000, updated: 2, bytes: 7, format: 'gif' }),
  record('d', { filename: 'Äpfel.jpg', created: 2000, metadata: { rank: ['B', 'A'] }, bytes: 9 }),
  record('e', { filename: 'zebra.jpg', created: 2000, metadata: { rank: ['a'] }, bytes: 8 }),
]);

function order(sort: string | null): string {
  const { items } = library.search(searchFor(null, { sort }));
  return items.map((item) => item.id.charAt(0)).join('');
}

describe('results', () => {
  test('come newest first unless they are asked for otherwise', () => {
    assert.equal(order(null), 'bcdea');
    assert.equal(library.search(searchFor(null)).sort, '-created_date');
  });

  test('keep the order of their ids where they are equal, in both directions', () => {
    assert.equal(order('created_date'), 'adebc');
    assert.equal(order('-created_date'), 'bcdea');
    assert.equal(order('size'), 'bceda');
    assert.equal(order('-file_size'), 'adebc');
  });

  test('are sorted by filename as people count: 9 before 10, accents aside', () => {
    assert.equal(order('filename'), 'dbace');
    assert.equal(order('-filename'), 'ecabd');
  });

  test('are sorted by filename with the shorter one first, the other way round with it last', () => {
    const names = ['sea view', 'sea', 'sea view 2', '---'];
    const few = recordCatalogue(names.map((filename) => makeRecord({ filename })));
    const sorted = (sort: string): readonly string[] =>
      few.search(searchFor(null, { sort })).items.map(({ filename }) => filename);
    assert.deepEqual(sorted('filename'), ['sea', 'sea view', 'sea view 2', '---']);
    assert.deepEqual(sorted('-filename'), ['sea view 2', 'sea view', 'sea', '---']);
  });

  test('keep the order of their ids though these differ in their last digits alone', () => {
    const ends = ['3', '1', '2'];
    const few = recordCatalogue(
      ends.map((end) => makeRecord({ id: `${id('a').slice(0, -1)}${end}`, created: 0 })),
    );
    const { items } = few.search(searchFor(null));
    assert.equal(items.map((item) => item.id.at(-1)).join(''), '123');
  });

  test('are sorted by format in any letter case', () => {
    assert.equal(order('file_format').slice(0, 2), 'ab');
  });

  test('are sorted by the first value of a metadata field, those without one last', () => {
    assert.equal(order('rank'), 'edabc');
    assert.equal(order('-rank'), 'deabc');
  });

  test('are in the order of ids by a name that nothing has, and that is no error', () => {
    const outcome = library.search(searchFor(null, { sort: '-created' }));
    assert.equal(outcome.sortExplained, 'Metadata: created (descending)');
    assert.equal(outcome.sort, '-created');
    assert.equal(order('-created'), 'abcde');
  });

  test('say in words how they are sorted', () => {
    const explain = (sort: string): string =>
      library.search(searchFor(null, { sort })).sortExplained;
    assert.equal(explain('-created_date'), 'Date added (descending)');
    assert.equal(explain('rank'), 'Metadata: rank (ascending)');
  });
});
