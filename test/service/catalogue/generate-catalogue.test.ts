import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AssetRecord, Catalogue } from '../../../src/service/catalogue/catalogue.js';
import { generateCatalogue } from '../../../src/service/catalogue/generate-catalogue.js';
import { searchFor } from './make-record.js';

const everything = { includeArchived: true, includeDeleted: true };

function all(catalogue: Catalogue): readonly AssetRecord[] {
  return catalogue.search(searchFor(null, { ...everything, limit: catalogue.size })).items;
}

const library = generateCatalogue({ count: 3000, seed: 1 });
const records = all(library);

describe('a library made from a seed', () => {
  test('is the same each time, and another for another seed', () => {
    const again = all(generateCatalogue({ count: 3000, seed: 1 }));
    assert.equal(again.length, records.length);
    for (const [at, record] of again.entries()) assert.deepEqual(record, records[at]);
    const other = new Set(all(generateCatalogue({ count: 3000, seed: 2 })).map(({ id }) => id));
    assert.equal(
      records.some(({ id }) => other.has(id)),
      false,
    );
  });

  test('has under an id the same record at any size', () => {
    const larger = generateCatalogue({ count: 9000, seed: 1 });
    for (const record of records.slice(0, 500)) assert.deepEqual(larger.byId(record.id), record);
  });

  test('gives every asset ids of its own, by which it is found', () => {
    assert.equal(records.length, 3000);
    for (const ids of [records.map(({ id }) => id), records.map(({ externalId }) => externalId)]) {
      assert.equal(new Set(ids).size, 3000);
    }
    for (const record of records) {
      assert.match(
        record.id,
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
      assert.match(record.externalId, /^[a-z0-9]{10}$/);
      assert.deepEqual(library.byId(record.id.toUpperCase()), record);
      assert.deepEqual(library.byExternalId(record.externalId), record);
    }
  });

  test('knows no id that it did not give', () => {
    const [absent] = all(generateCatalogue({ count: 1, seed: 9 }));
    for (const id of [absent?.id ?? '', '', 'x', '../..', `${records[0]?.id ?? ''}0`]) {
      assert.equal(library.byId(id), undefined, id);
    }
    const altered = `zzz${records[0]?.externalId.slice(3) ?? ''}`;
    for (const externalId of [
      absent?.externalId ?? '',
      altered,
      '',
      '0',
      '__proto__',
      '!!!!!!!!!!',
    ]) {
      assert.equal(library.byExternalId(externalId), undefined, externalId);
    }
  });

  test('has no asset of a row past its end', () => {
    const larger = all(generateCatalogue({ count: 3010, seed: 1 }));
    const known = new Set(records.map(({ id }) => id));
    const beyond = larger.filter(({ id }) => !known.has(id));
    assert.equal(beyond.length, 10);
    for (const { id, externalId } of beyond) {
      assert.equal(library.byId(id), undefined);
      assert.equal(library.byExternalId(externalId), undefined);
    }
  });

  test('holds files of every kind, each as large as its kind is', () => {
    const formats = new Set(records.map(({ format }) => format));
    assert.ok(formats.size >= 15, [...formats].join());
    for (const { formatType, width, height, duration, bytes } of records) {
      const isSeen = formatType === 'image' || formatType === 'video';
      const isHeard = formatType === 'audio' || formatType === 'video';
      assert.equal(width !== null && height !== null && width > 0 && height > 0, isSeen);
      assert.equal(duration !== null && duration > 0, isHeard);
      assert.ok(Number.isInteger(bytes) && bytes > 0);
    }
  });

  test('says of a picture what it shows, and no place where that cannot be', () => {
    const described = records.filter(({ metadata }) => metadata['altText']?.length === 1);
    assert.ok(described.length > 1000);
    for (const { formatType, keywords, metadata, categories } of described) {
      const [alt = ''] = metadata['altText'] ?? [];
      if (!/image|video/.test(formatType)) continue;
      assert.ok(alt.toLowerCase().includes(keywords[0] ?? ''), `${alt} shows ${keywords[0] ?? ''}`);
      if (categories[0]?.endsWith('/Coast')) assert.doesNotMatch(alt, /Vienna|Dolomites/);
    }
  });

  test('spans eight years, and some of it is not for use', () => {
    const years = new Set(records.map(({ created }) => new Date(created).getUTCFullYear()));
    assert.ok(years.size >= 8, [...years].join());
    const has = (test: (record: AssetRecord) => boolean): boolean => records.some(test);
    assert.ok(has(({ expires, updated }) => expires !== null && expires < updated + 1e11));
    assert.ok(has(({ released, created }) => released !== null && released > created));
    assert.ok(has(({ archived }) => archived) && has(({ deleted }) => deleted !== null));
    assert.ok(
      records.every(
        ({ created, updated }) => Number.isInteger(updated) && updated >= created - 1e8,
      ),
    );
  });

  test('has names that break careless pages', () => {
    const names = records.map(({ filename }) => filename).join('\n');
    for (const shape of [
      /<img src=x/,
      /\p{Script=Arabic}/u,
      /\p{Script=Han}/u,
      /.{150,}/,
      /🌊|👟|🍊/u,
    ]) {
      assert.match(names, shape);
    }
  });

  test('has facets worth looking at', () => {
    const facets = ['categories', 'metadata'] as const;
    const outcome = library.search(searchFor(null, { facets }));
    const depths = outcome.facets.categories?.map(({ path }) => path.split('/').length) ?? [];
    assert.ok(Math.max(...depths) >= 3);
    const full = outcome.facets.metadata?.filter(({ values }) => values.length === 25) ?? [];
    assert.ok(full.length >= 3, 'some fields have more values than a facet lists');
    assert.equal(library.groups.length, 6);
  });

  test('may be empty', () => {
    const none = generateCatalogue({ count: 0, seed: 1 });
    assert.equal(none.search(searchFor('x', { facets: ['metadata'] })).total, 0);
    assert.equal(none.byId(records[0]?.id ?? ''), undefined);
  });
});
