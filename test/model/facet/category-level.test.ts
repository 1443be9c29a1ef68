import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { levelBelow, stepsOf } from '../../../src/model/facet/category-level.js';

const values = (...paths: readonly string[]) =>
  paths.map((path) => ({ path, label: path.split('/').at(-1) ?? '', clause: `cat:(${path})` }));

const level = (paths: readonly string[], path: string) =>
  levelBelow(values(...paths), path).map(({ name, hasBelow }) => `${name}${hasBelow ? ' >' : ''}`);

describe('a level of categories', () => {
  const paths = ['Europe', 'Asia', 'Europe/Coast', 'Europe/Coast/Dunes', 'Asian food'];

  it('is the categories right below the one that was chosen, and says which lead on', () => {
    assert.deepEqual(level(paths, ''), ['Europe >', 'Asia', 'Asian food']);
    assert.deepEqual(level(paths, 'Europe'), ['Coast >']);
    assert.deepEqual(level(paths, 'Europe/Coast'), ['Dunes']);
    assert.deepEqual(level(paths, 'Asia'), []);
  });

  it('shows a category whose parent is not listed with the whole way to it', () => {
    assert.deepEqual(level(['Asia', 'Europe/Coast/Dunes', 'Europe/Coast'], ''), [
      'Asia',
      'Europe / Coast >',
    ]);
  });

  it('knows a slash within a name from one between names', () => {
    assert.deepEqual(level(['Black', 'Black\\/white', 'Black\\/white/Film'], ''), [
      'Black',
      'Black/white >',
    ]);
    assert.deepEqual(level(['Black\\/white', 'Black\\/white/Film'], 'Black\\/white'), ['Film']);
  });
});

describe('the way to a category', () => {
  it('is the categories above it, each with its path', () => {
    assert.deepEqual(stepsOf('Europe/Black\\/white/Film'), [
      { name: 'Europe', path: 'Europe' },
      { name: 'Black/white', path: 'Europe/Black\\/white' },
      { name: 'Film', path: 'Europe/Black\\/white/Film' },
    ]);
  });
});
