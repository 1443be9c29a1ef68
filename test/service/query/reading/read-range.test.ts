import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recordCatalogue } from '../../../../src/service/index.js';
import { findNames, named, searchFor } from '../../catalogue/make-record.js';

const day = (text: string): number => Date.parse(`${text}Z`);
const MB = 1024 ** 2;

const library = recordCatalogue([
  named('a', {
    released: day('2024-02-29T00:00'),
    expires: null,
    bytes: 5 * MB,
    width: 800,
    metadata: { filed: ['2023-06-30'], pages: ['12'] },
  }),
  named('b', {
    released: day('2024-02-29T23:59'),
    expires: day('2025-01-01T10:00'),
    bytes: 5 * MB + 1,
    width: 1000.5,
    metadata: { filed: ['2023-07-01'], pages: ['9'] },
  }),
  named('c', {
    released: day('2024-03-01T00:00'),
    expires: day('2024-12-31T10:00'),
    bytes: 300,
    width: null,
    metadata: { filed: ['not yet'], pages: [] },
  }),
]);
const find = (query: string): string => findNames(library, query).join('');
const understands = (query: string): boolean => library.search(searchFor(query)).syntaxOk;

describe('dates', () => {
  test('before a day leave the day out, and after a day leave all of it out', () => {
    assert.equal(find('rd:[before 02/29/2024]'), '');
    assert.equal(find('rd:[before 03/01/2024]'), 'ab');
    assert.equal(find('rd:[after 02/29/2024]'), 'c');
    assert.equal(find('rd:([before 3/1/2024])'), 'ab');
  });

  test('from one day to another include both', () => {
    assert.equal(find('rd:[02/29/2024 to 02/29/2024]'), 'ab');
    assert.equal(find('rd:[2024-03-01 TO *]'), 'c');
    assert.equal(find('rd:[* to 2024-02]'), 'ab');
  });

  test('may be a day, a month, a year or an instant', () => {
    assert.equal(find('rd:2024-02-29'), 'ab');
    assert.equal(find('rd:2024-02'), 'ab');
    assert.equal(find('rd:(2024)'), 'abc');
    assert.equal(find('rd:[after 2024-02-29T12:00:00Z]'), 'bc');
    assert.equal(find('rd:[before 2024-02-29T12:00:00-11:00]'), 'a');
    assert.equal(find('rd:>2024-02-29'), 'c');
    assert.equal(find('rd:>=2024-02-29'), 'abc');
    assert.equal(find('rd:<=2024-02-29'), 'ab');
  });

  test('select what may be used now, as clients ask for it', () => {
    const query = 'rd:([before 01/01/2025]) AND ed:((isEmpty) OR [after 12/31/2024])';
    assert.equal(find(query), 'ab');
    assert.equal(understands(query), true);
  });

  test('that do not exist are reported', () => {
    for (const date of ['02/30/2024', '2023-02-29', '13/01/2024', '2024-00-10', 'tomorrow']) {
      assert.equal(understands(`rd:[before ${date}]`), false, date);
    }
  });

  test('in a metadata field are compared as dates', () => {
    assert.equal(find('filed:[2023-07-01 TO 2023-12-31]'), 'b');
    assert.equal(find('filed:[before 07/01/2023]'), 'a');
  });
});

describe('numbers', () => {
  test('of a size are megabytes unless a unit is given', () => {
    assert.equal(find('size:>5'), 'b');
    assert.equal(find('size:> 5'), 'b');
    assert.equal(find('size:>=5'), 'ab');
    assert.equal(find('size:<1kb'), 'c');
    assert.equal(find('size:300b'), 'c');
    assert.equal(find('size:[1 to 5]'), 'a');
  });

  test('are compared whole, and those that are missing are never found', () => {
    assert.equal(find('width:800'), 'a');
    assert.equal(find('width:(>800)'), 'b');
    assert.equal(find('width:(>=800 <1000)'), 'a');
    assert.equal(find('width:<9999'), 'ab');
    assert.equal(find('width:(isEmpty)'), 'c');
    assert.equal(find('-width:<9999'), 'c');
  });

  test('in a metadata field are compared by their size, not by their digits', () => {
    assert.equal(find('pages:>9'), 'a');
    assert.equal(find('pages:[1 to 10]'), 'b');
  });

  test('that cannot be read are reported', () => {
    for (const query of ['size:big', 'width:[a to b]', 'width:5kb']) {
      assert.equal(understands(query), false, query);
    }
  });
});
