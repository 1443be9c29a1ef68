import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { emptyQuery, type Query } from '../../../src/api/index.js';
import { toQueryText } from '../../../src/api/assets/query-text.js';
import type { AppliedValue } from '../../../src/model/facet/facet.js';

function value(facetKey: string, clause: string): AppliedValue {
  return { facetKey, facetType: 'metadata', facetLabel: '', label: clause, clause };
}

const image = value('file_types', 'ft:(IMAGE)');
const video = value('file_types', 'ft:(VIDEO)');
const coast = value('categories', 'cat:(Photography/Coast (old)');

function queried(parts: Partial<Query>): string {
  return toQueryText({ ...emptyQuery, ...parts });
}

describe('the query that is sent', () => {
  test('is empty where nothing is asked', () => assert.equal(queried({ text: '  ' }), ''));

  test('is the words as they were typed, even half a bracket', () => {
    assert.equal(queried({ text: ' (sea OR lake ' }), '(sea OR lake');
  });

  test('lets the last word be a beginning while it may be incomplete', () => {
    for (const text of ['clif', 'cliffs in autum', 'sea OR clif', 'T-shirt 20', '日本', 'é2'])
      assert.equal(queried({ text, partial: true }), `${text}*`);
    assert.equal(
      queried({ text: 'sea clif', partial: true, filter: 'ag:(Web)' }),
      '(sea clif*) AND (ag:(Web))',
    );
  });

  test('is the words as they were typed where a beginning would change their meaning', () => {
    const complete = ['', 'c', 'sea or', 'sea AND', 'NOT', 'clif*', '-clif', 'sea_clif', 'clif.'];
    const syntax = ['"sea clif', 'fn:clif', 'fn: clif', '(sea clif', '{sea clif', '[sea clif'];
    for (const text of [...complete, ...syntax, 'sea* clif', 'sea\\ clif', 'clif)'])
      assert.equal(queried({ text, partial: true }), text);
    assert.equal(queried({ text: 'clif' }), 'clif');
  });

  test('is a refinement unchanged, however odd', () => {
    assert.equal(queried({ applied: [coast] }), 'cat:(Photography/Coast (old)');
  });

  test('is the filter unchanged where that is all', () => {
    assert.equal(queried({ filter: 'ag:(Web)' }), 'ag:(Web)');
  });

  test('takes values of one facet as alternatives', () => {
    assert.equal(queried({ applied: [image, video] }), 'ft:(IMAGE) OR ft:(VIDEO)');
  });

  test('narrows by every facet, and passes each clause unchanged', () => {
    assert.equal(
      queried({ applied: [image, coast, video] }),
      '(ft:(IMAGE) OR ft:(VIDEO)) AND cat:(Photography/Coast (old)',
    );
  });

  test('keeps alternatives that a person types within their own words', () => {
    assert.equal(
      queried({ text: 'sea OR lake', filter: 'ag:(Web) OR ag:(Press)', applied: [image] }),
      '(sea OR lake) AND (ag:(Web) OR ag:(Press)) AND ft:(IMAGE)',
    );
  });

  test('asks for what is available beside what the user and the host ask for', () => {
    assert.equal(
      queried({ text: 'sea OR lake', filter: 'ag:(Web) OR ag:(Press)', availableOn: '2026-12-03' }),
      '(sea OR lake) AND (ag:(Web) OR ag:(Press)) AND ' +
        'rd:((isEmpty) OR [before 12/04/2026]) AND ed:((isEmpty) OR [after 12/03/2026])',
    );
  });

  for (const text of ['sea) OR (lake', 'sea OR lake (', 'sea OR "lake', 'sea OR lake\\']) {
    test(`does not let "${text}" reach past the host's filter`, () => {
      assert.match(queried({ text, filter: 'ag:(Web)' }), /^\([^()"\\]*\) AND \(ag:\(Web\)\)$/);
    });
  }

  test('leaves out words of which nothing remains', () => {
    assert.equal(queried({ text: '(', applied: [image] }), 'ft:(IMAGE)');
  });
});
