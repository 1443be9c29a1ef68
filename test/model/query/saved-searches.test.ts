import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  readSaved,
  withoutSaved,
  withSaved,
  type SavedSearch,
} from '../../../src/model/query/saved-searches.js';

const value = {
  facetKey: 'file_types',
  facetType: 'file_types',
  facetLabel: '',
  label: 'IMAGE',
  clause: 'ft:(IMAGE)',
};
const named = (name: string, text = ''): SavedSearch => ({
  ...{ name, text, applied: [value], sort: '' },
});
const names = (saved: readonly SavedSearch[]) => saved.map(({ name }) => name);

describe('saved searches', () => {
  it('are listed the latest first, and a name is there once', () => {
    const saved = withSaved(withSaved([named('Boats')], named('Coast')), named('boats', 'boat'));
    assert.deepEqual(names(saved), ['boats', 'Coast']);
    assert.equal(saved[0]?.text, 'boat');
    assert.deepEqual(names(withoutSaved(saved, 'BOATS')), ['Coast']);
  });

  it('are twenty at most', () => {
    let saved: readonly SavedSearch[] = [];
    for (let index = 0; index < 25; index += 1) saved = withSaved(saved, named(`S${index}`));
    assert.deepEqual([saved.length, saved[0]?.name], [20, 'S24']);
  });

  it('are read from storage as they were written', () => {
    const saved = [named('Boats', 'boat'), named('Coast')];
    assert.deepEqual(readSaved(JSON.parse(JSON.stringify(saved))), saved);
  });

  it('leave out what is not one', () => {
    const broken = [
      ...[null, 7, 'Boats', [], {}, { name: 'Boats' }, { ...named('x'), name: ' ' }],
      ...[{ ...named('x'), text: 1 }, { ...named('x'), sort: null }, named('x'.repeat(81))],
      ...[named('x', 'y'.repeat(2001))],
    ];
    assert.deepEqual(readSaved([...broken, named('Boats'), named('BOATS')]), [named('Boats')]);
    const values = { ...named('Boats'), applied: [value, null, { clause: 7 }] };
    assert.deepEqual(readSaved([values]), [named('Boats')]);
    assert.deepEqual(readSaved([{ ...named('Boats'), applied: {} }]), [
      { ...named('Boats'), applied: [] },
    ]);
    for (const stored of [undefined, null, 'x', {}]) assert.deepEqual(readSaved(stored), []);
  });
});
