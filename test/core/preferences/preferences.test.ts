import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  PreferenceRecorder,
  Preferences,
  type StorageArea,
  type StorageAreas,
} from '../../../src/core/index.js';

function area(stored = new Map<string, string>()): StorageArea & { stored: Map<string, string> } {
  return {
    stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => stored.set(key, value),
    removeItem: (key) => stored.delete(key),
  };
}

const key = (): string => 'picker';
const value = {
  facetKey: 'format',
  facetType: 'file_types',
  facetLabel: 'Format',
  label: 'PNG',
  clause: 'ff:(png)',
} as const;

describe('preferences', () => {
  it('are what was recorded, the search until the tab is closed', () => {
    const areas = { localStorage: area(), sessionStorage: area() };
    const preferences = new Preferences(key, areas);
    const search = { text: 'boat', applied: [value] };
    new PreferenceRecorder(preferences).record({ search, sort: 'filename', list: true });
    assert.deepEqual(preferences.restore(), { search, sort: 'filename', list: true });
    areas.sessionStorage.stored.clear();
    assert.deepEqual(preferences.restore(), { sort: 'filename', list: true });
  });

  it('give way to what the page sets, and to orders that are not known any more', () => {
    const areas = { localStorage: area(), sessionStorage: area() };
    const preferences = new Preferences(key, areas);
    const search = { text: 'boat', applied: [] };
    new PreferenceRecorder(preferences).record({ search, sort: 'filename' });
    assert.deepEqual(preferences.restore({ query: 'cat', sort: '-size' }), {});
    assert.deepEqual(preferences.restore({ value: ['a'] }), { sort: 'filename' });
    assert.deepEqual(
      preferences.restore({}, () => false),
      { search },
    );
  });

  it('are deleted when they are to be forgotten', () => {
    const areas = { localStorage: area(), sessionStorage: area() };
    const preferences = new Preferences(key, areas);
    const recorder = new PreferenceRecorder(preferences);
    recorder.record({ search: { text: 'boat', applied: [] }, sort: 'filename' });
    recorder.saveRecent(['boat']);
    preferences.clear();
    assert.deepEqual([...areas.localStorage.stored, ...areas.sessionStorage.stored], []);
  });

  it('leave out what other code has stored under the same name', () => {
    const stored = { sort: 1, list: 'yes', text: 'boat', applied: [value, { clause: 'x' }, null] };
    const areas = { localStorage: area(), sessionStorage: area() };
    for (const each of Object.values(areas)) each.setItem('picker', JSON.stringify(stored));
    const preferences = new Preferences(key, areas);
    assert.deepEqual(preferences.restore(), { search: { text: 'boat', applied: [value] } });
    areas.localStorage.setItem('picker', 'no JSON');
    areas.sessionStorage.setItem('picker', 'null');
    assert.deepEqual(preferences.restore(), {});
  });

  it('are neither read nor stored without a name, without storage, or where it is denied', () => {
    const denied: StorageAreas = {
      get localStorage(): StorageArea {
        throw new DOMException('Denied', 'SecurityError');
      },
      get sessionStorage(): StorageArea {
        throw new DOMException('Denied', 'SecurityError');
      },
    };
    const areas = { localStorage: area(), sessionStorage: area() };
    const without = [
      new Preferences(() => undefined, areas),
      new Preferences(key),
      new Preferences(key, denied),
    ];
    for (const preferences of without) {
      new PreferenceRecorder(preferences).record({ sort: 'filename' });
      assert.deepEqual(preferences.restore(), {});
      preferences.clear();
    }
    assert.equal(areas.localStorage.stored.size, 0);
  });
});

describe('a recorder of preferences', () => {
  it('stores nothing of a picker that the user leaves alone', () => {
    const areas = { localStorage: area(), sessionStorage: area() };
    const recorder = new PreferenceRecorder(new Preferences(key, areas));
    recorder.record({ search: { text: '', applied: [] }, sort: '' });
    assert.deepEqual([...areas.localStorage.stored, ...areas.sessionStorage.stored], []);
  });

  it('leaves alone what another tab has stored since, unless the user changes it here', () => {
    const areas = { localStorage: area(), sessionStorage: area() };
    const recorder = new PreferenceRecorder(new Preferences(key, areas));
    recorder.record({ sort: 'filename' });
    const other = new Preferences(key, areas);
    new PreferenceRecorder(other).record({ sort: '-size' });
    recorder.record({ sort: 'filename', list: true });
    assert.deepEqual(other.restore(), { sort: '-size', list: true });
  });

  it('keeps recent searches apart from the rest', () => {
    const areas = { localStorage: area(), sessionStorage: area() };
    const preferences = new Preferences(key, areas);
    const recorder = new PreferenceRecorder(preferences);
    recorder.record({ sort: 'filename' });
    recorder.saveRecent(['boat', 'cat']);
    assert.deepEqual(recorder.recent, ['boat', 'cat']);
    assert.deepEqual(preferences.restore(), { sort: 'filename' });
  });
});
