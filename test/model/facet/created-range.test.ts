import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createdClause, createdRange } from '../../../src/model/facet/created-range.js';

describe('a range of upload dates', () => {
  test('is a clause with both days, or with one', () => {
    for (const [from, to, clause] of [
      ['2026-11-01', '2026-11-25', 'DateAdded:[11/01/2026 to 11/25/2026]'],
      ['2026-11-25', '', 'DateAdded:[after 11/24/2026]'],
      ['', '2026-12-31', 'DateAdded:[before 01/01/2027]'],
    ] as const) {
      assert.equal(createdClause({ from, to }), clause);
      assert.deepEqual(createdRange(clause), { from, to });
    }
  });

  test('may be given the wrong way round', () => {
    const range = { from: '2026-11-25', to: '2026-11-01' };
    assert.equal(createdClause(range), 'DateAdded:[11/01/2026 to 11/25/2026]');
  });

  test('is none without a day, with half a year, or with what is no day', () => {
    const texts = ['0002-11-01', '2026-13-01', '02026-11-01', 'tomorrow', '] OR fn:(x'];
    for (const from of texts) assert.equal(createdClause({ from, to: '' }), undefined, from);
    assert.equal(createdClause({ from: '', to: '' }), undefined);
  });

  test('is not read from clauses that others have made', () => {
    const clauses = ['', 'DateAdded:[1 to 2]', 'DateAdded:[after 13/45/2026]', 'ed:(isEmpty)'];
    for (const clause of clauses) assert.equal(createdRange(clause), undefined, clause);
  });
});
