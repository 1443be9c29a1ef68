import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { entered, isPutInto, namedPath } from '../../../src/model/product/product-category.js';

const [home, desk, lamps] = ['home', 'desk', 'lamps'].map((id) => ({ id, name: `The ${id}` }));
assert.ok(home && desk && lamps);

describe('going down the category tree', () => {
  it('makes the path a step longer', () => {
    assert.deepEqual(entered([home], desk), [home, desk]);
  });

  it('goes back to a category that is on the path already', () => {
    assert.deepEqual(entered([home, desk, lamps], desk), [home, desk]);
  });
});

describe('a path known by an id alone', () => {
  const start = [{ id: 'desk', name: '' }];

  it('gets its names from a product that is in the category or below it', () => {
    assert.deepEqual(namedPath(start, [{ categories: [[lamps], [home, desk, lamps]] }]), [
      home,
      desk,
    ]);
  });

  it('stays as it is where no product knows it, and where it has a name', () => {
    assert.equal(namedPath(start, [{ categories: [[home]] }]), start);
    const named = [desk];
    assert.equal(namedPath(named, [{ categories: [[home, desk]] }]), named);
  });
});

describe('isPutInto', () => {
  it('wants the categories themselves, all of them and no other', () => {
    assert.equal(isPutInto([[home, desk]], ['desk']), true);
    assert.equal(isPutInto([[home, desk]], ['home']), false);
    assert.equal(isPutInto([[home, desk], [lamps]], ['desk']), false);
    assert.equal(isPutInto([], []), true);
  });
});
