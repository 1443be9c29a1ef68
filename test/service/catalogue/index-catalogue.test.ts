import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { generateCatalogue } from '../../../src/service/index.js';
import { recordCatalogue } from '../../../src/service/index.js';
import { makeRecord, named, searchFor } from './make-record.js';

describe('pages', () => {
  const library = generateCatalogue({ count: 2500, seed: 4 });

  test('follow each other without overlap or gap, in every order', () => {
    for (const sort of [null, 'filename', '-size', 'brand', '-created', 'file_format']) {
      const { total } = library.search(searchFor('sea OR product', { sort }));
      const ids: string[] = [];
      for (let offset = 0; offset < total; offset += 97) {
        const page = library.search(searchFor('sea OR product', { sort, offset, limit: 97 }));
        assert.equal(page.total, total);
        ids.push(...page.items.map(({ id }) => id));
      }
      assert.equal(ids.length, total, String(sort));
      assert.equal(new Set(ids).size, total, String(sort));
    }
  });

  test('past the end are empty, and still say the total', () => {
    const { items, total } = library.search(searchFor(null, { offset: 99_999 }));
    assert.deepEqual(items, []);
    assert.ok(total > 2000);
  });

  test('are the same when they are asked for again', () => {
    const ask = (): unknown => library.search(searchFor('dawn', { facets: ['metadata'] }));
    assert.deepEqual(ask(), ask());
  });
});

describe('a catalogue over given records', () => {
  test('leaves archived and deleted ones out until they are asked for', () => {
    const library = recordCatalogue([
      named('seen'),
      named('archived', { archived: true }),
      named('deleted', { deleted: 0 }),
    ]);
    const total = (said: object): number => library.search(searchFor(null, said)).total;
    assert.equal(total({}), 1);
    assert.equal(total({ includeArchived: true }), 2);
    assert.equal(total({ includeDeleted: true }), 2);
    assert.equal(total({ includeArchived: true, includeDeleted: true }), 3);
  });

  test('reads its groups and metadata fields off the records', () => {
    const library = recordCatalogue([
      makeRecord({ groups: ['Press', 'All'], metadata: { b: ['x'], a: [], des: ['y'] } }),
    ]);
    assert.deepEqual(
      library.groups.map(({ name }) => name),
      ['All', 'Press'],
    );
    assert.notEqual(library.groups[0]?.uuid, library.groups[1]?.uuid);
    assert.deepEqual(
      library.fields.map(({ displayKey }) => displayKey),
      ['a', 'b', 'des'],
    );
  });

  test('finds a record by each of its ids', () => {
    const record = makeRecord({ id: 'own-id', externalId: 'OwnExt' });
    const library = recordCatalogue([makeRecord(), record]);
    assert.equal(library.byId('own-id'), record);
    assert.equal(library.byExternalId('OwnExt'), record);
    assert.equal(library.byId('other'), undefined);
    assert.deepEqual(library.search(searchFor('id:own-id')).items, [record]);
  });

  test('finds keywords by their field, with or without a metadata field for them', () => {
    const plain = recordCatalogue([makeRecord({ keywords: ['sea'] })]);
    const own = recordCatalogue([
      makeRecord({ keywords: ['sea'], metadata: { keywords: ['sky'] } }),
    ]);
    assert.equal(plain.search(searchFor('keywords:(sea)')).total, 1);
    assert.equal(own.search(searchFor('keywords:(sea) keywords:sky')).total, 1);
  });

  test('finds no value in a field that the record does not have, whatever the field is called', () => {
    const fields = ['constructor', 'toString'].map((displayKey) => ({
      displayKey,
      displayName: '',
    }));
    const library = recordCatalogue([makeRecord()], { fields });
    assert.equal(library.search(searchFor('constructor:(isEmpty) toString:(isEmpty)')).total, 1);
  });

  test('may be empty', () => {
    const none = recordCatalogue([]);
    const outcome = none.search(searchFor('-x OR *', { facets: ['file_types'] }));
    assert.deepEqual([outcome.total, outcome.items, outcome.facets.file_types], [0, [], []]);
  });
});
