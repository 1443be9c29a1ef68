import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  AssetPickEvent,
  FacetToggleEvent,
  PickerCancelEvent,
  PickerErrorEvent,
  SearchChangeEvent,
  SelectionChangeEvent,
  SignInChangeEvent,
} from '../../src/index.js';

const events: Readonly<Record<string, Event>> = {
  'asset-pick': new AssetPickEvent({ schema: 1, branded: false, items: [] }),
  'facet-toggle': new FacetToggleEvent({ clause: 'a', applied: true }),
  'picker-cancel': new PickerCancelEvent(),
  'picker-error': new PickerErrorEvent({ code: 'service', message: 'm', retryable: true }),
  'search-change': new SearchChangeEvent({ query: '', clauses: [], sort: '', total: 0 }),
  'selection-change': new SelectionChangeEvent({ ids: [] }),
  'sign-in-change': new SignInChangeEvent({ status: 'signed-in' }),
};

describe('a public event', () => {
  for (const [name, event] of Object.entries(events)) {
    test(`is heard anywhere above its element, by its own name: ${name}`, () => {
      assert.equal(event.type, name);
      assert.deepEqual([event.bubbles, event.composed], [true, true]);
      assert.equal(event.cancelable, name === 'facet-toggle');
    });
  }

  test('tells of a failure no more than code, words and whether to retry', () => {
    const failure = { code: 'service', message: 'm', retryable: true, retryAt: 5 } as const;
    const { detail } = new PickerErrorEvent(failure);
    assert.deepEqual(detail, { code: 'service', message: 'm', retryable: true });
  });
});
